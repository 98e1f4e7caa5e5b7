import { type ComponentType, type ReactNode, useRef, useState } from 'react'
import { type To, useLocation, useNavigate } from 'react-router'
import { useKeptScroll } from '#web/lib/use-kept-scroll.ts'
import { PageField } from '#web/ui/page-field.tsx'
import { Pager } from '#web/ui/pager.tsx'
import type { CardPlace } from './card-place.ts'
import styles from './catalogue-listing.module.css'
import { ChosenFilters } from './chosen-filters.tsx'
import { FilterBand } from './filter-band.tsx'
import type { ListingKind } from './listing-kinds.ts'
import { ListingMasthead } from './listing-masthead.tsx'
import { ListingResults } from './listing-results.tsx'
import { type Listing, withoutFilters, writeListing } from './listing-url.ts'
import { Surprise } from './surprise.tsx'
import { asksForSurprise } from './to-surprise.ts'
import { useFilterChoices } from './use-filter-choices.ts'
import { type ListingSource, useListing } from './use-listing.ts'

/** As many cards as the first row of a wide screen has. */
const EAGER_CARDS = 6
/** Previous and Next lead to all of so many. */
const FEW_PAGES = 2

interface CatalogueListingProps<Item> {
  kind: ListingKind
  source: ListingSource<Item>
  card: ComponentType<CardPlace<Item>>
  /** A button for the card, from another feature. */
  action?: (item: Item) => ReactNode
}

export function CatalogueListing<Item extends { id: number }>(props: CatalogueListingProps<Item>) {
  const { search } = useLocation()
  return asksForSurprise(search) ? <Surprise kind={props.kind} /> : <Shelf {...props} />
}

function Shelf<Item extends { id: number }>({
  kind,
  source,
  card: Card,
  action,
}: CatalogueListingProps<Item>) {
  const navigate = useNavigate()
  const range = useRef<HTMLParagraphElement>(null)
  const shelf = useListing(kind, source)
  const { listing, lastPage, total, loading, error } = shelf
  const choices = useFilterChoices(kind, listing.filters)
  const { place, stays } = usePlace()
  useKeptScroll(!loading && error === null, stays)

  function handleChange(changed: Listing) {
    navigate({ search: writeListing(kind, changed) }, { state: STAYS })
  }

  const toPage = (page: number): To => ({ search: writeListing(kind, { ...listing, page }) })

  /** The button that was pressed goes with its filter; the focus must not go with it. */
  function handleRemoval(changed: Listing) {
    range.current?.focus()
    handleChange(changed)
  }

  return (
    <div className={styles.page}>
      <ListingMasthead
        kind={kind}
        listing={listing}
        place={place}
        total={loading || error !== null ? null : total}
      />
      <FilterBand kind={kind} listing={listing} choices={choices} onChange={handleChange} />
      <div className="wrap">
        <div className={styles.status}>
          <ChosenFilters kind={kind} listing={listing} choices={choices} onChange={handleRemoval} />
          <p ref={range} tabIndex={-1} className={styles.range}>
            {loading || error !== null ? null : describeRange(listing, total)}
          </p>
        </div>
        <ListingResults
          kind={kind}
          size={listing.size}
          loading={loading}
          error={error}
          filtered={Object.keys(listing.filters).length > 0}
          onRetry={shelf.retry}
          onClear={() => handleRemoval(withoutFilters(listing))}
        >
          {shelf.results.map((item, index) => (
            <Card key={item.id} item={item} eager={index < EAGER_CARDS} action={action?.(item)} />
          ))}
        </ListingResults>
        {lastPage > 1 && (
          <div className={styles.foot}>
            <Pager
              current={listing.page}
              last={lastPage}
              toPage={toPage}
              onIntent={shelf.prefetch}
            />
            {lastPage > FEW_PAGES && (
              <PageField current={listing.page} last={lastPage} toPage={toPage} />
            )}
          </div>
        )}
      </div>
    </div>
  )
}

/** Marks an entry of the history that was made by a control of the page, where the reader stays. */
const STAYS = { stays: true }

/** Another page is another place; another order, size or filter leaves reader and focus where they are. */
function usePlace(): { place: string; stays: boolean } {
  const { key, state } = useLocation()
  const stays = (state as Partial<typeof STAYS> | null)?.stays === true
  const [place, setPlace] = useState(key)
  if (!stays && place !== key) setPlace(key)
  return { place, stays }
}

function describeRange({ page, size }: Listing, total: number): string | null {
  if (total === 0) return null
  const first = (page - 1) * size + 1
  const last = Math.min(page * size, total)
  const [from, to, all] = [first, last, total].map((count) => count.toLocaleString('en'))
  return `Showing ${from}–${to} of ${all}`
}
