import type { InboxPage } from '#contract/inbox.ts'
import { ApiRefusal } from '#web/lib/api/api-client.ts'
import { useQuery } from '#web/lib/query/use-query.ts'
import { useLocation } from '#web/lib/router/router.tsx'
import { knowsInbox, rememberInbox } from './inbox-access.ts'
import type { InboxQuery } from './inbox-address.ts'
import { loadInbox } from './inbox-api.ts'

interface Answer {
  /** The request: the answer is not shown for another one. */
  asked: string
  page?: InboxPage
  error?: string
  /** The server does not open the inbox to this member. */
  closed?: boolean
}

/** A page of messages for this member, refetched on every navigation to it. */
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
    // Shows the answer of the previous visit if the query is the same.
    keepPrevious: true,
  })
  const shown = data?.asked === asked ? data : undefined
  const failed: Answer | undefined = error && { asked, error: error.message }

  return {
    /** Undefined while it is loading. */
    answer: failed ?? shown,
    /** Whether the page exists, as far as it is known. */
    open: knowsInbox(email) || error !== undefined || retried,
    retry,
    /** Applies a saved mark to the shown page without a request. */
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
