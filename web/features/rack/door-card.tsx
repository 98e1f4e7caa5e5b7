import type { Door } from '#contract/rack.ts'
import { sendFollow } from '#web/lib/follows/send-follow.ts'
import { notify } from '#web/lib/notify.ts'
import { toCount, toPictureAddress } from '#web/lib/records/record-words.ts'
import { CoverCard } from '#web/ui/card/cover-card.tsx'
import styles from './rack-view.module.css'
import { tellFailure } from './tell-failure.ts'

interface DoorCardProps {
  door: Door
  onChanged: () => void
}

/** A famous order, which can be followed from here. */
export function DoorCard({ door, onChanged }: DoorCardProps) {
  const { kind, id, title, href, of, comic } = door

  async function handleFollow() {
    try {
      await sendFollow({ kind, id }, true)
    } catch (error) {
      return tellFailure(error)
    }
    onChanged()
    notify.aside('success', `You follow ${title}. Its first issue is next up.`)
  }

  return (
    <CoverCard
      {...toPictureAddress(comic.thumbnail)}
      to={href}
      name={title}
      detail={toCount(of, 'comic', 'comics')}
      more={
        <span className={styles.tools}>
          <button
            type="button"
            aria-label={`Follow ${title}`}
            className={styles.tool}
            onClick={handleFollow}
          >
            Follow
          </button>
        </span>
      }
    />
  )
}
