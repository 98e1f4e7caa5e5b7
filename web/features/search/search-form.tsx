import { type ReactNode, type SubmitEvent, useRef, useState } from 'react'
import { useNavigate } from '#web/lib/router/router.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { searchIcon } from '#web/ui/icons.ts'
import { rememberSearch } from './recent-searches.ts'
import { toSearch } from './search-address.ts'
import { SearchBox, type ShownList } from './search-box.tsx'
import styles from './search-form.module.css'
import { useSearchPanel } from './use-search-panel.ts'

interface SearchFormProps {
  look: 'palette' | 'menu'
  /** Called before the form navigates away. */
  onLeave?: () => void
  /** Shown to the right of the box. */
  children?: ReactNode
}

/**
 * The input is rendered at once and stays mounted; the panel with the hits is a lazy chunk, so nothing
 * typed before it is loaded gets lost. Enter opens the results page.
 */
export function SearchForm({ look, onLeave, children }: SearchFormProps) {
  const navigate = useNavigate()
  const input = useRef<HTMLInputElement>(null)
  const [text, setText] = useState('')
  const [visited, setVisited] = useState(false)
  const [list, setList] = useState<ShownList | null>(null)
  const Panel = useSearchPanel(visited)
  const sought = text.trim()
  // The menu shows its links while the text is empty or the panel is not loaded.
  const searching = Panel !== undefined && (look === 'palette' || sought !== '')

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    rememberSearch(sought)
    onLeave?.()
    navigate(toSearch(sought))
  }

  function handleRecent(recent: string) {
    setText(recent)
    input.current?.focus()
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: one element is the form and the landmark
    <form
      role="search"
      aria-label="Search"
      className={styles[look]}
      data-searching={searching}
      onSubmit={handleSubmit}
    >
      <div className={styles.row}>
        <Icon path={searchIcon} />
        <SearchBox
          ref={input}
          name="q"
          label="Search the catalogue"
          value={text}
          list={list}
          onChange={setText}
          onFocus={() => setVisited(true)}
        />
        {children}
      </div>
      {searching && (
        <div className={styles.panel}>
          <Panel
            text={sought}
            input={input}
            onListChanged={setList}
            onRecent={handleRecent}
            onLeave={onLeave}
          />
        </div>
      )}
    </form>
  )
}
