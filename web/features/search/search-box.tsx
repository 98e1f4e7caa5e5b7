import type { ComponentProps } from 'react'
import { MAX_SEARCH_LENGTH } from '#contract/search-length.ts'
import styles from './search-form.module.css'

/** The list of results, as the box must tell of it. */
export interface ShownList {
  id: string
  /** The option that Enter would open. */
  activeId: string | undefined
}

interface SearchBoxProps extends Pick<ComponentProps<'input'>, 'ref' | 'name' | 'onFocus'> {
  label: string
  value: string
  /** Null while there is none. */
  list: ShownList | null
  onChange: (text: string) => void
}

/** Keeps the focus while the reader goes through what it has found. */
export function SearchBox({ label, list, onChange, ...props }: SearchBoxProps) {
  return (
    <input
      {...props}
      role="combobox"
      maxLength={MAX_SEARCH_LENGTH}
      aria-label={label}
      aria-autocomplete="list"
      aria-expanded={list !== null}
      aria-controls={list?.id}
      aria-activedescendant={list?.activeId}
      placeholder={label}
      enterKeyHint="search"
      autoComplete="off"
      autoCapitalize="off"
      autoCorrect="off"
      spellCheck={false}
      className={styles.box}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}
