import { type ReactNode, useId, useRef } from 'react'
import { toCount } from '#web/lib/records/record-words.ts'
import { Button } from '#web/ui/form/button.tsx'
import { IconButton } from '#web/ui/form/icon-button.tsx'
import { closeIcon } from '#web/ui/icons.ts'
import { Overlay } from '#web/ui/overlay/overlay.tsx'
import type { ListingKind } from '../listing/listing-kinds.ts'
import styles from './filter-sheet.module.css'

interface FilterSheetProps {
  kind: ListingKind
  /** How many records match the filters; null until it is known. */
  total: number | null
  failure: ReactNode
  /** True while any filter is set. */
  onClear?: () => void
  onClose: () => void
  /** The cells. */
  children: ReactNode
}

/** The filters of a small screen, in a sheet over the listing: each choice takes effect at once. */
export function FilterSheet({
  kind,
  total,
  failure,
  onClear,
  onClose,
  children,
}: FilterSheetProps) {
  const titleId = useId()
  const show = useRef<HTMLButtonElement>(null)
  const left = total === null ? undefined : toCount(total, kind.one, kind.many)

  function handleClear() {
    // The button is unmounted with the filters, so the focus has to move first.
    show.current?.focus()
    onClear?.()
  }

  return (
    <Overlay labelledBy={titleId} focusOn="button" className={styles.overlay} onClose={onClose}>
      <div className={styles.sheet}>
        <div className={styles.head}>
          <h2 id={titleId} tabIndex={-1} className="d4">
            Filter {kind.many}
          </h2>
          <IconButton icon={closeIcon} aria-label="Close" onClick={onClose} />
        </div>
        <div className={styles.scroller}>
          <div className={styles.failure}>{failure}</div>
          <div className={styles.cells}>{children}</div>
        </div>
        <p role="status" className="unseen">
          {left}
        </p>
        <div className={styles.foot}>
          {onClear && (
            <Button look="line" small onClick={handleClear}>
              Clear all
            </Button>
          )}
          <Button ref={show} small onClick={onClose}>
            Show {left ?? kind.many}
          </Button>
        </div>
      </div>
    </Overlay>
  )
}
