import { useMark } from '#web/lib/marks/use-mark.ts'
import { checkIcon } from '#web/ui/front-icons.ts'
import { Icon } from '#web/ui/icon.tsx'
import type { FollowedId, FollowedKind } from './follow-api.ts'
import styles from './follow-button.module.css'
import { useProgress } from './progress-context.ts'

interface FollowButtonProps {
  kind: FollowedKind
  id: FollowedId
  name: string
}

/** The next unread issue of what is followed waits on the member's rack. */
export function FollowButton({ kind, id, name }: FollowButtonProps) {
  const { follows } = useProgress()
  const { marked, toggle } = useMark(follows, { kind, id, name })
  return (
    <button type="button" aria-pressed={marked} className={styles.button} onClick={toggle}>
      {marked && <Icon path={checkIcon} />}
      Follow
    </button>
  )
}
