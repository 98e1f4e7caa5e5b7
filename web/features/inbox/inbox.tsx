import type { ReactNode } from 'react'
import { useCurrentUser } from '#web/lib/identity/current-user.ts'
import { useScrollRestoration } from '#web/lib/navigation/use-scroll-restoration.ts'
import { useLocation } from '#web/lib/router/router.tsx'
import { Loader } from '#web/ui/feedback/loader.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import styles from './inbox.module.css'
import { ALL, type InboxQuery, isFiltered, readInboxQuery } from './inbox-address.ts'
import { InboxFilters } from './inbox-filters.tsx'
import { InboxLine } from './inbox-line.tsx'
import { InboxListing } from './inbox-listing.tsx'
import { ReadLinks } from './read-links.tsx'
import { useInboxPage } from './use-inbox-page.ts'
import { useMarks } from './use-marks.ts'

interface InboxProps {
  /** Shown to everybody to whom the server does not open the inbox. */
  notFound: ReactNode
  /** What can be done about the page that a report is about. */
  toAction?: (about: string) => ReactNode
}

/** The whole of `/inbox`: the contact messages, for those who run the site. */
export function Inbox({ notFound, toAction }: InboxProps) {
  const query = readInboxQuery(useLocation().search)
  const user = useCurrentUser()
  const { answer, open, retry, markSaved } = useInboxPage(query, user?.email ?? '')
  const { isRead, mark } = useMarks(markSaved)
  useScrollRestoration(answer !== undefined, false)

  if (answer?.closed) return notFound
  // Until the server confirms that the page exists, the loader of the lazy page stays.
  if (!open) return <Loader />
  const bare = answer?.page?.results.length === 0 && isEverything(query)
  return (
    <div className={styles.page}>
      <PageHeading title={titleOf(query)} place={String(query.page)}>
        Inbox
      </PageHeading>
      {!bare && (
        <div className={styles.band}>
          <ReadLinks query={query} />
          <InboxFilters query={query} />
        </div>
      )}
      <InboxLine query={query} page={answer?.page} isRead={isRead} />
      <InboxListing
        query={query}
        answer={answer}
        isRead={isRead}
        toAction={toAction}
        onMark={mark}
        onRetry={retry}
      />
    </div>
  )
}

function isEverything(query: InboxQuery): boolean {
  return !isFiltered(query) && query.unread === ALL.unread && query.page === ALL.page
}

function titleOf({ page }: InboxQuery): string {
  return page === 1 ? 'Inbox' : `Inbox, page ${page}`
}
