import { type ComponentType, type ReactNode, useRef, useState } from 'react'
import { type EntryState, STAYS } from '#web/lib/navigation/entry-state.ts'
import { useArrivalKey } from '#web/lib/navigation/use-arrival-key.ts'
import { useControlNavigate } from '#web/lib/navigation/use-control-navigate.ts'
import { useScrollRestoration } from '#web/lib/navigation/use-scroll-restoration.ts'
import type { Location, To } from '#web/lib/router/location.ts'
import { useLocation, useNavigate } from '#web/lib/router/router.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { PageField } from '#web/ui/navigation/page-field.tsx'
import { Pager } from '#web/ui/navigation/pager.tsx'
import type { CardPlace } from '../cards/card-place.ts'
import { useCards } from '../cards/use-cards.tsx'
import { ChosenFilters } from '../filters/chosen-filters.tsx'
import { FilterBand, type Finder } from '../filters/filter-band.tsx'
import { FilterFailure } from '../filters/filter-failure.tsx'
import { useFilterChoices } from '../filters/use-filter-choices.ts'
import { LateContinuousShelf } from '../shelf/late-continuous-shelf.tsx'
import type { RecordSpan } from '../shelf/record-span.ts'
import { nameShelf, useHeldPages } from '../shelf/use-held-pages.ts'
import styles from './catalogue-listing.module.css'
import { describeRange } from './describe-range.ts'
import type { ListingKind } from './listing-kinds.ts'
import { ListingMasthead } from './listing-masthead.tsx'
import { ListingResults } from './listing-results.tsx'
import { firstOf, type Listing, withFirst, withoutFilters, writeListing } from './listing-url.ts'
import { Surprise } from './surprise.tsx'
import { asksForSurprise } from './to-surprise.ts'
import { type ListingSource, useListing } from './use-listing.ts'
import { ViewLinks } from './view-links.tsx'

/** Up to this number of pages, Previous and Next are enough. */
const FEW_PAGES = 2

interface CatalogueListingProps<Item> {
  kind: ListingKind
  source: ListingSource<Item>
  card: ComponentType<CardPlace<Item>>
  /** A button on the card, passed in by the page since it belongs to another feature. */
  action?: (item: Item) => ReactNode
  /** Passed in by the page; for filters with more values than a select can list. */
  finder?: Finder
  /** Called with records that will be rendered bit by bit. */
  onHeld?: (items: Item[]) => void
}

export function CatalogueListing<Item extends { id: number }>(props: CatalogueListingProps<Item>) {
  const { search } = useLocation()
  return asksForSurprise(search) ? <Surprise kind={props.kind} /> : <ListingPages {...props} />
}

function ListingPages<Item extends { id: number }>({
  kind,
  source,
  card: Card,
  action,
  finder,
  onHeld,
}: CatalogueListingProps<Item>) {
  const navigate = useNavigate()
  const control = useControlNavigate()
  const range = useRef<HTMLParagraphElement>(null)
  const answer = useListing(kind, source)
  const { listing, lastPage, loading, error } = answer
  const { choices, ...counting } = useFilterChoices(kind, listing.filters)
  // Changing order, size or filters keeps scroll position and focus.
  const place = useArrivalKey(true)
  const { state }: Location<EntryState> = useLocation()
  const paged = listing.view === 'pages'
  const [laidOut, setLaidOut] = useState(false)
  useScrollRestoration(paged ? !loading && error === null : laidOut, state?.stays === true)
  const held = useHeldPages(source, listing)
  const answered = loading || error !== null ? null : answer.total
  const total = paged ? answered : (held.at(-1)?.total ?? null)

  function handleChange(changed: Listing) {
    control.change({ search: writeListing(kind, changed) }, STAYS)
  }

  const toPage = (page: number): To => ({ search: writeListing(kind, { ...listing, page }) })

  /** The pressed button is unmounted with its filter, so the focus has to move first. */
  function handleRemoval(changed: Listing) {
    range.current?.focus()
    handleChange(changed)
  }

  /** Updates the URL to the current position, so that it can be shared and reloaded. */
  function handleRest(first: number) {
    const here = withFirst(listing, first)
    if (here.page === listing.page) return
    navigate({ search: writeListing(kind, here) }, { replace: true, state: STAYS })
  }

  const cards = useCards(answer.results, Card, action)

  const results = (
    <ListingResults
      kind={kind}
      size={listing.size}
      loading={paged && loading}
      error={paged ? error : null}
      filtered={Object.keys(listing.filters).length > 0}
      onRetry={answer.retry}
      onClear={() => handleRemoval(withoutFilters(listing))}
    >
      {paged ? cards : []}
    </ListingResults>
  )

  const filterFailure = <FilterFailure {...counting} listingError={error} />

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only learns which control has the focus
    <div className={styles.page} data-view={listing.view} onFocus={control.onFocus}>
      <ListingMasthead kind={kind} listing={listing} place={place} total={total} />
      <FilterBand
        kind={kind}
        listing={listing}
        choices={choices}
        total={total}
        failure={filterFailure}
        finder={finder}
        onChange={handleChange}
      />
      <div className={`wrap ${styles.below}`}>
        {filterFailure}
        <div className={classNames(styles.status, !paged && styles.slim)}>
          <ChosenFilters kind={kind} listing={listing} choices={choices} onChange={handleRemoval} />
          <p ref={range} tabIndex={-1} className={styles.range}>
            {paged && total !== null && describeRange(toSpan(listing, total), total)}
          </p>
          {paged && <ViewLinks kind={kind} listing={listing} />}
        </div>
        {paged ? (
          results
        ) : (
          <LateContinuousShelf
            key={nameShelf(listing)}
            kind={kind}
            source={source}
            listing={listing}
            card={Card}
            action={action}
            empty={results}
            onHeld={onHeld}
            onLaidOut={setLaidOut}
            onRest={handleRest}
          />
        )}
        {paged && lastPage > 1 && (
          <div className={styles.foot}>
            <Pager
              current={listing.page}
              last={lastPage}
              toPage={toPage}
              onIntent={answer.prefetch}
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

function toSpan(listing: Listing, total: number): RecordSpan {
  const from = firstOf(listing)
  return { from, to: Math.min(from + listing.size, total) }
}
