import type { ReactNode } from 'react'
import type { To } from '#web/lib/router/location.ts'
import { classNames } from '#web/ui/class-names.ts'
import { LinkButton } from '#web/ui/form/button.tsx'
import styles from './identity-page.module.css'

interface IdentityPageProps {
  art: ReactNode
  /** The link to the other page: sign-up or login. */
  question: string
  answer: { to: To; label: string }
  /** For a form with fields side by side. */
  wide?: boolean
  children: ReactNode
}

/** Layout of two panels: a picture, and the form beside or below it. */
export function IdentityPage({ art, question, answer, wide, children }: IdentityPageProps) {
  return (
    <div className={styles.page}>
      <div className={`ink ${styles.art}`}>{art}</div>
      <div className={styles.side}>
        <p className={styles.top}>
          {question}
          <LinkButton to={answer.to} look="line" small>
            {answer.label}
          </LinkButton>
        </p>
        <div className={classNames(styles.content, wide && styles.wide)}>{children}</div>
      </div>
    </div>
  )
}
