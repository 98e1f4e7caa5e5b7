import { useLocation } from '#web/lib/router/router.tsx'
import { Pager } from '#web/ui/navigation/pager.tsx'
import styles from './section-pager.module.css'
import { lastPlace, readPlace, toPlace } from './section-place.ts'

interface SectionPagerProps {
  /** The name of the section's URL parameter. */
  name: string
  title: string
  count: number
}

export function SectionPager({ name, title, count }: SectionPagerProps) {
  const { search } = useLocation()
  return (
    <div className={styles.pager}>
      <Pager
        current={readPlace(search, name, count)}
        last={lastPlace(count)}
        toPage={(turned) => toPlace(search, name, turned)}
        label={`Pages of ${title.toLowerCase()}`}
      />
    </div>
  )
}
