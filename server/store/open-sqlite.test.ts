import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { buildTemporaryFolder } from '../testing/build-test-app.ts'
import { openSqlite } from './open-sqlite.ts'

test('makes its folder and answers a ping', async () => {
  const file = join(buildTemporaryFolder(), 'deep/down/spinner-rack.sqlite')
  const store = openSqlite(file)
  await expect(store.ping()).resolves.toBeUndefined()
  await store.close()
  expect(existsSync(file)).toBe(true)
})

test('does not answer once it is closed', async () => {
  const store = openSqlite(join(buildTemporaryFolder(), 'spinner-rack.sqlite'))
  await store.close()
  await expect(store.ping()).rejects.toThrow()
})
