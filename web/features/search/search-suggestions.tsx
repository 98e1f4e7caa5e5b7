import { paths } from '#web/lib/navigation/paths.ts'
import { RetryButton } from '#web/ui/feedback/retry-button.tsx'
import { TextLink } from '#web/ui/navigation/text-link.tsx'
import { SearchLinks } from './search-links.tsx'
import styles from './search-suggestions.module.css'
import { useSuggestions } from './use-search-results.ts'

/** Shown after a search without hits: shorter searches that have hits, and links to the listings. */
export function SearchSuggestions({ text }: { text: string }) {
  const { data: suggestions = [], error, retry } = useSuggestions(text)
  return (
    <div className={styles.ways}>
      {suggestions.length > 0 && (
        <SearchLinks title="These do find something" texts={suggestions} />
      )}
      {error && (
        <>
          <p role="alert">Searches that come near could not be tried. {error.message}</p>
          <RetryButton look="line" onRetry={retry} />
        </>
      )}
      <p>
        Or go through the shelves: <TextLink to={paths.characters}>characters</TextLink>,{' '}
        <TextLink to={paths.comics}>comics</TextLink>,{' '}
        <TextLink to={paths.seriesListing}>series</TextLink>.
      </p>
    </div>
  )
}
