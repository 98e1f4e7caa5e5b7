import type { ReactNode } from 'react'
import { SEARCH_KINDS, type SearchKind } from '#contract/search.ts'
import { useScrollRestoration } from '#web/lib/navigation/use-scroll-restoration.ts'
import { useLocation } from '#web/lib/router/router.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { PageSearchForm } from './page-search-form.tsx'
import { ResultKinds } from './result-kinds.tsx'
import { readSearchText } from './search-address.ts'
import type { Hit } from './search-api.ts'
import { countResults } from './search-kinds.ts'
import { SearchOutcome } from './search-outcome.tsx'
import styles from './search-results.module.css'
import { useSearchResults } from './use-search-results.ts'

interface SearchResultsProps {
  /** A button on the card of a hit, passed in by the page since it belongs to another feature. */
  action: (hit: Hit) => ReactNode
}

/** The whole of `/search`. */
export function SearchResults({ action }: SearchResultsProps) {
  const { search } = useLocation()
  const text = readSearchText(search)
  const kind = readKind(search)
  const { data: results, error, loading, retry } = useSearchResults(text, kind)
  useScrollRestoration(!loading, false)

  return (
    <div className={styles.page}>
      <PageHeading title={text === '' ? 'Search' : `${text} · Search`} place={`${kind} ${text}`}>
        Search
      </PageHeading>
      <PageSearchForm key={text} text={text} />
      {results !== undefined && results.total > 0 && (
        <ResultKinds text={text} results={results} chosen={kind} />
      )}
      <p role="status" className={styles.count}>
        {results && `${countResults(results.total)} for “${text}”`}
      </p>
      <SearchOutcome
        text={text}
        kind={kind}
        results={results}
        error={error}
        action={action}
        onRetry={retry}
      />
    </div>
  )
}

function readKind(search: string): SearchKind | null {
  const sent = new URLSearchParams(search).get('kinds')
  return SEARCH_KINDS.find((kind) => kind === sent) ?? null
}
