import { useState } from 'react'
import { forgetSearch, readRecentSearches } from './recent-searches.ts'
import { SearchLinks } from './search-links.tsx'
import styles from './search-suggestions.module.css'

const EXAMPLES = ['dr doom', 'asm 300', '90s x-men', 'first appearance of wolverine']

/** The results page without a search text: recent searches, or examples. */
export function SearchBeginning() {
  const [recent, setRecent] = useState(readRecentSearches)

  function handleRemoval(text: string) {
    forgetSearch(text)
    setRecent(readRecentSearches())
  }

  return (
    <div className={styles.ways}>
      <p className="lead">
        Characters, comics, series, events, story arcs and creators, all in one box. Slips of the
        pen are forgiven.
      </p>
      {recent.length > 0 ? (
        <SearchLinks title="Recent searches" texts={recent} onRemove={handleRemoval} />
      ) : (
        <SearchLinks title="For example" texts={EXAMPLES} />
      )}
    </div>
  )
}
