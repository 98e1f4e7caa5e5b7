import { type ComponentProps, type ComponentType, memo, type Ref } from 'react'
import type { ListEntry, ListedComic } from '#contract/lists.ts'
import { toMonth, toPictureAddress } from '#web/lib/records/record-words.ts'
import { Picture } from '#web/ui/card/picture.tsx'
import { classNames } from '#web/ui/class-names.ts'
import waiting from '#web/ui/feedback/delayed.module.css'
import { Icon } from '#web/ui/icon.tsx'
import { gripIcon } from '#web/ui/list-icons.ts'
import { Link } from '#web/ui/navigation/link.tsx'
import { MenuAction } from '#web/ui/overlay/menu.tsx'
import styles from './list-row.module.css'
import { MoreMenu } from './more-menu.tsx'

/** Passed in by the page, since it belongs to another feature. */
export type RowMark = ComponentType<{ id: number; name: string }>

/** What a row asks for; the list knows how. */
export interface RowActions {
  /** To a place, counted from 0. */
  move: (comic: number, to: number) => void
  askMove: (comic: number) => void
  askWords: (comic: number) => void
  markUpTo: (comic: number) => void
  remove: (comic: number) => void
}

interface ListRowProps {
  ref: Ref<HTMLLIElement>
  entry: ListEntry
  /** Undefined until it is loaded. */
  comic: ListedComic | undefined
  index: number
  total: number
  /** The name of the section that begins here. */
  heading: string | undefined
  start: number
  dragged: boolean
  handle: ComponentProps<'span'>
  Mark: RowMark
  actions: RowActions
}

/** A comic of a list. */
export function ListRow(props: ListRowProps) {
  const { ref, entry, comic, index, total, heading, start, dragged, handle, Mark, actions } = props
  return (
    <li
      ref={ref}
      data-index={index}
      data-comic={entry.comic}
      aria-posinset={index + 1}
      aria-setsize={total}
      className={classNames(styles.row, dragged && styles.dragged)}
      style={{ transform: `translateY(${start}px)` }}
    >
      {heading !== undefined && <h2 className={styles.section}>{heading}</h2>}
      <div className={styles.line}>
        <span aria-hidden="true" className={styles.handle} {...handle}>
          <Icon path={gripIcon} />
        </span>
        {comic ? <Comic comic={comic} number={index + 1} /> : <Shape />}
        {comic && <Mark id={entry.comic} name={comic.title} />}
        {comic && (
          <RowMenu
            comic={entry.comic}
            title={comic.title}
            index={index}
            total={total}
            actions={actions}
          />
        )}
      </div>
      {entry.note !== '' && <p className={styles.note}>{entry.note}</p>}
    </li>
  )
}

const Comic = memo(function Comic({ comic, number }: { comic: ListedComic; number: number }) {
  return (
    <Link to={comic.href} className={styles.comic}>
      <span className={styles.number}>{number}</span>{' '}
      <span className={styles.cover}>
        <Picture {...toPictureAddress(comic.thumbnail)} sizes="44px" className={styles.picture} />
      </span>
      <span className={styles.words}>
        <span className={styles.title}>{comic.title}</span>{' '}
        <span className={styles.month}>{toMonth(comic.onSale)}</span>
      </span>
    </Link>
  )
})

interface RowMenuProps {
  comic: number
  title: string
  index: number
  total: number
  actions: RowActions
}

function RowMenu({ comic, title, index, total, actions }: RowMenuProps) {
  return (
    <MoreMenu label={`More for ${title}`}>
      {index > 0 && <MenuAction onClick={() => actions.move(comic, index - 1)}>Move up</MenuAction>}
      {index < total - 1 && (
        <MenuAction onClick={() => actions.move(comic, index + 1)}>Move down</MenuAction>
      )}
      {total > 1 && <MenuAction onClick={() => actions.askMove(comic)}>Move to…</MenuAction>}
      <MenuAction onClick={() => actions.askWords(comic)}>Note and section…</MenuAction>
      <MenuAction onClick={() => actions.markUpTo(comic)}>Mark as read up to here</MenuAction>
      <MenuAction onClick={() => actions.remove(comic)}>Remove from the list</MenuAction>
    </MoreMenu>
  )
}

/** Until the title has come. */
function Shape() {
  return (
    <span className={styles.comic}>
      <span className="unseen">Loading</span>
      <span className={styles.number} />
      <span className={`${waiting.dots} ${styles.cover}`} />
      <span className={`${waiting.dots} ${styles.shape}`} />
    </span>
  )
}
