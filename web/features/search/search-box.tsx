import type { ComponentProps } from 'react'
import { MAX_SEARCH_LENGTH } from '#contract/search-length.ts'
import styles from './search-form.module.css'

/** The listbox that the combobox controls. */
export interface ShownList {
  id: string
  /** The active option, which Enter opens. */
  activeId: string | undefined
}

interface SearchBoxProps extends Pick<ComponentProps<'input'>, 'ref' | 'name' | 'onFocus'> {
  label: string
  value: string
  /** Null while no list is shown. */
  list: ShownList | null
  onChange: (text: string) => void
}

/** A combobox: it keeps the focus while the arrow keys move through the listbox. */
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
