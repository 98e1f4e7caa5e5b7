import waiting from '#web/ui/feedback/delayed.module.css'
import { LoadingPlaceholder } from '#web/ui/feedback/loading-placeholder.tsx'
import { SlowNotice } from '#web/ui/feedback/slow-notice.tsx'
import { usePageLoading } from '#web/ui/feedback/use-page-loading.ts'
import styles from './shared-skeleton.module.css'
import page from './shared-view.module.css'

const ROWS = ['long', 'short', 'middle', 'long', 'short', 'middle']

/** A shared list while it loads. */
export function SharedSkeleton() {
  usePageLoading()
  return (
    <div className={page.page}>
      <SlowNotice />
      <LoadingPlaceholder>
        <div className={`${waiting.dots} ${styles.kicker}`} />
        <div className={`${waiting.dots} ${styles.name}`} />
        <div className={`${waiting.dots} ${styles.band}`} />
        {ROWS.map((length, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they never move
          <div key={index} className={styles.row}>
            <div className={`${waiting.dots} ${styles.cover}`} />
            <div className={`${waiting.dots} ${styles.title} ${styles[length]}`} />
          </div>
        ))}
      </LoadingPlaceholder>
    </div>
  )
}
