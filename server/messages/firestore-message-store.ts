import { setTimeout as delay } from 'node:timers/promises'
import type { DocumentSnapshot } from '@google-cloud/firestore'
import type { FirestoreConfig } from '../firebase-config.ts'
import { once } from '../once.ts'
import { type LoadedFirestore, loadFirestore } from './load-firestore.ts'
import type { MessageRange, MessageStore, NewMessage, StoredMessage } from './message-store.ts'

const COLLECTION = 'Queries'
const NOT_FOUND = 5
const ALREADY_EXISTS = 6
const UNAVAILABLE = 14
/** Before a write is tried again: enough for a connection that was lost while nobody wrote. */
const PAUSES_MS = [200, 600]
/** As many as one batch may write. */
const BATCH = 500

/** In Cloud Firestore. Each query asks about one field only, so that no index has to be made by hand. */
export class FirestoreMessageStore implements MessageStore {
  private readonly load: () => Promise<LoadedFirestore>
  private loaded: LoadedFirestore | undefined
  private readonly underWay = new Set<Promise<unknown>>()
  /** Cursors: the service orders by its own timestamps, which are finer than a Date. */
  private readonly snapshots = new WeakMap<StoredMessage, DocumentSnapshot>()

  constructor(config: FirestoreConfig) {
    this.load = once(async () => {
      this.loaded = await loadFirestore(config)
      return this.loaded
    })
  }

  /** Its library takes a while to load: not when somebody waits for an answer already, if it can be helped. */
  async prepare(): Promise<void> {
    await this.load()
  }

  async add({ id, ...message }: NewMessage): Promise<StoredMessage | null> {
    const { database, serverTimestamp } = await this.load()
    const place = database.collection(COLLECTION).doc(id)
    const document = { ...message, timestamp: serverTimestamp(), readAt: null }
    // A transaction is the library's only way to write that tells the service's own word at once.
    const write = () =>
      database.runTransaction(async (transaction) => void transaction.create(place, document), {
        maxAttempts: 1,
      })
    const taken = await this.unless(ALREADY_EXISTS, persist(write))
    if (!taken) return null
    const existing = await this.follow(place.get())
    // Whoever took the id has just been forgotten, so it is free again.
    return existing.exists ? toMessage(existing) : this.add({ id, ...message })
  }

  async list({ since, until, after, limit }: MessageRange): Promise<StoredMessage[]> {
    const { database } = await this.load()
    let query = database.collection(COLLECTION).orderBy('timestamp', 'desc').limit(limit)
    if (since !== undefined) query = query.where('timestamp', '>=', since)
    if (until !== undefined) query = query.where('timestamp', '<', until)
    if (after !== undefined) query = query.startAfter(await this.snapshotOf(after))
    const { docs } = await this.follow(query.get())
    return docs.map((snapshot) => {
      const message = toMessage(snapshot)
      this.snapshots.set(message, snapshot)
      return message
    })
  }

  private async snapshotOf(message: StoredMessage): Promise<DocumentSnapshot> {
    const { database } = await this.load()
    const known = this.snapshots.get(message)
    return known ?? this.follow(database.collection(COLLECTION).doc(message.id).get())
  }

  async mark(id: string, readAt: Date | null): Promise<boolean> {
    const { database } = await this.load()
    const missing = await this.unless(
      NOT_FOUND,
      database.collection(COLLECTION).doc(id).update({ readAt }),
    )
    return !missing
  }

  async listOf(memberId: string): Promise<StoredMessage[]> {
    const { database } = await this.load()
    const query = database.collection(COLLECTION).where('memberId', '==', memberId)
    const messages = (await this.follow(query.get())).docs.map(toMessage)
    return messages.sort((one, other) => other.timestamp.getTime() - one.timestamp.getTime())
  }

  async forget(memberId: string): Promise<void> {
    const { database } = await this.load()
    const query = database.collection(COLLECTION).where('memberId', '==', memberId).limit(BATCH)
    for (;;) {
      const { docs } = await this.follow(query.get())
      if (docs.length === 0) return
      const batch = database.batch()
      for (const { ref } of docs) batch.delete(ref)
      await this.follow(batch.commit())
    }
  }

  async ping(): Promise<void> {
    const { database } = await this.load()
    await this.follow(database.collection(COLLECTION).limit(1).get())
  }

  /** What the library still tries, it would try again on a closed client, and end the process. */
  async close(): Promise<void> {
    if (this.underWay.size === 0) await this.loaded?.database.terminate()
  }

  /** True when the write was refused with this code. */
  private async unless(code: number, write: Promise<unknown>): Promise<boolean> {
    try {
      await this.follow(write)
      return false
    } catch (error) {
      if (hasCode(error, code)) return true
      throw error
    }
  }

  private async follow<Result>(call: Promise<Result>): Promise<Result> {
    this.underWay.add(call)
    try {
      return await call
    } finally {
      this.underWay.delete(call)
    }
  }
}

/** A document has one id, so a write that did arrive does no harm when it comes again. */
async function persist(write: () => Promise<void>): Promise<void> {
  for (const pause of PAUSES_MS) {
    try {
      return await write()
    } catch (error) {
      if (!hasCode(error, UNAVAILABLE)) throw error
      await delay(pause)
    }
  }
  return write()
}

function hasCode(error: unknown, code: number): boolean {
  return error instanceof Error && 'code' in error && error.code === code
}

/** The collection may hold what others wrote: nothing about a document is taken for granted. */
function toMessage(document: DocumentSnapshot): StoredMessage {
  const read = (name: string): unknown => document.get(name)
  const text = (name: string) => {
    const value = read(name)
    return typeof value === 'string' ? value : ''
  }
  return {
    id: document.id,
    memberId: text('memberId') || null,
    fullname: text('fullname'),
    email: text('email'),
    message: text('message'),
    timestamp: toDate(read('timestamp')) ?? new Date(0),
    readAt: toDate(read('readAt')),
  }
}

function toDate(value: unknown): Date | null {
  const known = typeof value === 'object' && value !== null && 'toDate' in value
  return known && typeof value.toDate === 'function' ? value.toDate() : null
}
