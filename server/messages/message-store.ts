import type { ContactInput } from '#contract/contact.ts'

/** What a member wrote. */
interface Words extends ContactInput {
  /** The address of the page that a report is about; null for a message of the contact form. */
  about: string | null
}

export interface NewMessage extends Words {
  /** The idempotency key, if one was sent. */
  id: string
  memberId: string
}

export interface StoredMessage extends Words {
  id: string
  /** Null where another client than this server wrote the message. */
  memberId: string | null
  /** Set by the store's clock. */
  timestamp: Date
  readAt: Date | null
}

export interface MessageRange {
  since?: Date | undefined
  /** Exclusive. */
  until?: Date | undefined
  /** A cursor: only messages older than this one, which the same store returned. */
  after?: StoredMessage | undefined
  limit: number
}

/**
 * The port of messages: the collection `Queries`. A store filters only by time and member, which
 * each implementation can do by an index; other filters are applied by the caller.
 */
export interface MessageStore {
  /**
   * Resolves with null once the message is durable, or with the message that already has this id.
   */
  add(message: NewMessage): Promise<StoredMessage | null>
  /** Newest first. */
  list(range: MessageRange): Promise<StoredMessage[]>
  /** False when there is no such message. */
  mark(id: string, readAt: Date | null): Promise<boolean>
  /** A member's messages, newest first. */
  listOf(memberId: string): Promise<StoredMessage[]>
  forget(memberId: string): Promise<void>
  /** Rejects when the store cannot answer. */
  ping(): Promise<void>
  close(): Promise<void>
}
