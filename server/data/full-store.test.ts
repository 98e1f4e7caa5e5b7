import { describe, expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import { openStores } from '../store/open-stores.ts'
import { buildFullStore, rowsOf } from '../testing/build-full-store.ts'
import { databases } from '../testing/databases.ts'
import { versionToWrite, writeStoreFixture } from '../testing/store-fixture.ts'

describe.each(databases)('on %s', (_name, open, createEnvironment) => {
  test('a full store has a row in every table', async () => {
    const environment = await createEnvironment()
    const { store } = await buildFullStore(environment)
    const rows = Object.entries(await rowsOf(store))
    expect(rows.filter(([, found]) => found.length === 0)).toEqual([])
    expect(rows.length).toBeGreaterThan(20)

    const version = versionToWrite()
    if (version === undefined) return
    const { limitStore, close } = await openStores(readConfig(environment))
    await writeStoreFixture(version, { store, limitStore, empty: await open() })
    await close()
  })
})
