import { Link } from '#web/ui/link.tsx'
import type { SearchShelf } from './load-search-shelf.ts'
import { toSearch } from './search-address.ts'
import type { SearchKind } from './search-api.ts'
import { KIND_WORDS } from './search-kinds.ts'
import styles from './shelf-kinds.module.css'

interface ShelfKindsProps {
  text: string
  shelf: SearchShelf
  chosen: SearchKind | null
}

/** All, and each kind of which something was found. */
export function ShelfKinds({ text, shelf, chosen }: ShelfKindsProps) {
  const link = (kind: SearchKind | null, word: string, count: number) => (
    <li key={word}>
      <Link
        to={toSearch(text, kind ?? undefined)}
        aria-current={kind === chosen ? 'page' : undefined}
        className={styles.kind}
      >
        {word} <span className={styles.count}>{count.toLocaleString('en')}</span>
      </Link>
    </li>
  )
  return (
    <nav aria-label="Kinds of results" className={styles.row}>
      <ul className={styles.kinds}>
        {link(null, 'All', shelf.total)}
        {shelf.groups.map(({ kind, total }) => link(kind, KIND_WORDS[kind].title, total))}
      </ul>
    </nav>
  )
}
