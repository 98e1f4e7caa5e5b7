import type { CSSProperties } from 'react'
import type { CountedKind } from '#contract/progress.ts'
import { formatCount } from '#web/lib/format.ts'
import { MarkMenu } from './mark-menu.tsx'
import styles from './progress-band.module.css'
import { useCount } from './use-count.ts'

interface ProgressBandProps {
  kind: CountedKind
  id: number
  /** All comics of it in order, where that is known. */
  order?: { id: number; title: string }[]
}

/** How much of a record is read, and for a series or a story the menu that marks more of it. */
export function ProgressBand({ kind, id, order }: ProgressBandProps) {
  const count = useCount(kind, id)
  const marked = kind === 'series' || order !== undefined
  if (count?.of === 0) return null
  return (
    <div className={styles.band}>
      {/* Its room is there before it is. */}
      <p className={styles.words}>
        {count && (
          <>
            You have read <b>{formatCount(count.read)}</b> of {formatCount(count.of)}
          </>
        )}
      </p>
      <div
        aria-hidden="true"
        className={styles.bar}
        style={{ '--part': count ? count.read / count.of : 0 } as CSSProperties}
      />
      {marked && <MarkMenu id={id} order={order} of={count?.of} />}
    </div>
  )
}
