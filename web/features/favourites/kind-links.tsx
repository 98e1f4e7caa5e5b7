import { FAVOURITE_KINDS, type FavouriteKind, type FavouritePage } from '#contract/favourites.ts'
import { Link } from '#web/ui/navigation/link.tsx'
import { toFavourites } from './favourites-address.ts'
import type { FavouriteQuery } from './favourites-api.ts'
import styles from './kind-links.module.css'
import { KIND_WORDS } from './kind-words.ts'

interface KindLinksProps {
  query: FavouriteQuery
  /** Undefined until they are loaded. */
  counts: FavouritePage['counts'] | undefined
}

/** Links to all favourites, and to each kind that has any. */
export function KindLinks({ query, counts }: KindLinksProps) {
  const kinds = FAVOURITE_KINDS.filter((kind) => counts?.[kind] || kind === query.kind)
  const all = counts && Object.values(counts).reduce((sum, count) => sum + count, 0)
  const link = (kind: FavouriteKind | null, word: string, count: number | undefined) => (
    <li key={word}>
      <Link
        to={toFavourites({ ...query, kind, page: 1 })}
        aria-current={kind === query.kind ? 'page' : undefined}
        className={styles.kind}
      >
        {word} <span className={styles.count}>{count?.toLocaleString('en')}</span>
      </Link>
    </li>
  )
  return (
    <nav aria-label="Kinds of favourites">
      <ul className={styles.kinds}>
        {link(null, 'All', all)}
        {kinds.map((kind) => link(kind, KIND_WORDS[kind].title, counts?.[kind]))}
      </ul>
    </nav>
  )
}
