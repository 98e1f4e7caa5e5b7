import { Link } from '#web/ui/navigation/link.tsx'
import { type InboxQuery, toInbox } from './inbox-address.ts'
import styles from './read-links.module.css'

const CHOICES = [
  { word: 'All', unread: false },
  { word: 'Unread', unread: true },
]

export function ReadLinks({ query }: { query: InboxQuery }) {
  return (
    <nav aria-label="Read and unread">
      <ul className={styles.choices}>
        {CHOICES.map(({ word, unread }) => (
          <li key={word}>
            <Link
              to={toInbox({ ...query, unread, page: 1 })}
              aria-current={unread === query.unread ? 'page' : undefined}
              className={styles.choice}
            >
              {word}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
