import { useRef, useState } from 'react'
import type { InboxMessage } from '#contract/inbox.ts'
import { notify } from '#web/lib/notify.ts'
import { saveMark } from './inbox-api.ts'

interface Wish {
  read: boolean
}

/**
 * Optimistic updates: a mark is shown at once, and rolled back if saving fails. Requests for one
 * message are sent in sequence, so the newest mark is saved last.
 */
export function useMarks(onSaved: (id: string, read: boolean) => void) {
  const [wishes, setWishes] = useState<ReadonlyMap<string, Wish>>(new Map())
  const queues = useRef(new Map<string, Promise<void>>())

  async function save({ id, fullname }: InboxMessage, wish: Wish): Promise<void> {
    try {
      await saveMark(id, wish.read)
      onSaved(id, wish.read)
    } catch (error) {
      const why = error instanceof Error ? error.message : 'Please try again.'
      const state = wish.read ? 'unread' : 'read'
      notify.aside('error', `The message of ${fullname} is still ${state}. ${why}`)
    }
    setWishes((all) => (all.get(id) === wish ? without(all, id) : all))
  }

  return {
    isRead: ({ id, readAt }: InboxMessage) => wishes.get(id)?.read ?? readAt !== null,
    mark(message: InboxMessage, read: boolean) {
      const wish = { read }
      setWishes((all) => new Map(all).set(message.id, wish))
      const before = queues.current.get(message.id) ?? Promise.resolve()
      queues.current.set(
        message.id,
        before.then(() => save(message, wish)),
      )
    },
  }
}

function without(wishes: ReadonlyMap<string, Wish>, id: string): ReadonlyMap<string, Wish> {
  return new Map([...wishes].filter(([other]) => other !== id))
}
