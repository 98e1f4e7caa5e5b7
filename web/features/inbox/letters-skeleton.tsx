import { OnItsWay } from '#web/ui/on-its-way.tsx'
import waiting from '#web/ui/waiting.module.css'
import styles from './letters-skeleton.module.css'

const LETTERS = ['long', 'short', 'long', 'middle', 'short', 'long'] as const

/** The shape of messages that are on their way. */
export function LettersSkeleton() {
  return (
    <OnItsWay>
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
    </OnItsWay>
  )
}
