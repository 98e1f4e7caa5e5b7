import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import type { InboxFilter } from '#contract/inbox-filter.ts'
import { foldText } from '../fold-text.ts'
import type { MessageStore, StoredMessage } from './message-store.ts'

export interface MessageFilter {
  since: Date | undefined
  until: Date | undefined
  text: string
  unread: boolean
}

const DAY_MS = 24 * 60 * 60 * 1000
/** The latest timestamp that every store supports. */
const LAST_MS = Date.UTC(9999, 11, 31)
const CHUNK = 200

export function toFilter({ since, until, text = '', unread }: InboxFilter): MessageFilter {
  return {
    since: since === undefined ? undefined : momentOf(Date.parse(since)),
    until: until === undefined ? undefined : momentOf(endOf(until)),
    text: foldText(text),
    unread: unread === 'true',
  }
}

/** Newest first, read from the store in chunks as the caller iterates. */
export async function* readMessages(
  store: MessageStore,
  { since, until, ...wanted }: MessageFilter,
  chunkSize = CHUNK,
): AsyncGenerator<StoredMessage> {
  let after: StoredMessage | undefined
  for (;;) {
    const chunk = await store.list({ since, until, after, limit: chunkSize })
    yield* chunk.filter((message) => matches(message, wanted))
    if (chunk.length < chunkSize) return
    after = chunk.at(-1)
    // SQLite is synchronous: yield to the event loop, so that other requests are served during a
    // long search.
    await yieldToEventLoop()
  }
}

function matches(stored: StoredMessage, { text, unread }: Pick<MessageFilter, 'text' | 'unread'>) {
  if (unread && stored.readAt !== null) return false
  const { fullname, email, message, about } = stored
  return (
    text === '' ||
    [fullname, email, message, about ?? ''].some((part) => foldText(part).includes(text))
  )
}

/** A date without a time includes the whole day. */
function endOf(moment: string): number {
  const isDay = !moment.includes('T')
  return Date.parse(moment) + (isDay ? DAY_MS : 0)
}

function momentOf(ms: number): Date {
  return new Date(Math.min(Math.max(ms, 0), LAST_MS))
}
