import { LoadingPlaceholder } from '../feedback/loading-placeholder.tsx'
import { CardGrid } from './card-grid.tsx'
import { CardSkeleton } from './card-skeleton.tsx'
import type { CardLook } from './cover-card.tsx'

interface CardGridSkeletonProps {
  count: number
  look?: CardLook
}

/** The loading skeleton of a grid of cards. */
export function CardGridSkeleton({ count, look = 'comic' }: CardGridSkeletonProps) {
  return (
    <LoadingPlaceholder>
      <CardGrid>
        {Array.from({ length: count }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike and never move
          <CardSkeleton key={index} look={look} />
        ))}
      </CardGrid>
    </LoadingPlaceholder>
  )
}
