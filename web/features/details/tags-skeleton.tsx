import waiting from '#web/ui/waiting.module.css'
import styles from './tags-skeleton.module.css'

/** Tags that are on their way. They keep out of sight for a moment. */
export function TagsSkeleton({ count }: { count: number }) {
  return (
    <div className={waiting.late}>
      <p role="status" className="unseen">
        Loading
      </p>
      <div aria-hidden="true" className={styles.tags}>
        {Array.from({ length: count }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they never move
          <div key={index} className={styles.tag} />
        ))}
      </div>
    </div>
  )
}
