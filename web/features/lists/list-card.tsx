import type { ListSummary } from '#contract/lists.ts'
import { paths } from '#web/lib/navigation/paths.ts'
import { toRecord } from '#web/lib/navigation/to-record.ts'
import { toPictureAddress } from '#web/lib/records/record-words.ts'
import { Picture } from '#web/ui/card/picture.tsx'
import { Link } from '#web/ui/navigation/link.tsx'
import { MenuAction } from '#web/ui/overlay/menu.tsx'
import { ReadBar } from '#web/ui/read-bar.tsx'
import { deleteWithUndo, duplicate } from './change-lists.ts'
import styles from './list-card.module.css'
import { toChangedWords, toReadWords } from './list-words.ts'
import { MoreMenu } from './more-menu.tsx'

interface ListCardProps {
  list: ListSummary
}

/** A list among the others: its first covers, how much of it is read, when it was changed. */
export function ListCard({ list }: ListCardProps) {
  const { id, name, read, entries, pictures } = list
  return (
    <li className={styles.card}>
      <Link to={toRecord(paths.list, id)} className={styles.link}>
        <span className={styles.covers}>
          {pictures.map((picture) => (
            <Picture
              key={picture.path}
              {...toPictureAddress(picture)}
              sizes="80px"
              className={styles.cover}
            />
          ))}
        </span>
        <span className={styles.name}>{name}</span>
      </Link>
      <ReadBar read={read} of={entries} />
      <div className={styles.foot}>
        <p>
          {toReadWords(read, entries)}
          <span className={styles.changed}>{toChangedWords(list.updatedAt)}</span>
        </p>
        <MoreMenu label={`More for ${name}`}>
          <MenuAction onClick={() => void duplicate(list)}>Duplicate</MenuAction>
          <MenuAction onClick={() => void deleteWithUndo(list)}>Delete</MenuAction>
        </MoreMenu>
      </div>
    </li>
  )
}
