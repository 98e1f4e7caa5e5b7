import waiting from '../feedback/delayed.module.css'
import styles from './card-skeleton.module.css'
import type { CardLook } from './cover-card.tsx'

/** The loading skeleton of a card, for a `CardGrid`. */
export function CardSkeleton({ look }: { look: CardLook }) {
  return (
    <li aria-hidden="true" className={styles[look]}>
      <div className={`${waiting.dots} ${styles.picture}`} />
      <div className={`${waiting.dots} ${styles.name}`} />
      <div className={`${waiting.dots} ${styles.detail}`} />
    </li>
  )
}
