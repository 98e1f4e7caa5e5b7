import type { ReactNode } from 'react'
import empty from '#web/ui/art/empty.svg'
import { CardGridSkeleton } from '#web/ui/card/card-grid-skeleton.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { LoadFailure } from '#web/ui/feedback/load-failure.tsx'
import { SlowNotice } from '#web/ui/feedback/slow-notice.tsx'
import { HITS_A_GROUP, type SearchResults } from './load-search-results.ts'
import { ResultGroups } from './result-groups.tsx'
import type { Hit, SearchKind } from './search-api.ts'
import { SearchBeginning } from './search-beginning.tsx'
import { WaysOn } from './ways-on.tsx'

interface SearchOutcomeProps {
  text: string
  /** Null for all. */
  kind: SearchKind | null
  /** Undefined while it is on its way. */
  outcome: { shelf?: SearchResults; error?: string } | undefined
  action: (hit: Hit) => ReactNode
  onRetry: () => void
}

/** The groups of hits, or what stands in their place. */
export function SearchOutcome({ text, kind, outcome, action, onRetry }: SearchOutcomeProps) {
  if (text === '') return <SearchBeginning />
  if (outcome === undefined) {
    return (
      <>
        <SlowNotice />
        <CardGridSkeleton count={HITS_A_GROUP * 2} />
      </>
    )
  }
  const { shelf, error = '' } = outcome
  if (shelf === undefined) return <LoadFailure error={error} onRetry={onRetry} />
  if (shelf.total > 0) return <ResultGroups text={text} kind={kind} shelf={shelf} action={action} />
  return (
    <EmptyState
      picture={empty}
      title="Nobody by that name"
      text="Check the spelling, or try fewer letters."
      action={<WaysOn suggestions={shelf.suggestions} />}
    />
  )
}
