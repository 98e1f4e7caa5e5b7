import waiting from '#web/ui/feedback/delayed.module.css'
import { LoadingPlaceholder } from '#web/ui/feedback/loading-placeholder.tsx'
import { SlowNotice } from '#web/ui/feedback/slow-notice.tsx'
import { usePageLoading } from '#web/ui/feedback/use-page-loading.ts'
import styles from './import-skeleton.module.css'
import page from './preview.module.css'

const ROWS = ['one', 'two', 'three', 'four', 'five', 'six']

/** A preview, or what came of it, while it loads. */
export function ImportSkeleton() {
  usePageLoading()
  return (
    <div className={page.page}>
      <SlowNotice />
      <LoadingPlaceholder>
        <div className={`${waiting.dots} ${styles.name}`} />
        <div className={`${waiting.dots} ${styles.band}`} />
        {ROWS.map((row) => (
          <div key={row} className={styles.row}>
            <div className={`${waiting.dots} ${styles.cover}`} />
            <div className={`${waiting.dots} ${styles.title}`} />
          </div>
        ))}
      </LoadingPlaceholder>
    </div>
  )
}
