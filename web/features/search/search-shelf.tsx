import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { SEARCH_KINDS } from '#contract/search.ts'
import { useKeptScroll } from '#web/lib/use-kept-scroll.ts'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { PageSearchForm } from './page-search-form.tsx'
import { readSearchText } from './search-address.ts'
import type { Hit, SearchKind } from './search-api.ts'
import { countResults } from './search-kinds.ts'
import { SearchOutcome } from './search-outcome.tsx'
import styles from './search-shelf.module.css'
import { ShelfKinds } from './shelf-kinds.tsx'
import { useSearchShelf } from './use-search-shelf.ts'

interface SearchShelfProps {
  /** A button for the card of a hit, from another feature. */
  action: (hit: Hit) => ReactNode
}

/** The whole of `/search`. */
export function SearchShelf({ action }: SearchShelfProps) {
  const { search } = useLocation()
  const text = readSearchText(search)
  const kind = readKind(search)
  const { outcome, retry } = useSearchShelf(text, kind)
  const shelf = outcome?.shelf
  useKeptScroll(text === '' || outcome !== undefined, false)

  return (
    <div className={styles.page}>
      <PageHeading title={text === '' ? 'Search' : `${text} · Search`} place={`${kind} ${text}`}>
        Search
      </PageHeading>
      <PageSearchForm key={text} text={text} />
      {shelf !== undefined && shelf.total > 0 && (
        <ShelfKinds text={text} shelf={shelf} chosen={kind} />
      )}
      <p role="status" className={styles.count}>
        {shelf && `${countResults(shelf.total)} for “${text}”`}
      </p>
      <SearchOutcome text={text} kind={kind} outcome={outcome} action={action} onRetry={retry} />
    </div>
  )
}

function readKind(search: string): SearchKind | null {
  const sent = new URLSearchParams(search).get('kinds')
  return SEARCH_KINDS.find((kind) => kind === sent) ?? null
}
