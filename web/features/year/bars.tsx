import type { CSSProperties } from 'react'
import { formatCount } from '#web/lib/format.ts'
import styles from './bars.module.css'

interface Bar {
  /** Cut to its first letter on a small screen, where it is a word. */
  label: string
  count: number
}

/** Upright bars; the highest are marked. */
export function Bars({ bars, letters = false }: { bars: Bar[]; letters?: boolean }) {
  const most = Math.max(1, ...bars.map(({ count }) => count))
  return (
    <div className={styles.bars}>
      {bars.map(({ label, count }) => (
        <div
          key={label}
          className={styles.column}
          style={{ '--share': count / most } as CSSProperties}
          title={`${label}: ${formatCount(count)}`}
        >
          <span className={styles.count}>{count > 0 && formatCount(count)}</span>
          <span className={count === 0 ? styles.none : count === most ? styles.most : styles.bar} />
          <span className={styles.label}>
            {letters ? (
              <>
                {label.charAt(0)}
                <span className={styles.rest}>{label.slice(1, 3)}</span>
              </>
            ) : (
              label
            )}
          </span>
        </div>
      ))}
    </div>
  )
}
