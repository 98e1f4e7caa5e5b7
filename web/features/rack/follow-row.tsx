import { type ComponentProps, useLayoutEffect, useRef } from 'react'
import type { Follow } from '#contract/follows.ts'
import { formatMonth } from '#web/lib/format.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/icon.tsx'
import { downIcon, gripIcon, upIcon } from '#web/ui/list-icons.ts'
import { TextLink } from '#web/ui/navigation/text-link.tsx'
import styles from './arrange-follows.module.css'

const KINDS: Record<Follow['kind'], string> = {
  series: 'Series',
  events: 'Event',
  arcs: 'Story',
  lists: 'List',
}

interface FollowRowProps {
  follow: Follow
  index: number
  total: number
  handle: ComponentProps<'span'>
  dragged: boolean
  landing: 'before' | 'behind' | undefined
  onMove: (to: number) => void
  onUnfollow: () => void
  onBringBack: () => void
}

export function FollowRow(props: FollowRowProps) {
  const { follow, index, total, handle, dragged, landing } = props
  const { kind, title, href, putOffUntil } = follow
  return (
    <li className={classNames(styles.row, dragged && styles.dragged, landing && styles[landing])}>
      <span aria-hidden="true" className={styles.handle} {...handle}>
        <Icon path={gripIcon} />
      </span>
      <div className={styles.words}>
        <TextLink to={href}>{title}</TextLink>
        <span className={styles.kind}>
          {KINDS[kind]}
          {putOffUntil !== null && ` · put off until ${toDay(new Date(putOffUntil))}`}
        </span>
      </div>
      <div className={styles.tools}>
        <Step name={title} way="up" off={index === 0} onMove={() => props.onMove(index - 1)} />
        <Step
          name={title}
          way="down"
          off={index === total - 1}
          onMove={() => props.onMove(index + 1)}
        />
        {putOffUntil !== null && (
          <button
            type="button"
            aria-label={`Bring back ${title}`}
            className={styles.tool}
            onClick={props.onBringBack}
          >
            Bring back
          </button>
        )}
        <button
          type="button"
          aria-label={`Unfollow ${title}`}
          className={styles.tool}
          onClick={props.onUnfollow}
        >
          Unfollow
        </button>
      </div>
    </li>
  )
}

interface StepProps {
  name: string
  way: 'up' | 'down'
  /** It is at the end already; the button stays, since it may have the focus. */
  off: boolean
  onMove: () => void
}

function Step({ name, way, off, onMove }: StepProps) {
  const button = useRef<HTMLButtonElement>(null)
  const pressed = useRef(false)
  // A row that moves in the document loses the focus.
  useLayoutEffect(() => {
    if (pressed.current) button.current?.focus()
    pressed.current = false
  })
  return (
    <button
      ref={button}
      type="button"
      aria-label={`Move ${name} ${way}`}
      aria-disabled={off || undefined}
      className={styles.step}
      onClick={() => {
        if (off) return
        pressed.current = true
        onMove()
      }}
    >
      <Icon path={way === 'up' ? upIcon : downIcon} />
    </button>
  )
}

function toDay(date: Date): string {
  return `${date.getDate()} ${formatMonth(date.getMonth() + 1)} ${date.getFullYear()}`
}
