import type { ReactNode } from 'react'
import { TextLink } from '#web/ui/navigation/text-link.tsx'
import styles from './detail-body.module.css'
import { type DetailKind, toDetail } from './detail-kinds.ts'
import { MissingFactsNotice } from './facts/missing-facts-notice.tsx'
import { toReport } from './to-report.ts'

interface DetailBodyProps {
  of: { kind: DetailKind; id: number }
  name: string
  children: ReactNode
}

/** Everything below the splash, with a link to the contact form at the end. */
export function DetailBody({ of: { kind, id }, name, children }: DetailBodyProps) {
  return (
    <div className={`wrap ${styles.body}`}>
      <MissingFactsNotice />
      {children}
      <p className={styles.report}>
        Something wrong or missing here?{' '}
        {/* The landing page is a document of its own, and the browser finds the form in it. */}
        <TextLink to={toReport(name, toDetail(kind, id))} reloadDocument>
          Report a mistake
        </TextLink>
      </p>
    </div>
  )
}

/** The description of a record. */
export function Lead({ children }: { children: ReactNode }) {
  return <p className={styles.lead}>{children}</p>
}
