import type { ContactInput } from '#contract/contact.ts'

export interface NewMessage extends ContactInput {
  /** The idempotency key where one was sent. */
  id: string
  memberId: string
}

export interface StoredMessage extends ContactInput {
  id: string
  /** Null where the message came in by another way than this server. */
  memberId: string | null
  /** By the clock of the store. */
  timestamp: Date
  readAt: Date | null
}

export interface MessageRange {
  since?: Date | undefined
  /** Up to this moment, but without it. */
  until?: Date | undefined
  /** Only what is older than this one, which the same store gave. */
  after?: StoredMessage | undefined
  limit: number
}

/**
 * Where messages are kept: the collection `Queries`. A store knows times and members and no more,
 * which each of them can look up quickly; whoever wants to filter by other things reads on.
 */
export interface MessageStore {
  /** Gives null once it is safe, or the message that has this id already. */
  add(message: NewMessage): Promise<StoredMessage | null>
  /** The newest first. */
  list(range: MessageRange): Promise<StoredMessage[]>
  /** False when there is no such message. */
  mark(id: string, readAt: Date | null): Promise<boolean>
  /** What a member sent, the newest first. */
  listOf(memberId: string): Promise<StoredMessage[]>
  forget(memberId: string): Promise<void>
  /** Rejects when the store cannot answer. */
  ping(): Promise<void>
  close(): Promise<void>
}
