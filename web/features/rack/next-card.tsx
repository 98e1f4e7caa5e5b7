import type { ReactNode } from 'react'
import type { Next } from '#contract/follows.ts'
import { sendFollow } from '#web/lib/follows/send-follow.ts'
import { formatCount } from '#web/lib/format.ts'
import { notify } from '#web/lib/notify.ts'
import { TextLink } from '#web/ui/navigation/text-link.tsx'
import { putOff } from './rack-api.ts'
import { RackCard } from './rack-card.tsx'
import styles from './rack-view.module.css'
import { tellFailure } from './tell-failure.ts'

const WEEK_MS = 7 * 24 * 60 * 60_000

interface NextCardProps {
  next: Next
  action: ReactNode
  onChanged: () => void
}

/** The next issue of what the member follows; it can be put off, or followed no longer. */
export function NextCard({ next, action, onChanged }: NextCardProps) {
  const { kind, id, title, href, read, of, comic } = next

  async function change(save: () => Promise<void>, done: string, undo: () => Promise<void>) {
    try {
      await save()
    } catch (error) {
      return tellFailure(error)
    }
    onChanged()
    notify.aside('success', done, {
      label: 'Undo',
      run: () => void undo().then(onChanged, tellFailure),
    })
  }

  const handlePutOff = () =>
    change(
      () => putOff({ kind, id }, new Date(Date.now() + WEEK_MS)),
      `${title} is put off for a week.`,
      () => putOff({ kind, id }, null),
    )

  const handleDrop = () =>
    change(
      () => sendFollow({ kind, id }, false),
      `You no longer follow ${title}.`,
      () => sendFollow({ kind, id }, true),
    )

  return (
    <RackCard
      comic={comic}
      detail={`${formatCount(read)} of ${formatCount(of)} read`}
      more={
        <span className={styles.tools}>
          <TextLink to={href}>{title}</TextLink>
          <button
            type="button"
            aria-label={`Put off ${title}`}
            className={styles.tool}
            onClick={handlePutOff}
          >
            Put off
          </button>
          <button
            type="button"
            aria-label={`Drop ${title}`}
            className={styles.tool}
            onClick={handleDrop}
          >
            Drop
          </button>
        </span>
      }
      action={action}
    />
  )
}
