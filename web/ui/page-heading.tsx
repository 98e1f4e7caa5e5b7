import type { ReactNode } from 'react'
import { usePageArrival } from '#web/lib/navigation/use-page-arrival.ts'
import styles from './page-heading.module.css'

interface PageHeadingProps {
  /** Stands in the browser's title, before the name of the site. */
  title: string
  /** As `usePageArrival` has it. */
  place?: string
  children: ReactNode
}

/** A page's one h1. */
export function PageHeading({ title, place, children }: PageHeadingProps) {
  const heading = usePageArrival(`${title} | Spinner Rack`, place)
  return (
    <h1 ref={heading} tabIndex={-1} className={styles.heading}>
      {children}
    </h1>
  )
}
