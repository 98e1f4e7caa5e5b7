import { LoadingPlaceholder } from '#web/ui/feedback/loading-placeholder.tsx'
import styles from './rows-skeleton.module.css'

/** The loading skeleton of rows. */
export function RowsSkeleton({ count }: { count: number }) {
  return (
    <LoadingPlaceholder>
      <div className={styles.rows}>
        {Array.from({ length: count }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike and never move
          <div key={index} className={styles.row}>
            <div className={styles.shape} />
          </div>
        ))}
      </div>
    </LoadingPlaceholder>
  )
}
