import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import { formatCount } from '#web/lib/format.ts'
import type { To } from '#web/lib/router/location.ts'
import { classNames } from '../class-names.ts'
import { Icon } from '../icon.tsx'
import { leftIcon, rightIcon } from '../icons.ts'
import { Link } from './link.tsx'
import { GAP, pageNumbers } from './page-numbers.ts'
import styles from './pager.module.css'

interface PagerProps {
  current: number
  /** The number of pages; a single page needs no pager. */
  last: number
  toPage: (page: number) => To
  /**
   * For prefetching: called when the link to a page is hovered or focused, and for the next page when
   * the pager is visible.
   */
  onIntent?: (page: number) => void
  /** The label of the navigation, if a page has two of them. */
  label?: string
}

/**
 * Links to the pages of a listing. Small screens have only Previous, Next and the number between them.
 */
export function Pager({ current, last, toPage, onIntent, label = 'Pages' }: PagerProps) {
  const pager = useRef<HTMLElement>(null)
  const expectPage = useEffectEvent((page: number) => onIntent?.(page))

  useEffect(() => {
    if (pager.current === null || current >= last) return
    const sight = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) expectPage(current + 1)
    })
    sight.observe(pager.current)
    return () => sight.disconnect()
  }, [current, last])

  if (last <= 1) return null
  return (
    <nav ref={pager} aria-label={label} className={styles.pager}>
      <Step
        name="Previous page"
        to={current > 1 && toPage(current - 1)}
        onIntent={() => onIntent?.(current - 1)}
      >
        <Icon path={leftIcon} />
        Previous
      </Step>
      <PageLinks current={current} last={last} toPage={toPage} onIntent={onIntent} />
      <p className={styles.position}>
        Page {formatCount(current)} of {formatCount(last)}
      </p>
      <Step
        name="Next page"
        to={current < last && toPage(current + 1)}
        onIntent={() => onIntent?.(current + 1)}
      >
        Next
        <Icon path={rightIcon} />
      </Step>
    </nav>
  )
}

function PageLinks({ current, last, toPage, onIntent }: Omit<PagerProps, 'label'>) {
  return (
    <ol className={styles.pages}>
      {pageNumbers(current, last).map((page, index) =>
        page === GAP ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the two gaps are told apart by their side
          <li key={`gap-${index}`} className={styles.page}>
            {GAP}
          </li>
        ) : (
          <li key={page}>
            <Link
              to={toPage(page)}
              aria-label={`Page ${page}`}
              aria-current={page === current ? 'page' : undefined}
              className={styles.page}
              onPointerEnter={() => onIntent?.(page)}
              onFocus={() => onIntent?.(page)}
            >
              {page}
            </Link>
          </li>
        ),
      )}
    </ol>
  )
}

interface StepProps {
  name: string
  /** False if there is no such page. */
  to: To | false
  onIntent?: () => void
  children: ReactNode
}

/** Previous or Next, dimmed if there is no such page. */
export function Step({ name, to, onIntent, children }: StepProps) {
  if (to === false) {
    return (
      <span aria-hidden="true" className={classNames(styles.step, styles.spent)}>
        {children}
      </span>
    )
  }
  return (
    <Link
      to={to}
      aria-label={name}
      className={styles.step}
      onPointerEnter={onIntent}
      onFocus={onIntent}
    >
      {children}
    </Link>
  )
}
