import type { ComponentType } from 'react'
import type { SharedComic, SharedList } from '#contract/sharing.ts'
import { useCurrentUser } from '#web/lib/identity/current-user.ts'
import { toMonth, toPictureAddress } from '#web/lib/records/record-words.ts'
import { Navigate } from '#web/lib/router/router.tsx'
import empty from '#web/ui/art/empty.svg'
import { Picture } from '#web/ui/card/picture.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { Link } from '#web/ui/navigation/link.tsx'
import { Pager } from '#web/ui/navigation/pager.tsx'
import { toSharedPage } from './shared-addresses.ts'
import styles from './shared-comics.module.css'
import { PAGE_LENGTH } from './sharing-api.ts'
import { toSections } from './to-sections.ts'

/** Passed in by the page, since it belongs to another feature. */
export type RowMark = ComponentType<{ id: number; name: string }>

interface SharedComicsProps {
  list: SharedList
  page: number
  /** The next page is on its way. */
  turning: boolean
  /** For members. */
  Mark: RowMark
}

/** The covers of a list in their order, a page of them. */
export function SharedComics({ list, page, turning, Mark }: SharedComicsProps) {
  const member = useCurrentUser()
  const { token, total, offset, results } = list
  if (total === 0) {
    return (
      <EmptyState
        role="status"
        picture={empty}
        title="Nothing in it yet"
        text="The list is shared, and still empty. Come back later."
      />
    )
  }
  const last = Math.ceil(total / PAGE_LENGTH)
  if (page > last) return <Navigate to={toSharedPage(token, last)} replace />
  return (
    <div aria-busy={turning}>
      {toSections(results, offset).map(({ heading, first, comics }) => (
        <section key={first}>
          {heading !== undefined && (
            <h2 dir="auto" className={styles.section}>
              {heading}
            </h2>
          )}
          <ol start={first} className={styles.comics}>
            {comics.map((comic, index) => (
              <Row
                key={comic.comic}
                comic={comic}
                number={first + index}
                Mark={member ? Mark : undefined}
              />
            ))}
          </ol>
        </section>
      ))}
      {last > 1 && (
        <div className={styles.pager}>
          <Pager current={page} last={last} toPage={(page) => toSharedPage(token, page)} />
        </div>
      )}
    </div>
  )
}

interface RowProps {
  comic: SharedComic
  number: number
  Mark: RowMark | undefined
}

function Row({ comic, number, Mark }: RowProps) {
  const { title, href, thumbnail, onSale, note } = comic
  return (
    <li className={styles.row}>
      <div className={styles.line}>
        <Link to={href} className={styles.comic}>
          <span className={styles.number}>{number}</span>{' '}
          <span className={styles.cover}>
            <Picture {...toPictureAddress(thumbnail)} sizes="72px" className={styles.picture} />
          </span>
          <span className={styles.words}>
            <span className={styles.title}>{title}</span>{' '}
            <span className={styles.month}>{toMonth(onSale)}</span>
          </span>
        </Link>
        {Mark && <Mark id={comic.comic} name={title} />}
      </div>
      {note !== '' && (
        <p dir="auto" className={styles.note}>
          {note}
        </p>
      )}
    </li>
  )
}
