import { type DetailKind, toComicsOf } from './detail-kinds.ts'
import { DetailSection } from './detail-section.tsx'
import { loadYears } from './load-details.ts'
import { SectionFailure } from './section-failure.tsx'
import styles from './timeline.module.css'
import { useAnswer } from './use-answer.ts'
import { YearChart } from './year-chart.tsx'

interface TimelineProps {
  of: { kind: Exclude<DetailKind, 'comics'>; id: number }
  title: string
  /** The record's. */
  name: string
}

/** How many comics a record has in each year. */
export function Timeline({ of: { kind, id }, title, name }: TimelineProps) {
  const { value, error, retry } = useAnswer(`${kind}/${id}/years`, (signal) =>
    loadYears({ kind, id }, signal),
  )
  // One bar is no picture of anything.
  if (value !== undefined && value.years.length < 2) return null
  return (
    <DetailSection title={title}>
      {value && (
        <YearChart
          years={value.years}
          caption={`Comics of ${name} by year`}
          toDecade={(decade) => toComicsOf(kind, id, { decade: String(decade) })}
        />
      )}
      {error && <SectionFailure error={error} onRetry={retry} />}
      {!value && !error && <div className={styles.waiting} />}
    </DetailSection>
  )
}
