import type { ReactNode } from 'react'
import { usePageArrival } from '#web/lib/navigation/use-page-arrival.ts'
import styles from './page-heading.module.css'

interface PageHeadingProps {
  /** For the document title, before the name of the site. */
  title: string
  /** See `usePageArrival`. */
  place?: string
  children: ReactNode
}

/** The h1 of a page. */
export function PageHeading({ title, place, children }: PageHeadingProps) {
  const heading = usePageArrival(`${title} | Spinner Rack`, place)
  return (
    <h1 ref={heading} tabIndex={-1} className={styles.heading}>
      {children}
    </h1>
  )
}
