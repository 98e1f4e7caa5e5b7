import { type ComponentType, type CSSProperties, type ReactNode, useCallback, useRef } from 'react'
import { drawInWorker } from '#web/lib/drawing/draw-in-worker.ts'
import { PictureDrawer } from '#web/lib/drawing/use-drawn.ts'
import { toCount } from '#web/lib/records/record-words.ts'
import { CardGrid } from '#web/ui/card/card-grid.tsx'
import { CardSkeleton } from '#web/ui/card/card-skeleton.tsx'
import { SlowNotice } from '#web/ui/feedback/slow-notice.tsx'
import type { CardPlace } from '../cards/card-place.ts'
import type { ListingKind } from '../listing/listing-kinds.ts'
import { type Listing, withFirst } from '../listing/listing-url.ts'
import type { ListingSource } from '../listing/use-listing.ts'
import styles from './continuous-shelf.module.css'
import { ShelfFailure } from './shelf-failure.tsx'
import { ShelfRow } from './shelf-row.tsx'
import { ShelfShapes } from './shelf-shapes.tsx'
import { ShelfStrip } from './shelf-strip.tsx'
import { useContinuousShelf } from './use-continuous-shelf.ts'
import { useShelfLayout } from './use-shelf-layout.ts'

export interface ContinuousShelfProps<Item> {
  kind: ListingKind
  source: ListingSource<Item>
  listing: Listing
  card: ComponentType<CardPlace<Item>>
  action?: (item: Item) => ReactNode
  /** Called with the records of each page that is loaded. */
  onHeld?: (items: Item[]) => void
  /** The empty state. */
  empty: ReactNode
  /**
   * Called with true when the list has its final height, so that the scroll position can be restored.
   */
  onLaidOut: (laidOut: boolean) => void
  /** Called with the first visible record when scrolling ends. */
  onRest: (first: number) => void
}

/** All cards of a listing as a virtual list: only the rows near the viewport are in the document. */
export function ContinuousShelf<Item extends { id: number }>({
  kind,
  source,
  listing,
  card,
  action,
  onHeld,
  empty,
  onLaidOut,
  onRest,
}: ContinuousShelfProps<Item>) {
  const list = useRef<HTMLDivElement>(null)
  const sample = useRef<HTMLUListElement>(null)
  const strip = useRef<HTMLDivElement>(null)
  const end = useRef<HTMLParagraphElement>(null)
  const measured = useShelfLayout({ list, sample, strip })
  const shelf = useContinuousShelf({ source, listing, list, measured, onHeld, onLaidOut, onRest })
  const { known, shown, first, failure, pictureWidth, pictureHeight } = shelf
  const drawPicture = useCallback(
    (address: string) => drawInWorker(address, pictureWidth, pictureHeight),
    [pictureWidth, pictureHeight],
  )

  return (
    <div className={styles.shelf} data-look={kind.look}>
      <ShelfStrip
        ref={strip}
        place={known === undefined ? null : { shown, total: known }}
        resting={shelf.resting}
        kind={kind}
        listing={withFirst(listing, first)}
        onGo={shelf.goTo}
        onSkip={() => end.current?.focus()}
      />
      {known === undefined && failure === undefined && <SlowNotice />}
      <CardGrid ref={sample} aria-hidden="true" className={styles.sample}>
        <CardSkeleton look={kind.look} />
      </CardGrid>
      {/* biome-ignore lint/a11y/useSemanticElements: the rows between this list and its cards are no items */}
      <div
        ref={list}
        role="list"
        aria-label={kind.title}
        aria-busy={known !== 0 && shelf.find(shown.from) === undefined}
        className={styles.list}
        style={{ height: shelf.height, '--row-height': `${shelf.rowHeight}px` } as CSSProperties}
        {...shelf.handlers}
      >
        <ShelfShapes {...shelf.shapes} columns={shelf.columns} look={kind.look} />
        <PictureDrawer value={drawPicture}>
          {shelf.rows.map(({ row, start }) => (
            <ShelfRow
              key={row}
              row={row}
              columns={shelf.columns}
              total={shelf.total}
              start={start}
              look={kind.look}
              find={shelf.find}
              card={card}
              action={action}
              distanceOf={shelf.distanceOf}
              isLooking={shelf.isLooking}
              onDrawn={shelf.onDrawn}
            />
          ))}
        </PictureDrawer>
        {failure && <ShelfFailure {...failure} many={kind.many} />}
      </div>
      {known === 0 && empty}
      <p ref={end} tabIndex={-1} className={styles.end}>
        {known !== undefined &&
          known > 0 &&
          `The end of the shelf, after ${toCount(known, kind.one, kind.many)}.`}
      </p>
    </div>
  )
}
