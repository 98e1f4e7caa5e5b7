import { SEARCH_KINDS, type SearchKind } from '#contract/search.ts'
import { CountLinks } from '#web/ui/navigation/count-links.tsx'
import type { SearchResults } from './load-search-results.ts'
import styles from './result-kinds.module.css'
import { toSearch } from './search-address.ts'
import { KIND_WORDS } from './search-kinds.ts'

interface ResultKindsProps {
  text: string
  results: SearchResults
  chosen: SearchKind | null
}

/** Links to all results, and to each kind with at least one hit. */
export function ResultKinds({ text, results, chosen }: ResultKindsProps) {
  const found = SEARCH_KINDS.filter((kind) => results.totals[kind] > 0)
  const link = (kind: SearchKind | null, word: string, count: number) => ({
    word,
    to: toSearch(text, kind ?? undefined),
    count,
    current: kind === chosen,
  })
  return (
    <CountLinks
      label="Kinds of results"
      className={styles.row}
      links={[
        link(null, 'All', results.total),
        ...found.map((kind) => link(kind, KIND_WORDS[kind].title, results.totals[kind])),
      ]}
    />
  )
}
