import { type ReactNode, type SubmitEvent, useRef, useState } from 'react'
import { useKeptText } from '#web/lib/identity/kept-text.ts'
import { useNavigate } from '#web/lib/router/router.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { searchIcon } from '#web/ui/icons.ts'
import { PanelFailure } from './panel-failure.tsx'
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
  const [text, setText] = useKeptText('search')
  const [visited, setVisited] = useState(false)
  const [list, setList] = useState<ShownList | null>(null)
  const { panel: Panel, failed, retry } = useSearchPanel(visited)
  const sought = text.trim()
  // The menu shows its links while the text is empty or the panel is not loaded.
  const searching = (Panel !== undefined || failed) && (look === 'palette' || sought !== '')

  function handleChange(typed: string) {
    setText(typed)
    if (failed) retry()
  }

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
          onChange={handleChange}
          onFocus={() => setVisited(true)}
        />
        {children}
      </div>
      {searching && (
        <div className={styles.panel}>
          {Panel === undefined ? (
            <PanelFailure input={input} error="The search could not be loaded." onRetry={retry} />
          ) : (
            <Panel
              text={sought}
              input={input}
              onListChanged={setList}
              onRecent={handleRecent}
              onLeave={onLeave}
            />
          )}
        </div>
      )}
    </form>
  )
}
