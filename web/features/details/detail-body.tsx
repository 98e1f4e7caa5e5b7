import { createContext, type ReactNode, useContext } from 'react'
import { LinkButton } from '#web/ui/form/button.tsx'
import { OwnedOfSeries, Progress } from './actions.tsx'
import styles from './detail-body.module.css'
import { type PageKind, toDetail, toListing } from './detail-kinds.ts'
import { MissingFactsNotice } from './facts/missing-facts-notice.tsx'
import { ReportMistake } from './report/report-mistake.tsx'

interface DetailBodyProps {
  of: { kind: PageKind; id: number }
  name: string
  /** The way to all of the kind, if it is not its listing. */
  listing?: { to: string; title: string }
  /** All comics in their order, where they have one. */
  order?: { id: number; title: string }[]
  children: ReactNode
}

/** False in the first frame of a page that has just loaded: the name is painted before the rest is rendered. */
export const BodyTurn = createContext(true)

/** Everything below the splash; at its end the way to all of the kind, and to whoever can mend a mistake. */
export function DetailBody({
  of: { kind, id },
  name,
  listing = toListing(kind),
  order,
  children,
}: DetailBodyProps) {
  if (!useContext(BodyTurn)) return <div className={styles.waiting} />
  return (
    <div className={`wrap ${styles.body}`}>
      {kind !== 'comics' && <Progress kind={kind} id={id} name={name} order={order} />}
      {kind === 'series' && <OwnedOfSeries id={id} name={name} />}
      <MissingFactsNotice />
      {children}
      <div className={styles.end}>
        {listing && (
          <LinkButton look="line" to={listing.to}>
            {toListing(kind) === undefined ? listing.title : `All ${listing.title.toLowerCase()}`}
          </LinkButton>
        )}
        <ReportMistake name={name} about={toDetail(kind, id)} />
      </div>
    </div>
  )
}

/** The description of a record. */
export function Lead({ children }: { children: ReactNode }) {
  return <p className={styles.lead}>{children}</p>
}
