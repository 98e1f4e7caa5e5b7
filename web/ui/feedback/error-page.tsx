import type { ReactNode } from 'react'
import spill from '../art/spill.svg'
import styles from './error-page.module.css'

interface ErrorPageProps {
  title: string
  text: string
  /** Without the drawing, for what has not failed yet. */
  plain?: boolean
  /** One button or link. */
  children?: ReactNode
}

/** Shown in place of a page that cannot be rendered. */
export function ErrorPage({ title, text, plain, children }: ErrorPageProps) {
  return (
    <section role="alert" className={styles.trouble}>
      {!plain && <img src={spill} alt="" width={380} height={280} />}
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.text}>{text}</p>
      <div>{children}</div>
    </section>
  )
}
