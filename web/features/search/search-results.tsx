import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { SEARCH_KINDS } from '#contract/search.ts'
import { useScrollRestoration } from '#web/lib/navigation/use-scroll-restoration.ts'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { PageSearchForm } from './page-search-form.tsx'
import { ResultKinds } from './result-kinds.tsx'
import { readSearchText } from './search-address.ts'
import type { Hit, SearchKind } from './search-api.ts'
import { countResults } from './search-kinds.ts'
import { SearchOutcome } from './search-outcome.tsx'
import styles from './search-results.module.css'
import { useSearchResults } from './use-search-results.ts'

interface SearchResultsProps {
  /** A button for the card of a hit, from another feature. */
  action: (hit: Hit) => ReactNode
}

/** The whole of `/search`. */
export function SearchResults({ action }: SearchResultsProps) {
  const { search } = useLocation()
  const text = readSearchText(search)
  const kind = readKind(search)
  const { outcome, retry } = useSearchResults(text, kind)
  const shelf = outcome?.shelf
  useScrollRestoration(text === '' || outcome !== undefined, false)

  return (
    <div className={styles.page}>
      <PageHeading title={text === '' ? 'Search' : `${text} · Search`} place={`${kind} ${text}`}>
        Search
      </PageHeading>
      <PageSearchForm key={text} text={text} />
      {shelf !== undefined && shelf.total > 0 && (
        <ResultKinds text={text} shelf={shelf} chosen={kind} />
      )}
      <p role="status" className={styles.count}>
        {shelf && `${countResults(shelf.total)} for “${text}”`}
      </p>
      <SearchOutcome text={text} kind={kind} outcome={outcome} action={action} onRetry={retry} />
    </div>
  )
}

function readKind(search: string): SearchKind | null {
  const sent = new URLSearchParams(search).get('kinds')
  return SEARCH_KINDS.find((kind) => kind === sent) ?? null
}
