import { formatCount } from '#web/lib/format.ts'
import { useQuery } from '#web/lib/query/use-query.ts'
import { loadOwnedOfSeries } from './collection-api.ts'
import { GapLinks } from './gap-links.tsx'
import styles from './owned-of-series.module.css'

interface OwnedOfSeriesProps {
  id: number
  name: string
}

/** How much of a series is owned and what is missing, for whoever owns any of it. */
export function OwnedOfSeries({ id, name }: OwnedOfSeriesProps) {
  const { data } = useQuery({
    key: `owned of ${id}`,
    load: (signal) => loadOwnedOfSeries(id, signal),
  })
  if (data === undefined || data.owned === 0) return null
  const { owned, of, missing, starts } = data
  return (
    <div className={styles.owned}>
      <OwnedWords owned={owned} of={of} />
      {missing.length > 0 && <GapLinks missing={missing} starts={starts} name={name} />}
    </div>
  )
}

export function OwnedWords({ owned, of }: { owned: number; of: number }) {
  if (owned === of && of > 1) {
    return (
      <p>
        You own <b>all {formatCount(of)}</b>
      </p>
    )
  }
  return (
    <p>
      You own <b>{formatCount(owned)}</b> of {formatCount(of)}
    </p>
  )
}
