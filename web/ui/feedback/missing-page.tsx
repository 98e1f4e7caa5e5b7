import type { ReactNode } from 'react'
import missing from '../art/missing.svg'
import { PageHeading } from '../page-heading.tsx'
import styles from './missing-page.module.css'

interface MissingPageProps {
  /** What is missing, which is the document title too. */
  label: string
  heading: string
  text: string
  /** Links that lead on. */
  children: ReactNode
}

/** In place of a page that there is not. */
export function MissingPage({ label, heading, text, children }: MissingPageProps) {
  return (
    <div className={styles.page}>
      <div className={styles.words}>
        <p className={styles.label}>{label}</p>
        <PageHeading title={label}>{heading}</PageHeading>
        <p className={styles.lead}>{text}</p>
        <div className={styles.doors}>{children}</div>
      </div>
      <img src={missing} alt="" width={760} height={420} className={styles.picture} />
    </div>
  )
}
