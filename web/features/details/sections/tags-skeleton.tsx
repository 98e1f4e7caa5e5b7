import { LoadingPlaceholder } from '#web/ui/feedback/loading-placeholder.tsx'
import styles from './tags-skeleton.module.css'

/** Tags that are on their way. */
export function TagsSkeleton({ count }: { count: number }) {
  return (
    <LoadingPlaceholder>
      <div className={styles.tags}>
        {Array.from({ length: count }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they never move
          <div key={index} className={styles.tag} />
        ))}
      </div>
    </LoadingPlaceholder>
  )
}
