import type { InboxMessage, InboxPage } from '#contract/inbox.ts'
import { formatCount } from '#web/lib/format.ts'
import { ExportLinks } from '#web/ui/navigation/export-links.tsx'
import { Link } from '#web/ui/navigation/link.tsx'
import { ALL, type InboxQuery, isFiltered, toInbox } from './inbox-address.ts'
import { toExport } from './inbox-api.ts'
import styles from './inbox-line.module.css'

interface InboxLineProps {
  query: InboxQuery
  /** Undefined until it is loaded. */
  page: InboxPage | undefined
  isRead: (message: InboxMessage) => boolean
}

/** The summary of the page, the links that clear the filters, and the export links. */
export function InboxLine({ query, page, isRead }: InboxLineProps) {
  const shown = page?.results.length ? page : undefined
  return (
    <div className={styles.line}>
      <p role="status">{shown && describe(shown, isRead)}</p>
      {shown && isFiltered(query) && (
        <Link to={toInbox({ ...ALL, unread: query.unread })} className={styles.clear}>
          Clear filters
        </Link>
      )}
      {shown && (
        <div className={styles.export}>
          <ExportLinks
            label={isFiltered(query) || query.unread ? 'Export all that match as' : 'Export as'}
            toAddress={(extension) => toExport(query, extension)}
            fileName="spinner-rack-queries"
            failure="The messages were not exported."
          />
        </div>
      )}
    </div>
  )
}

/** `12 messages, 3 unread.`, or `Messages 51–100, 3 unread.` where there are more than are shown. */
function describe(
  { page, size, more, results }: InboxPage,
  isRead: InboxLineProps['isRead'],
): string {
  const count = results.length
  const unread = results.filter((message) => !isRead(message)).length
  if (page === 1 && !more) {
    return `${count} ${count === 1 ? 'message' : 'messages'}, ${unread} unread.`
  }
  const before = (page - 1) * size
  const [first, last] = [before + 1, before + count].map(formatCount)
  return `Messages ${first}–${last}, ${unread} unread.`
}
