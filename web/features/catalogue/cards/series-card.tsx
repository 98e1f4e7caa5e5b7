import { paths } from '#web/lib/navigation/paths.ts'
import { toRecord } from '#web/lib/navigation/to-record.ts'
import {
  splitSeriesTitle,
  toCount,
  toMainCreators,
  toPictureAddress,
  toYears,
} from '#web/lib/records/record-words.ts'
import { CoverCard } from '#web/ui/card/cover-card.tsx'
import type { ListedSeries } from '../listing/catalogue-records.ts'
import type { CardPlace } from './card-place.ts'
import styles from './series-card.module.css'

export function SeriesCard({ item, ...place }: CardPlace<ListedSeries>) {
  const { id, title, description, startYear, endYear, thumbnail, creators, comics, facts } = item
  const { name, years } = splitSeriesTitle(title)
  const makers = facts?.mainCreators.join(', ') ?? toMainCreators(creators.items)
  const count = facts ? toIssues(facts) : toCount(comics.available, 'comic', 'comics')
  return (
    <CoverCard
      {...place}
      {...toPictureAddress(thumbnail)}
      to={toRecord(paths.series, id)}
      name={name}
      // Shown in the line below.
      unseenName={years}
      detail={`${toYears(startYear, endYear)}, ${count}`}
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

/** A series of books has no issues. */
function toIssues({ issueCount, bookCount }: { issueCount: number; bookCount: number }): string {
  if (issueCount === bookCount && issueCount > 0) return toCount(issueCount, 'book', 'books')
  return toCount(issueCount, 'issue', 'issues')
}
