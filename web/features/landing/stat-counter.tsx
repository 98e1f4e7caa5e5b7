import type { StatItem } from './stat-items.ts'
import styles from './stats.module.css'
import { useCountUp } from './use-count-up.ts'

/** Screen readers get the target at once; the count-up is visual only. */
export function StatCounter(item: StatItem) {
  const [count, number] = useCountUp(item)
  const digits = String(count)

  return (
    <p className={styles.row}>
      <span className="unseen">{item.target}</span>
      <span ref={number} aria-hidden="true" className={styles.number}>
        {digits.slice(0, -3)}
        {/* The gap is made by CSS: the text is the bare number. */}
        <span className={styles.hundreds}>{digits.slice(-3)}</span>
      </span>{' '}
      <span className={styles.title}>{item.title}</span>
    </p>
  )
}
