import { ApiRefusal } from '../api/api-client.ts'
import { notify } from '../notify.ts'
import { keepUnsent, readUnsent, type Unsent } from '../outbox/outbox.ts'
import { afterPaint } from '../scheduling/after-paint.ts'

interface MarkCalls<Kind, Id> {
  load(kind: Kind, ids: Id[]): Promise<Id[]>
  /** The request that saves a mark, now or later. */
  toChange(kind: Kind, id: Id, marked: boolean): Pick<Unsent, 'method' | 'path' | 'body'>
  /** Sends that request. */
  send(kind: Kind, id: Id, marked: boolean): Promise<void>
  /** What an unsent request for many says of one; undefined for nothing. */
  readUnsentMark?(item: Unsent, id: Id): boolean | undefined
}

/**
 * Marks of a member who may be offline: one that is pressed then is kept in the outbox, and counts from
 * there on.
 */
export function createOfflineMarks<Kind, Id = number>(email: string, calls: MarkCalls<Kind, Id>) {
  return {
    async loadMarked(kind: Kind, ids: Id[]): Promise<Id[]> {
      const marked = new Set(await calls.load(kind, ids))
      const waiting = readUnsent(email)
      if (waiting.length === 0) return [...marked]
      for (const id of ids) {
        const wish = readWish(calls, waiting, kind, id)
        if (wish === true) marked.add(id)
        else if (wish === false) marked.delete(id)
      }
      return [...marked]
    },

    async save(kind: Kind, id: Id, marked: boolean): Promise<void> {
      const change = calls.toChange(kind, id, marked)
      const item: Unsent = { id: change.path, sender: email, what: 'change', ...change }
      // Behind an unsent change, or that one would arrive last.
      if (isWaiting(item) && keepUnsent(item)) return
      await sendOrKeep(item, async () => {
        // The frame that shows the press need not wait until the request is on its way.
        await afterPaint()
        await calls.send(kind, id, marked)
      })
    },
  }
}

/** What the newest unsent change of a thing says of it. */
function readWish<Kind, Id>(
  { toChange, readUnsentMark }: MarkCalls<Kind, Id>,
  waiting: Unsent[],
  kind: Kind,
  id: Id,
): boolean | undefined {
  const { path } = toChange(kind, id, true)
  return waiting
    .map((item) => (item.path === path ? item.method === 'PUT' : readUnsentMark?.(item, id)))
    .findLast((wish) => wish !== undefined)
}

/** Sends a change, or keeps it for later where the server cannot be reached. True if it was kept. */
export async function sendOrKeep(item: Unsent, send: () => Promise<void>): Promise<boolean> {
  try {
    await send()
    return false
  } catch (error) {
    if (!isUnreached(error) || !keepForLater(item)) throw error
    return true
  }
}

function isWaiting({ id, sender }: Unsent): boolean {
  return readUnsent(sender).some((item) => item.id === id)
}

function isUnreached(error: unknown): boolean {
  return error instanceof ApiRefusal && error.code === 'offline'
}

/** Told of the first: from there on the line at the foot of the page counts them. */
function keepForLater(item: Unsent): boolean {
  const first = readUnsent(item.sender).length === 0
  if (!keepUnsent(item)) return false
  if (first) notify.aside('info', 'The server cannot be reached. This is saved when you are back.')
  return true
}
