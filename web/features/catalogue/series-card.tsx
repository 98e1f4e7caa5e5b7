import { paths } from '#web/lib/paths.ts'
import {
  splitSeriesTitle,
  toCount,
  toMainCreators,
  toPictureAddress,
  toYears,
} from '#web/lib/record-words.ts'
import { toRecord } from '#web/lib/to-record.ts'
import { CoverCard } from '#web/ui/cover-card.tsx'
import type { CardPlace } from './card-place.ts'
import type { ListedSeries } from './catalogue-records.ts'
import styles from './series-card.module.css'

export function SeriesCard({ item, ...place }: CardPlace<ListedSeries>) {
  const { id, title, description, startYear, endYear, thumbnail, creators, comics, facts } = item
  const { name, years } = splitSeriesTitle(title)
  const makers = facts?.mainCreators.join(', ') ?? toMainCreators(creators.items)
  const issues = toCount(facts?.issueCount ?? comics.available, 'issue', 'issues')
  return (
    <CoverCard
      {...place}
      {...toPictureAddress(thumbnail)}
      to={toRecord(paths.series, id)}
      name={name}
      // Seen in the line below.
      unseenName={years}
      detail={`${toYears(startYear, endYear)}, ${issues}`}
      more={
        <>
          <span className={styles.creators}>{makers}</span>
          {description && <span className={styles.description}>{description}</span>}
        </>
      }
      look="series"
    />
  )
}
