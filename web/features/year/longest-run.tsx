import { useId } from 'react'
import type { Year } from '#contract/year.ts'
import { toCount, toPictureAddress } from '#web/lib/records/record-words.ts'
import { CardGrid } from '#web/ui/card/card-grid.tsx'
import { CoverCard } from '#web/ui/card/cover-card.tsx'
import { TextLink } from '#web/ui/navigation/text-link.tsx'
import styles from './year-view.module.css'
import { toNumbers } from './year-words.ts'

interface LongestRunProps {
  run: NonNullable<Year['longestRun']>
}

/** Issues of one series that were read without a gap. */
export function LongestRun({ run }: LongestRunProps) {
  const { title, href, count, covers } = run
  const id = useId()
  return (
    <section aria-labelledby={id} className={styles.section}>
      <h2 id={id} className="d3">
        Longest run
      </h2>
      <p className={styles.note}>
        <TextLink to={href}>{title}</TextLink> {toNumbers(run)}: {toCount(count, 'issue', 'issues')}{' '}
        without a gap.
      </p>
      <CardGrid className={styles.run}>
        {covers.map((comic) => (
          <CoverCard
            key={comic.id}
            {...toPictureAddress(comic.thumbnail)}
            to={comic.href}
            name={comic.title}
            detail={comic.subtitle}
          />
        ))}
      </CardGrid>
    </section>
  )
}
