import { type FormEvent, type Ref, useId, useLayoutEffect, useState } from 'react'
import { Button } from '#web/ui/form/button.tsx'
import { describeRange } from '../listing/describe-range.ts'
import type { ListingKind } from '../listing/listing-kinds.ts'
import type { Listing } from '../listing/listing-url.ts'
import { ViewLinks } from '../listing/view-links.tsx'
import type { RecordSpan } from './record-span.ts'
import styles from './shelf-strip.module.css'

interface ShelfStripProps {
  ref: Ref<HTMLDivElement>
  /** Null while the total is not known. */
  place: { shown: RecordSpan; total: number } | null
  resting: boolean
  kind: ListingKind
  /** The listing at the page of the first visible record. */
  listing: Listing
  onGo: (record: number) => void
  /** Skips the list: moves the focus to what follows it. */
  onSkip: () => void
}

/** The sticky strip of the continuous view: the current position, and links to other positions. */
export function ShelfStrip({ ref, place, resting, kind, listing, onGo, onSkip }: ShelfStripProps) {
  const words = place && describeRange(place.shown, place.total)
  useLayoutEffect(letStripBeReached, [])
  return (
    <div ref={ref} className={styles.strip}>
      <button type="button" className={styles.skip} onClick={onSkip}>
        Skip past the {kind.many}
      </button>
      <p aria-hidden="true" className={styles.range}>
        {words}
      </p>
      <SaidAtRest words={words ?? ''} resting={resting} />
      <GoToNumber total={place?.total} onGo={onGo} />
      <ViewLinks kind={kind} listing={listing} />
    </div>
  )
}

/**
 * The strip is fully visible below the bar, so focusing a control in it must not scroll the page. Set
 * as an attribute from script, since with `:root:has()` every card added or removed would invalidate
 * the style of the whole page.
 */
function letStripBeReached() {
  const { style } = document.documentElement
  style.setProperty('--scroll-room', 'var(--bar-stuck)')
  return () => {
    style.removeProperty('--scroll-room')
  }
}

/** For screen readers: announced when scrolling ends, not at every row. */
function SaidAtRest({ words, resting }: { words: string; resting: boolean }) {
  const [said, setSaid] = useState(words)
  if (resting && said !== words) setSaid(words)
  return (
    <p role="status" className="unseen">
      {said}
    </p>
  )
}

interface GoToNumberProps {
  total: number | undefined
  onGo: (record: number) => void
}

function GoToNumber({ total, onGo }: GoToNumberProps) {
  const id = useId()
  const [typed, setTyped] = useState('')

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    const number = Number(typed.replace(/\D/g, ''))
    if (number > 0 && total !== undefined) onGo(Math.min(number, total) - 1)
  }

  return (
    <form className={styles.go} onSubmit={handleSubmit}>
      <label htmlFor={id}>Go to number</label>
      <input
        id={id}
        inputMode="numeric"
        autoComplete="off"
        placeholder="No."
        maxLength={9}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <Button type="submit" look="line" small>
        Go
      </Button>
    </form>
  )
}
