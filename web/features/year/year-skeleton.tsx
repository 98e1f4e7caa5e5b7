import waiting from '#web/ui/feedback/delayed.module.css'
import { LoadingPlaceholder } from '#web/ui/feedback/loading-placeholder.tsx'
import { SlowNotice } from '#web/ui/feedback/slow-notice.tsx'
import { usePageLoading } from '#web/ui/feedback/use-page-loading.ts'
import styles from './year-skeleton.module.css'
import page from './year-view.module.css'

const FIGURES = ['issues', 'days', 'streak']
const HEIGHTS = [40, 70, 55, 90, 30, 60, 100, 45, 75, 50, 65, 35]

/** The page of a year while it loads. */
export function YearSkeleton() {
  usePageLoading()
  return (
    <div className={page.page}>
      <SlowNotice />
      <LoadingPlaceholder>
        <div className={styles.figures}>
          {FIGURES.map((figure) => (
            <div key={figure} className={`${waiting.dots} ${styles.figure}`} />
          ))}
        </div>
        <div className={`${waiting.dots} ${styles.title}`} />
        <div className={styles.bars}>
          {HEIGHTS.map((height) => (
            <div key={height} className={waiting.dots} style={{ height: `${height}%` }} />
          ))}
        </div>
      </LoadingPlaceholder>
    </div>
  )
}
