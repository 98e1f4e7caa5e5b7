import { formatCount } from '#web/lib/format.ts'
import type { To } from '#web/lib/router/location.ts'
import { Icon } from '../icon.tsx'
import { leftIcon, rightIcon } from '../icons.ts'
import { Step } from './pager.tsx'
import styles from './step-pager.module.css'

interface StepPagerProps {
  current: number
  /** Whether there is a next page. */
  more: boolean
  toPage: (page: number) => To
  /** The label of the navigation, if a page has two of them. */
  label?: string
}

/** Previous and Next, for listings without a total. */
export function StepPager({ current, more, toPage, label = 'Pages' }: StepPagerProps) {
  if (current === 1 && !more) return null
  return (
    <nav aria-label={label} className={styles.pager}>
      <Step name="Previous page" to={current > 1 && toPage(current - 1)}>
        <Icon path={leftIcon} />
        Previous
      </Step>
      <p>Page {formatCount(current)}</p>
      <Step name="Next page" to={more && toPage(current + 1)}>
        Next
        <Icon path={rightIcon} />
      </Step>
    </nav>
  )
}
