import { usePageArrival } from '#web/lib/navigation/use-page-arrival.ts'
import { CardGridSkeleton } from '#web/ui/card/card-grid-skeleton.tsx'
import { SlowNotice } from '#web/ui/feedback/slow-notice.tsx'
import type { DetailKind } from './detail-kinds.ts'
import styles from './detail-skeleton.module.css'

interface DetailSkeletonProps {
  kind: DetailKind
  noun: string
}

/** The loading skeleton of a detail page. */
export function DetailSkeleton({ kind, noun }: DetailSkeletonProps) {
  const heading = usePageArrival(`${noun} | Spinner Rack`)
  const portrait = kind === 'characters' || kind === 'creators'
  return (
    <>
      <h1 ref={heading} tabIndex={-1} className="unseen">
        {noun}
      </h1>
      <div aria-hidden="true" className={styles.splash}>
        <div className={`wrap ${styles.columns}`}>
          <div className={styles.words}>
            <div className={styles.line} />
            <div className={styles.line} />
          </div>
          <div className={portrait ? styles.portrait : styles.cover} />
        </div>
      </div>
      <div className={`wrap ${styles.below}`}>
        {kind !== 'comics' && <div className={styles.band} />}
        <div aria-hidden="true" className={styles.facts}>
          <div />
          <div />
          <div />
          <div />
        </div>
        <SlowNotice />
        <CardGridSkeleton count={6} />
      </div>
    </>
  )
}
