import type { ReactNode } from 'react'
import { PageHeading } from './page-heading.tsx'
import styles from './plain-page.module.css'

interface PlainPageProps {
  title: string
  children: ReactNode
}

/** A page of text with a heading. */
export function PlainPage({ title, children }: PlainPageProps) {
  return (
    <div className={styles.page}>
      <PageHeading title={title}>{title}</PageHeading>
      <div className={styles.words}>{children}</div>
    </div>
  )
}
