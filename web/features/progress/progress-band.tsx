import type { CountedKind } from '#contract/progress.ts'
import { formatCount } from '#web/lib/format.ts'
import { ReadBar } from '#web/ui/read-bar.tsx'
import { FOLLOWED_KINDS, type FollowedKind } from './follow-api.ts'
import { FollowButton } from './follow-button.tsx'
import { MarkMenu } from './mark-menu.tsx'
import styles from './progress-band.module.css'
import { useCount } from './use-count.ts'

interface ProgressBandProps {
  kind: CountedKind
  id: number
  name: string
  /** All comics of it in order, where that is known. */
  order?: { id: number; title: string }[]
}

/** How much of a record is read; a series or a story can be followed, and more of it be marked. */
export function ProgressBand({ kind, id, name, order }: ProgressBandProps) {
  const count = useCount(kind, id)
  const marked = kind === 'series' || order !== undefined
  if (count?.of === 0) return null
  return (
    <div className={styles.band}>
      {/* Its room is there before it is. */}
      <p className={styles.words}>
        {count && (
          <>
            You have read <b>{formatCount(count.read)}</b> of {formatCount(count.of)}
          </>
        )}
      </p>
      <ReadBar read={count?.read ?? 0} of={count?.of ?? 0} />
      {isFollowed(kind) && (
        <div className={styles.tools}>
          <FollowButton kind={kind} id={id} name={name} />
          {marked && <MarkMenu id={id} order={order} of={count?.of} />}
        </div>
      )}
    </div>
  )
}

function isFollowed(kind: CountedKind): kind is CountedKind & FollowedKind {
  return FOLLOWED_KINDS.some((followed) => followed === kind)
}
