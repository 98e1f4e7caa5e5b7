import { type KeyboardEvent, type RefObject, useEffect, useId, useRef } from 'react'
import { paths } from '#web/lib/navigation/paths.ts'
import { toSurpriseAt } from '#web/lib/navigation/surprise-path.ts'
import { Link } from '#web/ui/navigation/link.tsx'
import styles from './palette-beginning.module.css'
import { POPULAR_SEARCHES } from './popular-searches.ts'
import { RecentList } from './recent-list.tsx'

interface PaletteBeginningProps {
  /** The search box: Arrow Down moves from it into the lists, Arrow Up back to it. */
  input: RefObject<HTMLInputElement | null>
  onChoose: (text: string) => void
  onLeave?: () => void
}

/** The palette without a search text: recent searches, popular ones, and a character by chance. */
export function PaletteBeginning({ input, onChoose, onLeave }: PaletteBeginningProps) {
  const headingId = useId()
  const all = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const box = input.current
    const handleDown = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'ArrowDown' || all.current === null) return
      event.preventDefault()
      stopsIn(all.current)[0]?.focus()
    }
    box?.addEventListener('keydown', handleDown)
    return () => box?.removeEventListener('keydown', handleDown)
  }, [input])

  function handleKey(event: KeyboardEvent<HTMLDivElement>) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step === undefined) return
    event.preventDefault()
    const stops = [input.current, ...stopsIn(event.currentTarget)]
    // From the button that removes a search, as from the search itself.
    const place = stops.indexOf(stopOf(event.target as HTMLElement))
    stops.at((place + step) % stops.length)?.focus()
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the arrows move between its controls
    <div ref={all} className={styles.all} onKeyDown={handleKey}>
      <RecentList input={input} onChoose={onChoose} />
      <p id={headingId} className={styles.heading}>
        Popular searches
      </p>
      <ul aria-labelledby={headingId} className={styles.popular}>
        {POPULAR_SEARCHES.map((text) => (
          <li key={text} className={styles.item}>
            <button type="button" data-stop className={styles.chip} onClick={() => onChoose(text)}>
              {text}
            </button>
          </li>
        ))}
      </ul>
      <p className={styles.chance}>
        <Link
          to={toSurpriseAt(paths.characters)}
          data-stop
          className={styles.surprise}
          onClick={onLeave}
        >
          Surprise me
        </Link>{' '}
        with a character.
      </p>
    </div>
  )
}

/** What the arrows stop at: the searches, not the buttons that remove them. */
function stopsIn(all: HTMLElement): HTMLElement[] {
  return [...all.querySelectorAll<HTMLElement>('[data-stop]')]
}

function stopOf(target: HTMLElement): HTMLElement | null {
  return target.closest('li')?.querySelector<HTMLElement>('[data-stop]') ?? target
}
