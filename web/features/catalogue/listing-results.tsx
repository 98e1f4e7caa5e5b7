import type { ReactNode } from 'react'
import empty from '#web/ui/art/empty.svg'
import { Button } from '#web/ui/button.tsx'
import { CardGrid } from '#web/ui/card-grid.tsx'
import { CardGridSkeleton } from '#web/ui/card-grid-skeleton.tsx'
import { LoadFailure } from '#web/ui/load-failure.tsx'
import { Message } from '#web/ui/message.tsx'
import type { ListingKind } from './listing-kinds.ts'
import { SlowNotice } from './slow-notice.tsx'

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

/** The cards of a listing, or what stands in their place. */
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
  if (loading) return <OnTheirWay kind={kind} size={size} />
  if (error !== null) return <LoadFailure error={error} onRetry={onRetry} />
  if (children.length > 0) return <CardGrid>{children}</CardGrid>
  return (
    <Message
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

function OnTheirWay({ kind, size }: Pick<ListingResultsProps, 'kind' | 'size'>) {
  return (
    <>
      <SlowNotice />
      <CardGridSkeleton count={size} look={kind.look} />
    </>
  )
}
