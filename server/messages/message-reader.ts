import { type InboxMessage, type InboxPage, MESSAGES_PER_PAGE } from '#contract/inbox.ts'
import { toCsv } from '#contract/to-csv.ts'
import { type MessageFilter, readMessages } from './message-filter.ts'
import type { MessageStore, StoredMessage } from './message-store.ts'

/** Messages in the shape of the inbox, from any store. */
export class MessageReader {
  private readonly store: MessageStore

  constructor(store: MessageStore) {
    this.store = store
  }

  async page(filter: MessageFilter, page: number): Promise<InboxPage> {
    const from = (page - 1) * MESSAGES_PER_PAGE
    const upTo = from + MESSAGES_PER_PAGE
    const found: InboxMessage[] = []
    for await (const message of this.read(filter)) {
      found.push(message)
      // Reads one more than the page holds, to know whether there is a next page.
      if (found.length > upTo) break
    }
    return {
      page,
      size: MESSAGES_PER_PAGE,
      more: found.length > upTo,
      results: found.slice(from, upTo),
    }
  }

  async all(filter: MessageFilter): Promise<InboxMessage[]> {
    const found: InboxMessage[] = []
    for await (const message of this.read(filter)) found.push(message)
    return found
  }

  private async *read(filter: MessageFilter): AsyncGenerator<InboxMessage> {
    for await (const message of readMessages(this.store, filter)) yield present(message)
  }
}

/** Leaves out the member id: the reader sees the sender by name and address only. */
export function present({
  memberId: _memberId,
  timestamp,
  readAt,
  ...message
}: StoredMessage): InboxMessage {
  return {
    ...message,
    timestamp: timestamp.toISOString(),
    readAt: readAt?.toISOString() ?? null,
  }
}

export function messagesToCsv(messages: InboxMessage[]): string {
  return toCsv([
    ['id', 'timestamp', 'fullname', 'email', 'message', 'about', 'readAt'],
    ...messages.map(({ id, timestamp, fullname, email, message, about, readAt }) => [
      id,
      timestamp,
      fullname,
      email,
      message,
      about,
      readAt,
    ]),
  ])
}
