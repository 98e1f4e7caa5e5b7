import { Link } from '#web/ui/navigation/link.tsx'
import type { SearchResults } from './load-search-results.ts'
import styles from './result-kinds.module.css'
import { toSearch } from './search-address.ts'
import type { SearchKind } from './search-api.ts'
import { KIND_WORDS } from './search-kinds.ts'

interface ResultKindsProps {
  text: string
  shelf: SearchResults
  chosen: SearchKind | null
}

/** All, and each kind of which something was found. */
export function ResultKinds({ text, shelf, chosen }: ResultKindsProps) {
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
