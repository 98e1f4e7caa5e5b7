import { type ReactNode, useEffect, useState } from 'react'
import empty from '#web/ui/art/empty.svg'
import { CardGrid } from '#web/ui/card/card-grid.tsx'
import { CardGridSkeleton } from '#web/ui/card/card-grid-skeleton.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { LoadFailure } from '#web/ui/feedback/load-failure.tsx'
import { SlowNotice } from '#web/ui/feedback/slow-notice.tsx'
import { Button } from '#web/ui/form/button.tsx'
import type { ListingKind } from './listing-kinds.ts'

/** Until then the previous cards stay: rendering the skeleton takes longer than most answers. */
const SKELETON_AFTER_MS = 150

interface ListingResultsProps {
  kind: ListingKind
  size: number
  loading: boolean
  error: string | null
  filtered: boolean
  onRetry: () => void
  onClear: () => void
  /** The cards. */
  children: ReactNode[]
}

/** The cards of a listing, its loading skeleton, error message or empty state. */
export function ListingResults({
  kind,
  size,
  loading,
  error,
  filtered,
  onRetry,
  onClear,
  children,
}: ListingResultsProps) {
  const waiting = useTrueFor(loading, SKELETON_AFTER_MS)
  if (loading && (waiting || children.length === 0))
    return <LoadingResults kind={kind} size={size} />
  if (error !== null) return <LoadFailure error={error} onRetry={onRetry} />
  if (children.length > 0) return <CardGrid aria-busy={loading}>{children}</CardGrid>
  return (
    <EmptyState
      picture={empty}
      title="Nothing on this shelf"
      text={
        filtered
          ? `No ${kind.many} match these filters. Take one away, or start again.`
          : `The catalogue has no ${kind.many} yet.`
      }
      action={
        filtered && (
          <Button look="line" small onClick={onClear}>
            Clear all
          </Button>
        )
      }
    />
  )
}

function LoadingResults({ kind, size }: Pick<ListingResultsProps, 'kind' | 'size'>) {
  return (
    <>
      <SlowNotice />
      <CardGridSkeleton count={size} look={kind.look} />
    </>
  )
}

/** True when `state` has been true for `ms` milliseconds. */
function useTrueFor(state: boolean, ms: number): boolean {
  const [lasting, setLasting] = useState(false)

  useEffect(() => {
    if (!state) return
    const timer = setTimeout(() => setLasting(true), ms)
    return () => {
      clearTimeout(timer)
      setLasting(false)
    }
  }, [state, ms])

  return state && lasting
}
