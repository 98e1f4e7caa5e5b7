import { useId, useState } from 'react'
import type { Ranked, Year } from '#contract/year.ts'
import { formatCount, formatMonth } from '#web/lib/format.ts'
import { paths } from '#web/lib/navigation/paths.ts'
import { useScrollRestoration } from '#web/lib/navigation/use-scroll-restoration.ts'
import { useQuery } from '#web/lib/query/use-query.ts'
import { toCount, toPictureAddress } from '#web/lib/records/record-words.ts'
import { useLocation } from '#web/lib/router/router.tsx'
import empty from '#web/ui/art/empty.svg'
import { CardGrid } from '#web/ui/card/card-grid.tsx'
import { CoverCard } from '#web/ui/card/cover-card.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { LoadFailure } from '#web/ui/feedback/load-failure.tsx'
import { LinkButton } from '#web/ui/form/button.tsx'
import { Bars } from './bars.tsx'
import { Bookends } from './bookends.tsx'
import { Chart } from './chart.tsx'
import { LongestRun } from './longest-run.tsx'
import { Ranking } from './ranking.tsx'
import { ShareYearDialog } from './share-year-dialog.tsx'
import { loadYear } from './year-api.ts'
import { YearFigures } from './year-figures.tsx'
import { YearHero } from './year-hero.tsx'
import { YearSkeleton } from './year-skeleton.tsx'
import styles from './year-view.module.css'
import { toBestMonth } from './year-words.ts'

/** The whole of `/year`. */
export function YearView() {
  const { search } = useLocation()
  const [sharing, setSharing] = useState(false)
  const asked = readYear(search)
  const thisYear = new Date().getUTCFullYear()
  const year = asked ?? thisYear
  const { data, error, retry } = useQuery({
    key: `year ${year}`,
    load: (signal) => loadYear(asked, signal),
  })
  useScrollRestoration(data !== undefined, false)
  return (
    <>
      <YearHero year={year} thisYear={thisYear} data={data} onShare={() => setSharing(true)} />
      {data === undefined && error === undefined && <YearSkeleton />}
      {error && data === undefined && (
        <div className={styles.page}>
          <LoadFailure error={error.message} onRetry={retry} />
        </div>
      )}
      {data && (data.issues === 0 ? <NothingRead year={year} /> : <Figures data={data} />)}
      {sharing && data && <ShareYearDialog data={data} onClose={() => setSharing(false)} />}
    </>
  )
}

function Figures({ data }: { data: Year }) {
  const { months, decades, characters, creators, series, longestRun } = data
  return (
    <>
      <YearFigures data={data} />
      <div className={styles.page}>
        <div className={styles.section}>
          <Chart
            title="Issues by month"
            caption={toBestMonth(months)}
            columns={['Month', 'Issues']}
            rows={months.map((count, month) => ({
              name: formatMonth(month + 1),
              count: formatCount(count),
            }))}
          >
            <Bars
              letters
              bars={months.map((count, month) => ({ label: formatMonth(month + 1), count }))}
            />
          </Chart>
        </div>
        {characters.length > 0 && <Characters characters={characters} />}
        {(creators.length > 0 || series.length > 0) && (
          <div className={`${styles.section} ${styles.pair}`}>
            {series.length > 0 && <Ranking title="Series" what="Series" ranked={series} />}
            {creators.length > 0 && <Ranking title="Creators" what="Creator" ranked={creators} />}
          </div>
        )}
        {longestRun && <LongestRun run={longestRun} />}
        <div className={`${styles.section} ${styles.pair}`}>
          <Chart
            title="Issues by decade"
            caption="By the year on the cover."
            columns={['Decade', 'Issues']}
            rows={decades.map(({ decade, issues }) => ({
              name: `${decade}s`,
              count: formatCount(issues),
            }))}
          >
            <Bars bars={withGaps(decades)} />
          </Chart>
          <Bookends data={data} />
        </div>
      </div>
    </>
  )
}

function Characters({ characters }: { characters: Ranked[] }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={styles.section}>
      <h2 id={id} className="d3">
        Characters
      </h2>
      <p className={styles.note}>Whom you met in most issues.</p>
      <CardGrid className={styles.characters}>
        {characters.map(({ id, name, href, thumbnail, count }) => (
          <CoverCard
            key={id}
            {...toPictureAddress(thumbnail)}
            to={href}
            name={name}
            look="character"
            detail={toCount(count, 'issue', 'issues')}
          />
        ))}
      </CardGrid>
    </section>
  )
}

function NothingRead({ year }: { year: number }) {
  return (
    <div className={styles.page}>
      <EmptyState
        role="status"
        picture={empty}
        title={`Nothing read in ${year} yet`}
        text="Mark an issue as read wherever you meet it, and it counts here: by month, by hero, by who made it."
        action={
          <div className={styles.doors}>
            <LinkButton small to={paths.rack}>
              Go to your rack
            </LinkButton>
            <LinkButton small look="line" to={paths.comics}>
              Browse comics
            </LinkButton>
          </div>
        }
      />
    </div>
  )
}

/** Undefined for this year, and for what is no year. */
function readYear(search: string): number | undefined {
  const text = new URLSearchParams(search).get('year') ?? ''
  return /^(19[3-9]|[2-9]\d\d)\d$/.test(text) ? Number(text) : undefined
}

/** Decades between others are shown, whether or not something of them was read. */
function withGaps(decades: Year['decades']): { label: string; count: number }[] {
  const counts = new Map(decades.map(({ decade, issues }) => [decade, issues]))
  const first = decades[0]?.decade ?? 0
  const last = decades.at(-1)?.decade ?? first
  return Array.from({ length: (last - first) / 10 + 1 }, (_, place) => {
    const decade = first + place * 10
    return { label: `${String(decade % 100).padStart(2, '0')}s`, count: counts.get(decade) ?? 0 }
  })
}
