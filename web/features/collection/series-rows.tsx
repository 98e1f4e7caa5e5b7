import type { OwnedSeries } from '#contract/collection.ts'
import { splitSeriesTitle, toPictureAddress } from '#web/lib/records/record-words.ts'
import { Picture } from '#web/ui/card/picture.tsx'
import waiting from '#web/ui/feedback/delayed.module.css'
import { LoadingPlaceholder } from '#web/ui/feedback/loading-placeholder.tsx'
import { Link } from '#web/ui/navigation/link.tsx'
import { ReadBar } from '#web/ui/read-bar.tsx'
import { GapLinks } from './gap-links.tsx'
import { OwnedWords } from './owned-of-series.tsx'
import styles from './series-rows.module.css'

/** How far each series of the collection is complete. */
export function SeriesRows({ series }: { series: OwnedSeries[] }) {
  return (
    <ul className={styles.rows}>
      {series.map((one) => (
        <SeriesRow key={one.id} series={one} />
      ))}
    </ul>
  )
}

function SeriesRow({ series }: { series: OwnedSeries }) {
  const { title, href, thumbnail, owned, of, missing, starts, more } = series
  const { name, years } = splitSeriesTitle(title)
  return (
    <li className={styles.row}>
      <Picture {...toPictureAddress(thumbnail)} sizes="72px" className={styles.cover} />
      <div className={styles.words}>
        <Link to={href} className={styles.name}>
          {name} <span className={styles.years}>{years.trim()}</span>
        </Link>
        <OwnedWords owned={owned} of={of} />
        <ReadBar read={owned} of={of} />
        {missing.length > 0 && (
          <GapLinks
            missing={missing}
            starts={starts}
            name={title}
            rest={{ count: more, to: href }}
          />
        )}
      </div>
    </li>
  )
}

const SHAPES = ['one', 'two', 'three', 'four', 'five', 'six']

export function SeriesRowsSkeleton() {
  return (
    <LoadingPlaceholder>
      <div className={styles.rows}>
        {SHAPES.map((shape) => (
          <div key={shape} className={styles.row}>
            <div className={`${waiting.dots} ${styles.cover}`} />
            <div className={styles.words}>
              <div className={`${waiting.dots} ${styles.shape}`} />
              <div className={`${waiting.dots} ${styles.shape}`} />
            </div>
          </div>
        ))}
      </div>
    </LoadingPlaceholder>
  )
}
