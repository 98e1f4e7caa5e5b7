import { OnItsWay } from '#web/ui/on-its-way.tsx'
import styles from './tags-skeleton.module.css'

/** Tags that are on their way. */
export function TagsSkeleton({ count }: { count: number }) {
  return (
    <OnItsWay>
      <div className={styles.tags}>
        {Array.from({ length: count }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they never move
          <div key={index} className={styles.tag} />
        ))}
      </div>
    </OnItsWay>
  )
}
