import { LoadingPlaceholder } from '#web/ui/feedback/loading-placeholder.tsx'
import styles from './tags-skeleton.module.css'

/** The loading skeleton of tags. */
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
