import { type CSSProperties, useId } from 'react'
import type { Ranked } from '#contract/year.ts'
import { formatCount } from '#web/lib/format.ts'
import { Link } from '#web/ui/navigation/link.tsx'
import styles from './ranking.module.css'

interface RankingProps {
  title: string
  /** Of the first column. */
  what: string
  ranked: (Ranked & { role?: string })[]
}

/** A table whose rows are bars too. */
export function Ranking({ title, what, ranked }: RankingProps) {
  const id = useId()
  const most = Math.max(1, ...ranked.map(({ count }) => count))
  return (
    <section aria-labelledby={id} className={styles.section}>
      <h2 id={id} className="d3">
        {title}
      </h2>
      <table aria-labelledby={id} className={styles.table}>
        <thead>
          <tr>
            <th scope="col">
              <span className="unseen">{what}</span>
            </th>
            <th scope="col">
              <span className="unseen">Issues</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {ranked.map(({ id, name, href, count, role }) => (
            <tr key={id} className={styles.row}>
              <th scope="row" className={styles.name}>
                <Link to={href} className={styles.link}>
                  {name}
                </Link>
                {role && ' '}
                {role && <span className={styles.role}>{role}</span>}
              </th>
              <td className={styles.count}>
                {formatCount(count)}
                <span
                  aria-hidden="true"
                  className={styles.bar}
                  style={{ '--share': count / most } as CSSProperties}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
