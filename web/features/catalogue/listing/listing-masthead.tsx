import { formatCount } from '#web/lib/format.ts'
import { toCount } from '#web/lib/records/record-words.ts'
import { TextLink } from '#web/ui/navigation/text-link.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import styles from './catalogue-listing.module.css'
import type { ListingKind } from './listing-kinds.ts'
import type { Listing } from './listing-url.ts'
import { toSurprise } from './to-surprise.ts'

/** Reserves the room of the text until the total is known. */
const LIKELY_TOTAL = 50_000

interface ListingMastheadProps {
  kind: ListingKind
  listing: Listing
  /** See `usePageArrival`. */
  place: string
  /** Null while it is loading. */
  total: number | null
}

export function ListingMasthead({ kind, listing, place, total }: ListingMastheadProps) {
  const paged = listing.view === 'pages' && listing.page > 1
  const title = paged ? `${kind.title}, page ${listing.page}` : kind.title
  return (
    <div className={`wrap ${styles.mast}`} data-kind={kind.name}>
      <PageHeading title={title} place={place}>
        {kind.title}
      </PageHeading>
      <div className={styles.sum}>
        <p role="status" className={styles.lead} data-room={describe(kind, listing, LIKELY_TOTAL)}>
          {total !== null && <span>{describe(kind, listing, total)}</span>}
        </p>
        <TextLink to={toSurprise(kind, listing)}>Surprise me with {withArticle(kind.one)}</TextLink>
      </div>
    </div>
  )
}

function withArticle(noun: string): string {
  return `${/^[aeiou]/.test(noun) ? 'an' : 'a'} ${noun}`
}

function describe(kind: ListingKind, { filters }: Listing, total: number): string {
  const filtered = Object.keys(filters).length > 0
  if (!filtered && total === 0) return `No ${kind.many} on the rack yet.`
  if (!filtered) return `${formatCount(total)} ${kind.lead}`
  const verb = total === 1 ? 'matches' : 'match'
  return `${toCount(total, kind.one, kind.many)} ${verb} your filters.`
}
