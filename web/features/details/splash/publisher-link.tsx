import { Icon } from '#web/ui/icon.tsx'
import type { RecordUrl } from '../detail-records.ts'
import styles from './publisher-link.module.css'

const PUBLISHER = 'https://www.marvel.com/'
const ARROW = 'M7 17L17 7M8 7h9v9'

/** The record's page at its publisher. Whatever else an upstream catalogue names is not linked. */
export function PublisherLink({ urls }: { urls: RecordUrl[] }) {
  const page = urls.find(({ url }) => url.startsWith(PUBLISHER))
  if (page === undefined) return null
  return (
    <a
      href={page.url}
      target="_blank"
      rel="noopener noreferrer"
      title="Opens in a new tab"
      className={styles.link}
    >
      See it at Marvel
      <Icon path={ARROW} />
    </a>
  )
}
