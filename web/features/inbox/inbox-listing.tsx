import type { ReactNode } from 'react'
import type { InboxMessage, InboxPage } from '#contract/inbox.ts'
import empty from '#web/ui/art/empty.svg'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { LoadFailure } from '#web/ui/feedback/load-failure.tsx'
import { LinkButton } from '#web/ui/form/button.tsx'
import { StepPager } from '#web/ui/navigation/step-pager.tsx'
import { ALL, type InboxQuery, isFiltered, toInbox } from './inbox-address.ts'
import styles from './inbox-listing.module.css'
import { InboxMessageCard } from './inbox-message.tsx'
import { MessagesSkeleton } from './messages-skeleton.tsx'

interface InboxListingProps {
  query: InboxQuery
  /** Undefined while it is loading. */
  answer: { page?: InboxPage; error?: string } | undefined
  isRead: (message: InboxMessage) => boolean
  toAction?: (about: string) => ReactNode
  onMark: (message: InboxMessage, read: boolean) => void
  onRetry: () => void
}

/** The messages, the loading skeleton, the error message or the empty state. */
export function InboxListing(props: InboxListingProps) {
  const { query, answer, isRead, toAction, onMark, onRetry } = props
  if (answer === undefined) return <MessagesSkeleton />
  const { page, error = '' } = answer
  if (page === undefined) return <LoadFailure error={error} onRetry={onRetry} />
  if (page.results.length === 0) return <NoMessages query={query} />
  // Messages marked here are no longer unread, so the next unread ones have moved up to this page
  // number.
  const moved = query.unread && page.results.some(isRead)
  const next = moved ? query.page : query.page + 1
  return (
    <>
      <ul className={styles.messages}>
        {page.results.map((message) => {
          const read = isRead(message)
          return (
            <li key={message.id}>
              <InboxMessageCard
                message={message}
                read={read}
                action={message.about !== null && toAction?.(message.about)}
                onToggle={() => onMark(message, !read)}
              />
            </li>
          )
        })}
      </ul>
      <div className={styles.foot}>
        <StepPager
          current={query.page}
          more={page.more}
          toPage={(number) => toInbox({ ...query, page: number > query.page ? next : number })}
        />
      </div>
    </>
  )
}

function NoMessages({ query }: { query: InboxQuery }) {
  if (query.page > 1) {
    return (
      <Nothing
        title="Nothing on this page"
        text="There are not that many messages. The newest are on the first page."
        action={<WayOn query={{ ...query, page: 1 }}>First page</WayOn>}
      />
    )
  }
  if (isFiltered(query)) {
    return (
      <Nothing
        title="No such letter"
        text="No message matches these filters. Take one away, or start again."
        action={<WayOn query={{ ...ALL, unread: query.unread }}>Clear filters</WayOn>}
      />
    )
  }
  if (query.unread) {
    return (
      <Nothing
        title="Nothing unread"
        text="You have read every message there is."
        action={<WayOn query={ALL}>All messages</WayOn>}
      />
    )
  }
  return (
    <Nothing
      title="No letters yet"
      text="What members write on the front page, under Get in touch, and the mistakes they report arrive here."
    />
  )
}

function Nothing(words: { title: string; text: string; action?: ReactNode }) {
  return <EmptyState role="status" picture={empty} {...words} />
}

function WayOn({ query, children }: { query: InboxQuery; children: string }) {
  return (
    <LinkButton small look="line" to={toInbox(query)}>
      {children}
    </LinkButton>
  )
}
