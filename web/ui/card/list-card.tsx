import type { ReactNode } from 'react'
import type { ListSummary } from '#contract/lists.ts'
import { formatCount } from '#web/lib/format.ts'
import { paths } from '#web/lib/navigation/paths.ts'
import { toRecord } from '#web/lib/navigation/to-record.ts'
import { Mark } from '../mark.tsx'
import { ReadBar } from '../read-bar.tsx'
import styles from './list-card.module.css'
import { ListFace } from './list-face.tsx'

interface ListCardProps {
  list: ListSummary
  /** Below how much of it is read. */
  detail?: string
  /** At the end of its last line. */
  menu?: ReactNode
  /** In a virtual list, where the cards before and after it are not in the document. */
  place?: { number: number; of: number }
}

const SHARED = { link: 'Shared by link', public: 'Public' }

/** For a `ListCards`: the first covers of a reading list, its name, how much of it is read. */
export function ListCard({ list, detail, menu, place }: ListCardProps) {
  const { id, name, read, entries, pictures, visibility } = list
  return (
    <li
      className={styles.card}
      {...(place && {
        role: 'listitem',
        'aria-posinset': place.number,
        'aria-setsize': place.of,
      })}
    >
      <ListFace to={toRecord(paths.list, id)} name={name} pictures={pictures} />
      <ReadBar read={read} of={entries} />
      <div className={styles.foot}>
        <p>
          {toReadWords(read, entries)}
          {visibility !== 'private' && <Mark>{SHARED[visibility]}</Mark>}
          {detail !== undefined && <span className={styles.detail}>{detail}</span>}
        </p>
        {menu}
      </div>
    </li>
  )
}

export function ListCards({ children }: { children: ReactNode }) {
  return <ul className={styles.cards}>{children}</ul>
}

/** `41 of 96 read`. */
export function toReadWords(read: number, of: number): string {
  return of === 0 ? 'No comics yet' : `${formatCount(read)} of ${formatCount(of)} read`
}
