import { setTimeout as delay } from 'node:timers/promises'
import type { DocumentSnapshot } from '@google-cloud/firestore'
import { isRecordPath } from '#contract/report.ts'
import type { FirestoreConfig } from '../firebase-config.ts'
import { once } from '../once.ts'
import { type LoadedFirestore, loadFirestore } from './load-firestore.ts'
import type { MessageRange, MessageStore, NewMessage, StoredMessage } from './message-store.ts'

export const COLLECTION = 'Queries'
const NOT_FOUND = 5
const ALREADY_EXISTS = 6
const UNAVAILABLE = 14
/** Backoff between retries of a write, long enough to replace an idle connection that was lost. */
const PAUSES_MS = [200, 600]
/** Firestore's limit of writes in a batch. */
const BATCH = 500

/**
 * Messages in Cloud Firestore. Each query uses one field only, so that no composite index is
 * needed.
 */
export class FirestoreMessageStore implements MessageStore {
  private readonly load: () => Promise<LoadedFirestore>
  private loaded: LoadedFirestore | undefined
  private readonly inFlight = new Set<Promise<unknown>>()
  /** Cursors: the service orders by its own timestamps, which are finer than a Date. */
  private readonly snapshots = new WeakMap<StoredMessage, DocumentSnapshot>()

  constructor(config: FirestoreConfig) {
    this.load = once(async () => {
      this.loaded = await loadFirestore(config)
      return this.loaded
    })
  }

  /** Loads the slow SDK in advance, so that no request waits for it. */
  async prepare(): Promise<void> {
    await this.load()
  }

  async add(sent: NewMessage): Promise<StoredMessage | null> {
    const { id, about, ...message } = sent
    const { database, serverTimestamp } = await this.load()
    const place = database.collection(COLLECTION).doc(id)
    const document = {
      ...message,
      // A message of the contact form has the fields of the specification.
      ...(about !== null && { about }),
      timestamp: serverTimestamp(),
      readAt: null,
    }
    // Only a transaction reports the service's own error code at once.
    const write = () =>
      database.runTransaction(async (transaction) => void transaction.create(place, document), {
        maxAttempts: 1,
      })
    const taken = await this.unless(ALREADY_EXISTS, persist(write))
    if (!taken) return null
    const existing = await this.follow(place.get())
    // The message with this id has been deleted in the meantime, so the id is free again.
    return existing.exists ? toMessage(existing) : this.add(sent)
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

  /**
   * Does not terminate while calls are in flight: the SDK would retry them on a closed client and
   * end the process.
   */
  async close(): Promise<void> {
    if (this.inFlight.size === 0) await this.loaded?.database.terminate()
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
    this.inFlight.add(call)
    try {
      return await call
    } finally {
      this.inFlight.delete(call)
    }
  }
}

/** Retries while the service is unavailable. Safe, because the id makes the write idempotent. */
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

/** Others may write to the collection, so no field is assumed to be present or well-typed. */
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
    about: isRecordPath(text('about')) ? text('about') : null,
    timestamp: toDate(read('timestamp')) ?? new Date(0),
    readAt: toDate(read('readAt')),
  }
}

function toDate(value: unknown): Date | null {
  const known = typeof value === 'object' && value !== null && 'toDate' in value
  return known && typeof value.toDate === 'function' ? value.toDate() : null
}
