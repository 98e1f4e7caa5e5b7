import type { ReactNode } from 'react'
import empty from '#web/ui/art/empty.svg'
import { CardGridSkeleton } from '#web/ui/card-grid-skeleton.tsx'
import { LoadFailure } from '#web/ui/load-failure.tsx'
import { Message } from '#web/ui/message.tsx'
import { SlowNotice } from '#web/ui/slow-notice.tsx'
import { HITS_A_GROUP, type SearchShelf } from './load-search-shelf.ts'
import type { Hit, SearchKind } from './search-api.ts'
import { SearchBeginning } from './search-beginning.tsx'
import { ShelfGroups } from './shelf-groups.tsx'
import { WaysOn } from './ways-on.tsx'

interface SearchOutcomeProps {
  text: string
  /** Null for all. */
  kind: SearchKind | null
  /** Undefined while it is on its way. */
  outcome: { shelf?: SearchShelf; error?: string } | undefined
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
  if (shelf.total > 0) return <ShelfGroups text={text} kind={kind} shelf={shelf} action={action} />
  return (
    <Message
      picture={empty}
      title="Nobody by that name"
      text="Check the spelling, or try fewer letters."
      action={<WaysOn suggestions={shelf.suggestions} />}
    />
  )
}
