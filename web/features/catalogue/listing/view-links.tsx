import { Link } from '#web/ui/navigation/link.tsx'
import type { ListingKind } from './listing-kinds.ts'
import { type Listing, type View, writeListing } from './listing-url.ts'
import styles from './view-links.module.css'

const VIEWS: { view: View; label: string }[] = [
  { view: 'pages', label: 'Pages' },
  { view: 'scroll', label: 'Continuous' },
]

/** Links to the paged and the continuous view, both at the current first record. */
export function ViewLinks({ kind, listing }: { kind: ListingKind; listing: Listing }) {
  return (
    <nav aria-label="View" className={styles.views}>
      {VIEWS.map(({ view, label }) => (
        <Link
          key={view}
          to={{ search: writeListing(kind, { ...listing, view }) }}
          aria-current={view === listing.view ? 'true' : undefined}
          className={styles.view}
        >
          {label}
        </Link>
      ))}
    </nav>
  )
}
