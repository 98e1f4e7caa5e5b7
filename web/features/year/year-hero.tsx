import type { Year } from '#contract/year.ts'
import { paths } from '#web/lib/navigation/paths.ts'
import { toPictureAddress } from '#web/lib/records/record-words.ts'
import { Picture } from '#web/ui/card/picture.tsx'
import { Button } from '#web/ui/form/button.tsx'
import { Link } from '#web/ui/navigation/link.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import styles from './year-hero.module.css'

interface YearHeroProps {
  year: number
  thisYear: number
  /** Undefined until it is loaded. */
  data: Year | undefined
  onShare: () => void
}

/** The number of the year, the way to other years, and covers that were read in it. */
export function YearHero({ year, thisYear, data, onShare }: YearHeroProps) {
  const isRead = data !== undefined && data.issues > 0
  const years = [...new Set([thisYear, ...(data?.years ?? []), year])].sort((a, b) => b - a)
  return (
    <header className={styles.hero}>
      <div className={styles.columns}>
        <div className={styles.words}>
          <PageHeading title={`Your year ${year}`} place={String(year)}>
            <span className={styles.kicker}>Your year</span>{' '}
            <span className={styles.number}>{year}</span>
          </PageHeading>
          {(data === undefined || isRead || years.length > 1) && (
            <div className={styles.tools}>
              {years.length > 1 && (
                <nav aria-label="Years">
                  <ul className={styles.years}>
                    {years.map((one) => (
                      <li key={one}>
                        <Link
                          to={one === thisYear ? paths.year : `${paths.year}?year=${one}`}
                          aria-current={one === year ? 'page' : undefined}
                          className={styles.year}
                        >
                          {one}
                        </Link>
                      </li>
                    ))}
                  </ul>
                </nav>
              )}
              {isRead && (
                <Button small look="line" onClick={onShare}>
                  Share
                </Button>
              )}
            </div>
          )}
        </div>
        {isRead && <Fan data={data} />}
      </div>
    </header>
  )
}

/** Three covers of the year, as one holds them; the first lies on top. As in the picture that is shared. */
function Fan({ data }: { data: Year }) {
  const run = data.longestRun?.covers ?? []
  const others = [data.latest?.comic, data.oldest, data.newest, data.first?.comic]
  const covers = [run.at(-1), ...others, ...run].filter((comic) => comic != null)
  const shown = [...new Map(covers.map((comic) => [comic.id, comic])).values()].slice(0, 3)
  return (
    <div aria-hidden="true" className={styles.fan}>
      {shown.reverse().map(({ id, thumbnail }) => (
        <span key={id} className={styles.cover}>
          <Picture {...toPictureAddress(thumbnail)} sizes="260px" className={styles.picture} />
        </span>
      ))}
    </div>
  )
}
