import { type KeyboardEvent, type RefObject, useEffect, useId, useRef, useState } from 'react'
import { IconButton } from '#web/ui/form/icon-button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { closeIcon, searchIcon } from '#web/ui/icons.ts'
import styles from './recent-list.module.css'
import { forgetSearch, readRecentSearches } from './recent-searches.ts'

interface RecentListProps {
  /** The search box: Arrow Down moves from it into the list, Arrow Up back to it. */
  input: RefObject<HTMLInputElement | null>
  onChoose: (text: string) => void
}

export function RecentList({ input, onChoose }: RecentListProps) {
  const headingId = useId()
  const list = useRef<HTMLUListElement>(null)
  const [recent, setRecent] = useState(readRecentSearches)

  useEffect(() => {
    const box = input.current
    const handleDown = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'ArrowDown' || list.current === null) return
      event.preventDefault()
      stopsOf(list.current)[0]?.focus()
    }
    box?.addEventListener('keydown', handleDown)
    return () => box?.removeEventListener('keydown', handleDown)
  }, [input])

  function handleKey(event: KeyboardEvent<HTMLUListElement>) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step === undefined) return
    event.preventDefault()
    const stops = [input.current, ...stopsOf(event.currentTarget)]
    const row = (event.target as HTMLElement).closest('li')?.querySelector('button') ?? null
    stops.at((stops.indexOf(row) + step) % stops.length)?.focus()
  }

  function handleRemoval(text: string) {
    // The button is unmounted with its row, so the focus has to move first.
    input.current?.focus()
    forgetSearch(text)
    setRecent(readRecentSearches())
  }

  if (recent.length === 0) {
    return (
      <p className={styles.hint}>
        Characters, comics, series, events and creators, all in one box: a name, half of one, or a
        series and a number.
      </p>
    )
  }
  return (
    <>
      <p id={headingId} className={styles.heading}>
        Recent searches
      </p>
      <ul ref={list} aria-labelledby={headingId} className={styles.list} onKeyDown={handleKey}>
        {recent.map((text) => (
          <li key={text} className={styles.item}>
            <button type="button" className={styles.again} onClick={() => onChoose(text)}>
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

/** The search buttons, one per row. */
function stopsOf(list: HTMLElement): (HTMLElement | null)[] {
  return [...list.children].map((row) => row.querySelector('button'))
}
