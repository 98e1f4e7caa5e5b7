import { type RefObject, useId, useState } from 'react'
import { IconButton } from '#web/ui/form/icon-button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { closeIcon, searchIcon } from '#web/ui/icons.ts'
import styles from './recent-list.module.css'
import { forgetSearch, readRecentSearches } from './recent-searches.ts'

interface RecentListProps {
  /** The search box, which gets the focus when a search is removed. */
  input: RefObject<HTMLInputElement | null>
  onChoose: (text: string) => void
}

export function RecentList({ input, onChoose }: RecentListProps) {
  const headingId = useId()
  const [recent, setRecent] = useState(readRecentSearches)

  function handleRemoval(text: string) {
    // The button is unmounted with its row, so the focus has to move first.
    input.current?.focus()
    forgetSearch(text)
    setRecent(readRecentSearches())
  }

  if (recent.length === 0) {
    return (
      <p className={styles.hint}>
        Characters, comics, series, events, story arcs and creators, all in one box: a name, half of
        one, a series and a number, or a question such as who first appeared where.
      </p>
    )
  }
  return (
    <>
      <p id={headingId} className={styles.heading}>
        Recent searches
      </p>
      <ul aria-labelledby={headingId} className={styles.list}>
        {recent.map((text) => (
          <li key={text} className={styles.item}>
            <button type="button" data-stop className={styles.again} onClick={() => onChoose(text)}>
              <Icon path={searchIcon} />
              {text}
            </button>
            <IconButton
              icon={closeIcon}
              aria-label={`Remove ${text}`}
              onClick={() => handleRemoval(text)}
            />
          </li>
        ))}
      </ul>
    </>
  )
}
