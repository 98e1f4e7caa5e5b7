import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import type { InboxPage } from '#contract/inbox.ts'
import { ApiRefusal } from '#web/lib/api/api-client.ts'
import { knowsInbox, rememberInbox } from './inbox-access.ts'
import type { InboxQuery } from './inbox-address.ts'
import { loadInbox } from './inbox-api.ts'

interface Answer {
  /** Whose it is: it is not shown for another question. */
  key: string
  page?: InboxPage
  error?: string
  /** To this member there is no inbox. */
  closed?: boolean
}

/** A page of messages for the member with this address, read anew by a press on the way to it. */
export function useInboxPage(query: InboxQuery, email: string) {
  const [answer, setAnswer] = useState<Answer>()
  const [open, setOpen] = useState(() => knowsInbox(email))
  const [attempt, setAttempt] = useState(0)
  const { key: visit } = useLocation()
  const key = JSON.stringify(query)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another visit or attempt is the same question
  useEffect(() => {
    const leaving = new AbortController()
    const settle = (result: Omit<Answer, 'key'>) => {
      if (leaving.signal.aborted) return
      setAnswer({ key, ...result })
      setOpen(!result.closed)
    }
    loadInbox(JSON.parse(key), leaving.signal).then(
      (page) => {
        rememberInbox(email)
        settle({ page })
      },
      (error: Error) => settle(isMissing(error) ? { closed: true } : { error: error.message }),
    )
    return () => leaving.abort()
  }, [key, email, visit, attempt])

  return {
    /** Undefined while it is on its way. */
    answer: answer?.key === key ? answer : undefined,
    /** Whether there is such a page, as far as it is known. */
    open,
    retry() {
      setAnswer(undefined)
      setAttempt((count) => count + 1)
    },
    /** What the server has taken is so from now on, without asking again. */
    markKept(id: string, read: boolean) {
      setAnswer((shown) => shown?.page && { ...shown, page: withMark(shown.page, id, read) })
    },
  }
}

function isMissing(error: Error): boolean {
  return error instanceof ApiRefusal && error.status === 404
}

function withMark(page: InboxPage, id: string, read: boolean): InboxPage {
  const readAt = read ? new Date().toISOString() : null
  const results = page.results.map((query) => (query.id === id ? { ...query, readAt } : query))
  return { ...page, results }
}
