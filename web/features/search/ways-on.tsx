import { paths } from '#web/lib/navigation/paths.ts'
import { TextLink } from '#web/ui/navigation/text-link.tsx'
import { SearchLinks } from './search-links.tsx'
import styles from './ways-on.module.css'

/** After a search that has found nothing: texts that do find something, and the shelves. */
export function WaysOn({ suggestions }: { suggestions: string[] }) {
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
