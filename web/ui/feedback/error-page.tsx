import type { ReactNode } from 'react'
import styles from './error-page.module.css'
import './failure-drawing.css'

interface ErrorPageProps {
  look?: 'spill' | 'unplugged'
  title: string
  text: string
  /** Without the drawing, for what has not failed yet. */
  plain?: boolean
  /** One button or link. */
  children?: ReactNode
}

/** Shown in place of a page that cannot be rendered. */
export function ErrorPage({ look = 'spill', title, text, plain, children }: ErrorPageProps) {
  return (
    <section role="alert" className={styles.trouble}>
      {!plain && <div className={`${styles.picture} ${look}`} />}
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.text}>{text}</p>
      {children}
    </section>
  )
}
