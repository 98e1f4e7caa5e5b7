import type { SubmitEvent } from 'react'
import { MAX_SEARCH_LENGTH } from '#contract/search-length.ts'
import { useNavigate } from '#web/lib/router/router.tsx'
import { Button } from '#web/ui/form/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { searchIcon } from '#web/ui/icons.ts'
import styles from './page-search-form.module.css'
import { rememberSearch } from './recent-searches.ts'
import { toSearch } from './search-address.ts'

/** The search box of the results page. The text is in the URL, so each search is a history entry. */
export function PageSearchForm({ text }: { text: string }) {
  const navigate = useNavigate()

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const sought = String(new FormData(event.currentTarget).get('q')).trim()
    rememberSearch(sought)
    navigate(toSearch(sought), { replace: sought === text })
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: one element is the form and the landmark
    <form
      role="search"
      aria-label="Search the catalogue"
      className={styles.form}
      onSubmit={handleSubmit}
    >
      <div className={styles.control}>
        <Icon path={searchIcon} />
        <input
          type="search"
          name="q"
          defaultValue={text}
          maxLength={MAX_SEARCH_LENGTH}
          aria-label="Search the catalogue"
          placeholder="A name, half of one, or a series and a number"
          enterKeyHint="search"
          autoComplete="off"
          className={styles.box}
        />
      </div>
      <Button type="submit">Search</Button>
    </form>
  )
}
