import waiting from '#web/ui/feedback/delayed.module.css'
import { LoadingPlaceholder } from '#web/ui/feedback/loading-placeholder.tsx'
import styles from './messages-skeleton.module.css'

const LENGTHS = ['long', 'short', 'long', 'middle', 'short', 'long'] as const

/** The loading skeleton of messages. */
export function MessagesSkeleton() {
  return (
    <LoadingPlaceholder>
      <ul className={styles.messages}>
        {LENGTHS.map((length, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they never move
          <li key={index} className={styles.message}>
            <div className={styles.from}>
              <div className={`${waiting.dots} ${styles.name}`} />
              <div className={`${waiting.dots} ${styles.address}`} />
            </div>
            <div className={`${waiting.dots} ${styles.balloon} ${styles[length]}`} />
          </li>
        ))}
      </ul>
    </LoadingPlaceholder>
  )
}
