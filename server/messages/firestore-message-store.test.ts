import { Firestore, Timestamp } from '@google-cloud/firestore'
import { expect, onTestFinished, test } from 'vitest'
import { startFirestore } from '../testing/firestore.ts'
import { buildMessage, firestoreEnvironment, openTestStore } from '../testing/message-stores.ts'

/** The store, and the collection as other clients see it. */
async function build() {
  const { host } = await startFirestore()
  const store = await openTestStore(firestoreEnvironment(host))
  const database = new Firestore({
    projectId: 'demo-rack',
    host,
    ssl: false,
    clientOptions: { universeDomain: 'googleapis.com' },
  })
  onTestFinished(() => database.terminate())
  return { store, collection: database.collection('Queries') }
}

test('a message is a document of Queries under its key, with the service’s own time', async () => {
  const { store, collection } = await build()
  const { id, about, ...message } = buildMessage()
  await store.add({ id, about, ...message })
  const { docs } = await collection.get()
  expect(docs.map((document) => [document.id, document.data()])).toEqual([
    [id, { ...message, timestamp: expect.any(Timestamp), readAt: null }],
  ])
})

test('what others put into the collection is read, whatever it is', async () => {
  const { store, collection } = await build()
  const timestamp = Timestamp.fromMillis(1_000)
  await collection.doc('original').set({
    fullname: 'Reed Richards',
    email: 'reed@example.com',
    message: 'From the site of old',
    timestamp,
  })
  await collection
    .doc('odd')
    .set({ fullname: 7, message: ['x'], about: '//evil.example', readAt: 'yes', timestamp })
  const stored = await store.list({ limit: 10 })
  const nobody = { memberId: null, about: null, timestamp: new Date(1_000), readAt: null }
  expect(stored.find(({ id }) => id === 'original')).toEqual({
    id: 'original',
    fullname: 'Reed Richards',
    email: 'reed@example.com',
    message: 'From the site of old',
    ...nobody,
  })
  expect(stored.find(({ id }) => id === 'odd')).toEqual({
    id: 'odd',
    fullname: '',
    email: '',
    message: '',
    ...nobody,
  })
  expect(await store.mark('original', new Date())).toBe(true)
})

test('more messages than one batch can delete are forgotten', async () => {
  const { store, collection } = await build()
  const ids = Array.from({ length: 501 }, (_, index) => `id-${index}`)
  const { id: _id, ...message } = buildMessage({ memberId: 'prolific' })
  for (const half of [ids.slice(0, 250), ids.slice(250)]) {
    const batch = collection.firestore.batch()
    for (const id of half) batch.set(collection.doc(id), { ...message, timestamp: new Date() })
    await batch.commit()
  }
  await store.add(buildMessage({ memberId: 'somebody else' }))
  await store.forget('prolific')
  expect(await store.list({ limit: 1000 })).toMatchObject([{ memberId: 'somebody else' }])
})
