import { expect, onTestFinished, test } from 'vitest'
import { buildTemporaryFolder } from '../testing/build-test-app.ts'
import { createDatabase } from '../testing/postgres.ts'
import { openStores } from './open-stores.ts'

const FULL = 2
const NORMAL = 1

test('waits for the disk in the file that must last, and not in that of the limits', async () => {
  const dataDir = buildTemporaryFolder()
  const { store, limitStore, close } = await openStores({ databaseUrl: undefined, dataDir })
  onTestFinished(close)
  expect(await store.first('PRAGMA synchronous')).toEqual({ synchronous: FULL })
  expect(await limitStore.first('PRAGMA synchronous')).toEqual({ synchronous: NORMAL })
  expect(await store.first('PRAGMA database_list')).toMatchObject({
    file: `${dataDir}/spinner-rack.sqlite`,
  })
  expect(await limitStore.first('PRAGMA database_list')).toMatchObject({
    file: `${dataDir}/limits.sqlite`,
  })
})

test('closes both files, and a database that serves as both once', async () => {
  const dataDir = buildTemporaryFolder()
  for (const databaseUrl of [undefined, await createDatabase()]) {
    const { store, limitStore, close } = await openStores({ databaseUrl, dataDir })
    await close()
    await expect(store.ping()).rejects.toThrow()
    await expect(limitStore.ping()).rejects.toThrow()
  }
})
