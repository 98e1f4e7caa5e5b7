import waiting from '#web/ui/waiting.module.css'
import styles from './rows-skeleton.module.css'

/** Rows that are on their way. They keep out of sight for a moment. */
export function RowsSkeleton({ count }: { count: number }) {
  return (
    <div className={waiting.late}>
      <p role="status" className="unseen">
        Loading
      </p>
      <div aria-hidden="true" className={styles.rows}>
        {Array.from({ length: count }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike and never move
          <div key={index} className={styles.row}>
            <div className={styles.shape} />
          </div>
        ))}
      </div>
    </div>
  )
}
