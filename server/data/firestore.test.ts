import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { Firestore, GeoPoint, Timestamp } from '@google-cloud/firestore'
import { expect, onTestFinished, test } from 'vitest'
import { readConfig } from '../config.ts'
import { holdStore } from '../store/in-use.ts'
import { buildTemporaryFolder } from '../testing/build-test-app.ts'
import { startFirestore } from '../testing/firestore.ts'
import { buildMessage, firestoreEnvironment, openTestStore } from '../testing/message-stores.ts'
import { runData, runKilledRestore } from '../testing/run-data.ts'
import { writeSmallBackup } from '../testing/small-backup.ts'
import { runSmallServerToItsEnd } from '../testing/start-small-server.ts'

const RESTORED = { code: 0, told: [] }

async function buildSite() {
  const { host } = await startFirestore()
  const environment = firestoreEnvironment(host)
  const store = await openTestStore(environment)
  const database = new Firestore({
    projectId: 'demo-rack',
    host,
    ssl: false,
    clientOptions: { universeDomain: 'googleapis.com' },
  })
  onTestFinished(() => database.terminate())
  const collection = database.collection('Queries')
  const documents = async () => {
    const { docs } = await collection.get()
    return docs.map((found) => [found.id, found.data()]).toSorted()
  }
  /** The database of the site, which the server would have made. */
  const begin = () => openTestStore({ DATA_DIR: environment.DATA_DIR ?? '' })
  await begin()
  return { environment, store, collection, documents, database }
}

async function backUp(environment: Record<string, string>): Promise<string> {
  const file = join(buildTemporaryFolder(), 'site.gz')
  const { code, told } = await runData(environment, ['backup', file])
  expect({ code, told }).toEqual(RESTORED)
  return file
}

test('messages in Firestore come back as they were, whatever others have written there', async () => {
  const { environment, store, collection, documents, database } = await buildSite()
  for (let count = 0; count < 3; count += 1) await store.add(buildMessage({ about: '/comics/1' }))
  await collection.doc('of-others').set({
    at: new Timestamp(1_795_000_000, 123_456_000),
    point: new GeoPoint(1.5, -2),
    bytes: Buffer.from([0, 255]),
    other: database.doc('Queries/x'),
    not: Number.NaN,
    map: { $timestamp: 'mine', list: [1, { deep: null }] },
  })
  const before = await documents()
  const file = await backUp(environment)
  await collection.doc('of-others').set({ not: 'changed' })
  await store.add(buildMessage({ id: 'later' }))
  expect(await runData(environment, ['restore', file])).toMatchObject({ code: 1 })
  const restored = await runData(environment, ['restore', file, '--replace'])
  expect(restored).toMatchObject(RESTORED)
  expect(restored.printed[1]).toMatch(/ and 4 messages in Firestore of SQLite/)
  expect(await documents()).toEqual(before)
})

test('messages move from the database to Firestore and back', async () => {
  const own = { DATA_DIR: buildTemporaryFolder() }
  const first = await openTestStore(own)
  await first.add(buildMessage({ id: 'one', about: '/comics/1' }))
  await first.add(buildMessage({ id: 'two' }))
  await first.mark('two', new Date('2026-11-19T10:00:00.123Z'))
  const messages = await first.list({ limit: 10 })

  const { host } = await startFirestore()
  const environment = firestoreEnvironment(host)
  expect(await runData(environment, ['restore', await backUp(own)])).toMatchObject(RESTORED)
  expect(await (await openTestStore(environment)).list({ limit: 10 })).toEqual(messages)
  expect(
    await (await openTestStore({ DATA_DIR: environment.DATA_DIR ?? '' })).list({ limit: 10 }),
  ).toEqual([])

  const back = { DATA_DIR: buildTemporaryFolder() }
  expect(await runData(back, ['restore', await backUp(environment)])).toMatchObject(RESTORED)
  expect(await (await openTestStore(back)).list({ limit: 10 })).toEqual(messages)
})

test('more messages than fit into one page come and go', async () => {
  const { environment, collection, documents, database } = await buildSite()
  const batch = database.batch()
  for (let id = 0; id < 201; id += 1) batch.set(collection.doc(`id-${id}`), { id })
  await batch.commit()
  const before = await documents()
  const file = await backUp(environment)
  const none = await writeSmallBackup()
  expect(await runData(environment, ['restore', none, '--replace'])).toMatchObject(RESTORED)
  expect(await documents()).toEqual([])
  expect(await runData(environment, ['restore', file])).toMatchObject(RESTORED)
  expect(await documents()).toEqual(before)
})

test('messages are put back when the restore fails after they were replaced', async () => {
  const { environment, store, documents } = await buildSite()
  await store.add(buildMessage({ id: 'one' }))
  const file = await backUp(environment)
  await store.mark('one', new Date())
  await store.add(buildMessage({ id: 'two' }))
  const before = await documents()
  let removals = 0
  const { code, told } = await runData(environment, ['restore', file, '--replace'], {
    onRemoving: () => {
      removals += 1
      if (removals === 1) throw new Error('Firestore has lost its way')
    },
  })
  expect({ code, told }).toEqual({ code: 1, told: ['Firestore has lost its way'] })
  expect(await documents()).toEqual(before)
  expect(existsSync(join(environment.DATA_DIR ?? '', 'restore-unfinished'))).toBe(false)
})

test('what could not be put back is told, and no server starts on it', async () => {
  const { environment, store } = await buildSite()
  await store.add(buildMessage({ id: 'one' }))
  const file = await backUp(environment)
  await store.add(buildMessage({ id: 'two' }))
  const { code, told } = await runData(environment, ['restore', file, '--replace'], {
    onRemoving: () => {
      throw new Error('Firestore is gone')
    },
  })
  expect({ code, told }).toEqual({
    code: 1,
    told: [
      expect.stringMatching(
        /^Firestore is gone; and the messages could not be put back: Firestore is gone\. The restore of /,
      ),
    ],
  })
  await expect(holdStore(readConfig(environment))).rejects.toThrow(
    /^The restore of .* was broken off/,
  )
})

test('after a kill -9 between the messages no server starts, until the restore is repeated', async () => {
  const { environment, store, documents } = await buildSite()
  await store.add(buildMessage({ id: 'one' }))
  const wanted = await documents()
  const file = await backUp(environment)
  await store.add(buildMessage({ id: 'two' }))
  const before = await documents()
  expect(await runKilledRestore(environment, 'messages', file)).toBe('SIGKILL')
  const { code, stderr } = await runSmallServerToItsEnd(environment)
  expect(code).toBe(1)
  const pattern =
    /^The restore of (\S+) was broken off.*restore (\S+) --replace" completes it.*restore (\S+) --replace" puts back/
  const [, ...files] = pattern.exec(stderr) ?? []
  expect(files).toEqual([file, file, expect.stringMatching(/before-restore-/)])

  expect(await runData(environment, ['restore', files[2] ?? '', '--replace'])).toMatchObject(
    RESTORED,
  )
  expect(await documents()).toEqual(before)
  expect(await runData(environment, ['restore', file, '--replace'])).toMatchObject(RESTORED)
  expect(await documents()).toEqual(wanted)
})
