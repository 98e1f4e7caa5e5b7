import { paths } from '#web/lib/navigation/paths.ts'
import { TextLink } from '#web/ui/navigation/text-link.tsx'
import styles from './known-files.module.css'

/** Which files can be read, and how to come by each. */
export function KnownFiles() {
  return (
    <section aria-labelledby="known-files" className={styles.files}>
      <h2 id="known-files" className="d4">
        Files it reads
      </h2>
      <dl className={styles.list}>
        <dt>CBL reading lists</dt>
        <dd>The .cbl files that comic readers exchange, XML or JSON, as they are.</dd>
        <dt>League of Comic Geeks</dt>
        <dd>Export your comics there; if you get a spreadsheet, save it as CSV.</dd>
        <dt>CLZ Comics</dt>
        <dd>Export to CSV, from the menu of the program or of the site.</dd>
        <dt>Goodreads</dt>
        <dd>My Books, then Import and export, then Export Library.</dd>
        <dt>Spinner Rack</dt>
        <dd>
          The export of a list, of your favourites, or of all{' '}
          <TextLink to={`${paths.account}#export`}>your data</TextLink>.
        </dd>
      </dl>
    </section>
  )
}
