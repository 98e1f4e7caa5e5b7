import { type ReactNode, type SubmitEvent, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { MAX_SEARCH_LENGTH } from '#contract/search-length.ts'
import { Icon } from '#web/ui/icon.tsx'
import { searchIcon } from '#web/ui/icons.ts'
import { rememberSearch } from './recent-searches.ts'
import { toSearch } from './search-address.ts'
import styles from './search-form.module.css'
import { useSearchPanel } from './use-search-panel.ts'

/** The list of results, as the box must tell of it. */
export interface ShownList {
  id: string
  /** The option that Enter would open. */
  activeId: string | undefined
}

interface SearchFormProps {
  look: 'palette' | 'menu'
  /** The reader has chosen where to go. */
  onLeave?: () => void
  /** At the right of the box. */
  children?: ReactNode
}

/**
 * The box itself is there at once and stays the same element; what it finds comes with the script of
 * the panel, so nothing that is typed before that is lost. Enter leads to the page of results.
 */
export function SearchForm({ look, onLeave, children }: SearchFormProps) {
  const navigate = useNavigate()
  const input = useRef<HTMLInputElement>(null)
  const [text, setText] = useState('')
  const [visited, setVisited] = useState(false)
  const [list, setList] = useState<ShownList | null>(null)
  const Panel = useSearchPanel(visited)
  const sought = text.trim()
  // The menu has its links to show as long as nothing is sought, or nothing can be found.
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
        <input
          ref={input}
          role="combobox"
          name="q"
          value={text}
          maxLength={MAX_SEARCH_LENGTH}
          aria-label="Search the catalogue"
          aria-autocomplete="list"
          aria-expanded={list !== null}
          aria-controls={list?.id}
          aria-activedescendant={list?.activeId}
          placeholder="Search the catalogue"
          enterKeyHint="search"
          autoComplete="off"
          autoCapitalize="off"
          autoCorrect="off"
          spellCheck={false}
          className={styles.box}
          onChange={(event) => setText(event.currentTarget.value)}
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
