import type { StatItem } from './stat-items.ts'
import styles from './stats.module.css'
import { useCountUp } from './use-count-up.ts'

/** Who listens hears the target at once; who looks sees it being reached. */
export function StatCounter(item: StatItem) {
  const [count, number] = useCountUp(item)
  const digits = String(count)

  return (
    <p className={styles.row}>
      <span className="unseen">{item.target}</span>
      <span ref={number} aria-hidden="true" className={styles.number}>
        {digits.slice(0, -3)}
        {/* A gap for the eye alone: the text is the bare number. */}
        <span className={styles.hundreds}>{digits.slice(-3)}</span>
      </span>{' '}
      <span className={styles.title}>{item.title}</span>
    </p>
  )
}
