import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { buildFullStore, rowsOf } from '../testing/build-full-store.ts'
import { buildTemporaryFolder } from '../testing/build-test-app.ts'
import { databases } from '../testing/databases.ts'
import { runData } from '../testing/run-data.ts'

const ROUTES = databases.flatMap((from) =>
  databases.map((to) => [from[0], to[0], from, to] as const),
)

describe.each(ROUTES)('from %s to %s', (_from, _to, from, to) => {
  test('a full store is the same, row by row', async () => {
    const environment = await from[2]()
    const { app, store } = await buildFullStore(environment)
    const before = await rowsOf(store)
    const file = join(buildTemporaryFolder(), 'site.gz')
    const made = await runData(environment, ['backup', file])
    expect(made).toMatchObject({ code: 0, told: [] })
    expect(statSync(file).mode & 0o777).toBe(0o600)
    expect(readdirSync(join(file, '..'))).toEqual(['site.gz'])
    await app.close()

    const empty = await to[3]()
    expect(await runData(empty, ['restore', file])).toMatchObject({ code: 0, told: [] })
    expect(await rowsOf(await to[1](empty))).toEqual(before)
    const again = join(buildTemporaryFolder(), 'again.gz')
    expect(await runData(empty, ['backup', again])).toMatchObject({ code: 0 })
    const back = await from[3]()
    expect(await runData(back, ['restore', again])).toMatchObject({ code: 0, told: [] })
    expect(await rowsOf(await from[1](back))).toEqual(before)
  })
})
