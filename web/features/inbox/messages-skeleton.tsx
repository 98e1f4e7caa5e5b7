import waiting from '#web/ui/feedback/delayed.module.css'
import { LoadingPlaceholder } from '#web/ui/feedback/loading-placeholder.tsx'
import styles from './messages-skeleton.module.css'

const LETTERS = ['long', 'short', 'long', 'middle', 'short', 'long'] as const

/** The shape of messages that are on their way. */
export function MessagesSkeleton() {
  return (
    <LoadingPlaceholder>
      <ul className={styles.letters}>
        {LETTERS.map((length, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they never move
          <li key={index} className={styles.letter}>
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
