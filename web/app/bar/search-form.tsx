import type { SubmitEvent } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '#web/lib/paths.ts'
import { Icon } from '#web/ui/icon.tsx'
import { searchIcon } from '#web/ui/icons.ts'
import styles from './search-form.module.css'

/** The search as the menu of a small screen has it; Enter leads to the results. */
export function SearchForm() {
  const navigate = useNavigate()

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const query = String(new FormData(event.currentTarget).get('q')).trim()
    navigate({ pathname: paths.search, search: query && String(new URLSearchParams({ q: query })) })
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: one element is the form and the landmark
    <form role="search" aria-label="Search" className={styles.form} onSubmit={handleSubmit}>
      <Icon path={searchIcon} />
      <input
        type="search"
        name="q"
        aria-label="Search the catalogue"
        placeholder="Search the catalogue"
        enterKeyHint="search"
        autoComplete="off"
        className={styles.box}
      />
    </form>
  )
}
