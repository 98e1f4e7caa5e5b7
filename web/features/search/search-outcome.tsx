import type { ReactNode } from 'react'
import type { SearchKind } from '#contract/search.ts'
import empty from '#web/ui/art/empty.svg'
import { CardGridSkeleton } from '#web/ui/card/card-grid-skeleton.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { LoadFailure } from '#web/ui/feedback/load-failure.tsx'
import { SlowNotice } from '#web/ui/feedback/slow-notice.tsx'
import { HITS_A_GROUP, type SearchResults } from './load-search-results.ts'
import { ResultGroups } from './result-groups.tsx'
import type { Hit } from './search-api.ts'
import { SearchBeginning } from './search-beginning.tsx'
import { SearchSuggestions } from './search-suggestions.tsx'

interface SearchOutcomeProps {
  text: string
  /** Null for all kinds. */
  kind: SearchKind | null
  /** Undefined while loading, and after a failure. */
  results: SearchResults | undefined
  error: Error | undefined
  action: (hit: Hit) => ReactNode
  onRetry: () => void
}

/** The groups of hits, the loading skeleton, the error message or the empty state. */
export function SearchOutcome({ text, kind, results, error, action, onRetry }: SearchOutcomeProps) {
  if (text === '') return <SearchBeginning />
  if (results === undefined && error !== undefined) {
    return <LoadFailure error={error.message} onRetry={onRetry} />
  }
  if (results === undefined) {
    return (
      <>
        <SlowNotice />
        <CardGridSkeleton count={HITS_A_GROUP * 2} />
      </>
    )
  }
  if (results.total > 0) {
    return <ResultGroups text={text} kind={kind} results={results} action={action} />
  }
  return (
    <EmptyState
      picture={empty}
      title="Nobody by that name"
      text="Check the spelling, or try fewer letters."
      action={<SearchSuggestions text={text} />}
    />
  )
}
