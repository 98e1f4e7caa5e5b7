import { useId } from 'react'
import type { ComicCard } from '#contract/comic-card.ts'
import type { Year } from '#contract/year.ts'
import { toPictureAddress } from '#web/lib/records/record-words.ts'
import { CardGrid } from '#web/ui/card/card-grid.tsx'
import { CoverCard } from '#web/ui/card/cover-card.tsx'
import styles from './year-view.module.css'
import { toDay } from './year-words.ts'

/** Where the year of reading begins and ends, in the reader's time and in that of the comics. */
export function Bookends({ data }: { data: Year }) {
  const { first, latest, oldest, newest, issues } = data
  const id = useId()
  // One comic alone is the first, the latest, the oldest and the newest.
  if (issues < 2) return null
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="d3">
        From first to last
      </h2>
      <CardGrid className={styles.ends}>
        {first && <End comic={first.comic} what="Read first" when={toDay(first.readAt)} />}
        {latest && <End comic={latest.comic} what="Read last" when={toDay(latest.readAt)} />}
        {oldest && <End comic={oldest} what="The oldest" when={oldest.subtitle} />}
        {newest && <End comic={newest} what="The newest" when={newest.subtitle} />}
      </CardGrid>
    </section>
  )
}

interface EndProps {
  comic: ComicCard
  what: string
  when: string
}

function End({ comic, what, when }: EndProps) {
  return (
    <CoverCard
      {...toPictureAddress(comic.thumbnail)}
      to={comic.href}
      name={comic.title}
      detail={<strong>{what}</strong>}
      more={when}
    />
  )
}
