import type { ReactNode } from 'react'
import spill from '../art/spill.svg'
import styles from './error-page.module.css'

interface ErrorPageProps {
  title: string
  text: string
  /** The one way on. */
  children: ReactNode
}

/** What stands in a page's place when the page cannot be shown. */
export function ErrorPage({ title, text, children }: ErrorPageProps) {
  return (
    <section role="alert" className={styles.trouble}>
      <img src={spill} alt="" width={380} height={280} />
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.text}>{text}</p>
      <div>{children}</div>
    </section>
  )
}
