import waiting from '#web/ui/feedback/delayed.module.css'
import { LoadingPlaceholder } from '#web/ui/feedback/loading-placeholder.tsx'
import { SlowNotice } from '#web/ui/feedback/slow-notice.tsx'
import { usePageLoading } from '#web/ui/feedback/use-page-loading.ts'
import styles from './list-skeleton.module.css'
import page from './list-view.module.css'

const ROWS = ['long', 'short', 'long', 'middle', 'short', 'long', 'middle', 'short']

/** The page of a list while it loads. */
export function ListSkeleton() {
  usePageLoading()
  return (
    <div className={page.page}>
      <SlowNotice />
      <LoadingPlaceholder>
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
