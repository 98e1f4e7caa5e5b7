import skyline from '#web/ui/art/stats.svg'
import label from './section-label.module.css'
import { StatCounter } from './stat-counter.tsx'
import { statItems } from './stat-items.ts'
import styles from './stats.module.css'

export function Stats() {
  return (
    <section aria-labelledby="stats-word" className={`ink ${styles.stats}`}>
      <div className="wrap">
        <h2 id="stats-word" className={label.label}>
          Stats
        </h2>
        <div className={styles.rows}>
          {statItems.map((item) => (
            <StatCounter key={item.title} {...item} />
          ))}
        </div>
      </div>
      <img
        src={skyline}
        alt="Long boxes and stacks of comics, lined up like a skyline"
        width={1680}
        height={300}
        loading="lazy"
        className={styles.picture}
      />
    </section>
  )
}
