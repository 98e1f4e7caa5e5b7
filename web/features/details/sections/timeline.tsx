import { useQuery } from '#web/lib/query/use-query.ts'
import { detailCache } from '../detail-cache.ts'
import { type DetailKind, toComicsOf } from '../detail-kinds.ts'
import { loadYears } from '../load-details.ts'
import { DetailSection } from './detail-section.tsx'
import { SectionFailure } from './section-failure.tsx'
import styles from './timeline.module.css'
import { YearChart } from './year-chart.tsx'

interface TimelineProps {
  of: { kind: Exclude<DetailKind, 'comics'>; id: number }
  title: string
  /** The name of the record. */
  name: string
  /** The months of its first and last comic; undefined if the facts failed to load. */
  months: Months | undefined
}

interface Months {
  firstMonth: string | null
  lastMonth: string | null
}

/** How many comics a record has in each year. */
export function Timeline({ of: { kind, id }, title, name, months }: TimelineProps) {
  const { data, error, retry } = useQuery({
    key: `${kind}/${id}/years`,
    load: (signal) => loadYears({ kind, id }, signal),
    cache: detailCache,
  })
  // A single bar is not worth a chart.
  const worthChart = data === undefined ? maySpanYears(months) : data.years.length > 1
  if (!worthChart && error === undefined) return null
  return (
    <DetailSection title={title}>
      {data && (
        <YearChart
          years={data.years}
          caption={`Comics of ${name} by year`}
          toDecade={(decade) => toComicsOf(kind, id, { decade: String(decade) })}
        />
      )}
      {error && <SectionFailure error={error} onRetry={retry} />}
      {!data && !error && <div className={styles.waiting} />}
    </DetailSection>
  )
}

/** Whether to reserve room for the chart while it is loading. */
function maySpanYears(months: Months | undefined): boolean {
  return months === undefined || months.firstMonth?.slice(0, 4) !== months.lastMonth?.slice(0, 4)
}
