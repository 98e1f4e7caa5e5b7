import type { ReactNode } from 'react'
import type { Next } from '#contract/follows.ts'
import { formatCount } from '#web/lib/format.ts'
import { notify } from '#web/lib/notify.ts'
import { toReason } from '#web/lib/to-reason.ts'
import { TextLink } from '#web/ui/navigation/text-link.tsx'
import { putOff, saveFollow } from './rack-api.ts'
import { RackCard } from './rack-card.tsx'
import styles from './rack-view.module.css'

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
      () => saveFollow({ kind, id }, false),
      `You no longer follow ${title}.`,
      () => saveFollow({ kind, id }, true),
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

export function tellFailure(error: unknown): void {
  const why = toReason(error)
  notify.aside('error', `That was not saved. ${why}`)
}
