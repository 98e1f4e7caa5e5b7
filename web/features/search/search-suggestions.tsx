import { paths } from '#web/lib/navigation/paths.ts'
import { TextLink } from '#web/ui/navigation/text-link.tsx'
import { SearchLinks } from './search-links.tsx'
import styles from './search-suggestions.module.css'

/** Shown after a search without hits: shorter searches that have hits, and links to the listings. */
export function SearchSuggestions({ suggestions }: { suggestions: string[] }) {
  return (
    <div className={styles.ways}>
      {suggestions.length > 0 && (
        <SearchLinks title="These do find something" texts={suggestions} />
      )}
      <p>
        Or go through the shelves: <TextLink to={paths.characters}>characters</TextLink>,{' '}
        <TextLink to={paths.comics}>comics</TextLink>,{' '}
        <TextLink to={paths.seriesListing}>series</TextLink>.
      </p>
    </div>
  )
}
