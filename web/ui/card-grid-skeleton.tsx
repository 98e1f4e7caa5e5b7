import { CardGrid } from './card-grid.tsx'
import { CardSkeleton } from './card-skeleton.tsx'
import type { CardLook } from './cover-card.tsx'
import waiting from './waiting.module.css'

interface CardGridSkeletonProps {
  count: number
  look?: CardLook
}

/** A grid of cards that are on their way, in their shape. It keeps out of sight for a moment. */
export function CardGridSkeleton({ count, look = 'comic' }: CardGridSkeletonProps) {
  return (
    <div className={waiting.late}>
      <p role="status" className="unseen">
        Loading
      </p>
      <div aria-hidden="true">
        <CardGrid>
          {Array.from({ length: count }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike and never move
            <CardSkeleton key={index} look={look} />
          ))}
        </CardGrid>
      </div>
    </div>
  )
}
