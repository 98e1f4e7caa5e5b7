import type { CSSProperties } from 'react'
import type { YearCounts } from '#contract/facts.ts'
import { formatCount } from '#web/lib/format.ts'
import { toCount } from '#web/lib/records/record-words.ts'
import { Link } from '#web/ui/navigation/link.tsx'
import styles from './year-chart.module.css'

/** More of them are a list that nobody reads; the bars show which they are. */
const SHOWN_SPANS = 3

interface YearChartProps {
  years: YearCounts['years']
  /** The caption of the table. */
  caption: string
  toDecade: (decade: number) => string
}

/** A bar chart by year over whole decades, each linking to its comics; a table has the same data. */
export function YearChart({ years, caption, toDecade }: YearChartProps) {
  const counts = new Map(years.map(({ year, comics }) => [year, comics]))
  const most = Math.max(...years.map(({ comics }) => comics))
  const decades = toDecades(years.map(({ year }) => year))
  return (
    <figure className={styles.chart}>
      <figcaption className={styles.caption}>{toBest(years, most)}</figcaption>
      <div className={styles.decades}>
        {decades.map((decade) => (
          <div key={decade} className={styles.decade}>
            <div aria-hidden="true" className={styles.bars}>
              {yearsOf(decade).map((year) => (
                <span
                  key={year}
                  className={lookOf(counts.get(year), most)}
                  style={{ '--share': (counts.get(year) ?? 0) / most } as CSSProperties}
                  title={`${year}: ${counts.get(year) ?? 0}`}
                />
              ))}
            </div>
            <DecadeLabel decade={decade} to={has(counts, decade) && toDecade(decade)} />
          </div>
        ))}
      </div>
      <div className="unseen">
        <table>
          <caption>{caption}</caption>
          <thead>
            <tr>
              <th scope="col">Year</th>
              <th scope="col">Comics</th>
            </tr>
          </thead>
          <tbody>
            {years.map(({ year, comics }) => (
              <tr key={year}>
                <th scope="row">{year}</th>
                <td>{comics}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  )
}

/** A decade without comics is no link. */
function DecadeLabel({ decade, to }: { decade: number; to: string | false }) {
  const words = (
    <>
      <span className={styles.century}>{Math.floor(decade / 100)}</span>
      {String(decade % 100).padStart(2, '0')}s
    </>
  )
  if (to === false) return <span className={styles.label}>{words}</span>
  return (
    <Link to={to} className={styles.label}>
      <span className="unseen">Comics of the {decade}s</span>
      <span aria-hidden="true">{words}</span>
    </Link>
  )
}

/** `Busiest years: 2016–2018, 12 a year`: the highest bars, which are highlighted. */
function toBest(years: YearCounts['years'], most: number): string {
  const best = years.filter(({ comics }) => comics === most).map(({ year }) => year)
  const [only] = best
  if (best.length === 1) return `Busiest year: ${only}, ${toCount(most, 'comic', 'comics')}`
  const spans = toSpans(best)
  if (spans.length > SHOWN_SPANS) return `Up to ${toCount(most, 'comic', 'comics')} a year`
  return `Busiest years: ${spans.join(', ')}, ${formatCount(most)} a year`
}

/** `2001, 2016–2018`: neighbouring years as one span. */
function toSpans(years: number[]): string[] {
  const spans: { from: number; to: number }[] = []
  for (const year of years) {
    const span = spans.at(-1)
    if (span?.to === year - 1) span.to = year
    else spans.push({ from: year, to: year })
  }
  return spans.map(({ from, to }) => (from === to ? `${from}` : `${from}–${to}`))
}

function lookOf(comics: number | undefined, most: number): string | undefined {
  if (comics === undefined) return styles.none
  return comics === most ? styles.most : styles.bar
}

function toDecades(years: number[]): number[] {
  const first = Math.floor(Math.min(...years) / 10) * 10
  const last = Math.max(...years)
  return Array.from({ length: Math.floor((last - first) / 10) + 1 }, (_, index) => {
    return first + index * 10
  })
}

function yearsOf(decade: number): number[] {
  return Array.from({ length: 10 }, (_, index) => decade + index)
}

function has(counts: Map<number, number>, decade: number): boolean {
  return yearsOf(decade).some((year) => counts.has(year))
}
