import type { Year } from '#contract/year.ts'
import { formatCount } from '#web/lib/format.ts'
import styles from './year-figures.module.css'
import { toStreak } from './year-words.ts'

/** What was read, in large numbers. */
export function YearFigures({ data }: { data: Year }) {
  const { issues, readings, days, streak } = data
  const again = readings - issues
  return (
    <div className={`ink ${styles.band}`}>
      <dl className={styles.figures}>
        <Figure count={issues} words={issues === 1 ? 'issue read' : 'issues read'} />
        <Figure count={days} words={days === 1 ? 'day with a comic' : 'days with a comic'} />
        {streak && (
          <Figure
            count={streak.days}
            words={streak.days === 1 ? 'day in a row' : 'days in a row'}
            more={toStreak(streak)}
          />
        )}
        {again > 0 && <Figure count={again} words="read again" />}
      </dl>
    </div>
  )
}

interface FigureProps {
  count: number
  words: string
  more?: string
}

function Figure({ count, words, more }: FigureProps) {
  return (
    <div className={styles.figure}>
      <dt className={styles.words}>
        {words}
        {more && <span className={styles.more}>{more}</span>}
      </dt>
      <dd className={styles.count}>{formatCount(count)}</dd>
    </div>
  )
}
