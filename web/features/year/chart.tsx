import { type ReactNode, useId, useState } from 'react'
import styles from './chart.module.css'

interface ChartProps {
  title: string
  /** What the chart shows at a glance. */
  caption: string
  columns: [what: string, count: string]
  rows: { name: string; count: string }[]
  /** The drawing; the table says the same. */
  children: ReactNode
}

/** A drawing for the eye and a table for everybody else; whoever wants sees the table in its place. */
export function Chart({ title, caption, columns, rows, children }: ChartProps) {
  const [tabular, setTabular] = useState(false)
  const id = useId()
  return (
    <section aria-labelledby={id} className={styles.section}>
      <div className={styles.head}>
        <h2 id={id} className="d3">
          {title}
        </h2>
        <button
          type="button"
          aria-pressed={tabular}
          aria-label={`Show as table: ${title}`}
          className={styles.toggle}
          onClick={() => setTabular((shown) => !shown)}
        >
          Show as table
        </button>
      </div>
      <p className={styles.caption}>{caption}</p>
      {!tabular && <div aria-hidden="true">{children}</div>}
      <div className={tabular ? undefined : 'unseen'}>
        <table className={styles.table}>
          <caption className="unseen">{title}</caption>
          <thead>
            <tr>
              <th scope="col">{columns[0]}</th>
              <th scope="col">{columns[1]}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, count }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{count}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}
