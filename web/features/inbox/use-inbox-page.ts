import { useLocation } from 'react-router'
import type { InboxPage } from '#contract/inbox.ts'
import { ApiRefusal } from '#web/lib/api/api-client.ts'
import { useQuery } from '#web/lib/query/use-query.ts'
import { knowsInbox, rememberInbox } from './inbox-access.ts'
import type { InboxQuery } from './inbox-address.ts'
import { loadInbox } from './inbox-api.ts'

interface Answer {
  /** What was asked: it is not shown for another question. */
  asked: string
  page?: InboxPage
  error?: string
  /** To this member there is no inbox. */
  closed?: boolean
}

/** A page of messages for the member with this address, read anew by a press on the way to it. */
export function useInboxPage(query: InboxQuery, email: string) {
  const { key: visit } = useLocation()
  const asked = `${email} ${JSON.stringify(query)}`
  const { data, error, retried, retry, update } = useQuery({
    key: `${visit} ${asked}`,
    async load(signal): Promise<Answer> {
      try {
        const page = await loadInbox(query, signal)
        rememberInbox(email)
        return { asked, page }
      } catch (refusal) {
        if (isMissing(refusal)) return { asked, closed: true }
        throw refusal
      }
    },
    // Of the same question, on the visit before.
    keepPrevious: true,
  })
  const shown = data?.asked === asked ? data : undefined
  const failed: Answer | undefined = error && { asked, error: error.message }

  return {
    /** Undefined while it is loading. */
    answer: failed ?? shown,
    /** Whether there is such a page, as far as it is known. */
    open: knowsInbox(email) || error !== undefined || retried,
    retry,
    /** What the server has taken is so from now on, without asking again. */
    markSaved(id: string, read: boolean) {
      update((answer) => ({ ...answer, page: answer.page && withMark(answer.page, id, read) }))
    },
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof ApiRefusal && error.status === 404
}

function withMark(page: InboxPage, id: string, read: boolean): InboxPage {
  const readAt = read ? new Date().toISOString() : null
  const results = page.results.map((message) =>
    message.id === id ? { ...message, readAt } : message,
  )
  return { ...page, results }
}
