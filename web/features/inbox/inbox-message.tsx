import { type ReactNode, useId } from 'react'
import type { InboxMessage } from '#contract/inbox.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Mark } from '#web/ui/mark.tsx'
import { TextLink } from '#web/ui/navigation/text-link.tsx'
import styles from './inbox-message.module.css'
import { toMailto } from './to-mailto.ts'

const SHORT = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' })
const EXACT = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeStyle: 'long' })

interface InboxMessageCardProps {
  message: InboxMessage
  read: boolean
  /** What can be done about the page that it is about. */
  action?: ReactNode
  onToggle: () => void
}

/** A message as it was typed: plain text, never markup, in the direction of its own script. */
export function InboxMessageCard(props: InboxMessageCardProps) {
  const { message: query, read, action: pageAction, onToggle } = props
  const nameId = useId()
  const { fullname, email, message, about, timestamp } = query
  const time = new Date(timestamp)
  const action = read ? 'Mark as unread' : 'Mark as read'
  return (
    <article aria-labelledby={nameId} className={classNames(styles.message, read && styles.read)}>
      <div className={styles.from}>
        <h2 id={nameId} dir="auto" className={styles.name}>
          {fullname || 'No name'}
        </h2>
        {email !== '' && (
          <a href={toMailto(email)} dir="auto" className={styles.address}>
            {email}
          </a>
        )}
        <p className={styles.time}>
          <time dateTime={timestamp} title={EXACT.format(time)}>
            {SHORT.format(time)}
          </time>{' '}
          {!read && <Mark>Unread</Mark>}
        </p>
      </div>
      <div className={styles.balloon}>
        <svg viewBox="0 0 28 24" aria-hidden="true" className={styles.tail}>
          <path d="M28 2C18 4 8 4 1 1C6 8 14 17 28 21" />
        </svg>
        <p dir="auto" className={styles.words}>
          {message}
        </p>
        {about !== null && (
          <p className={styles.about}>
            About the page <TextLink to={about}>{about}</TextLink>
          </p>
        )}
        {pageAction}
      </div>
      <button
        type="button"
        aria-label={`${action}, ${fullname || 'no name'}`}
        className={styles.action}
        onClick={onToggle}
      >
        {action}
      </button>
    </article>
  )
}
