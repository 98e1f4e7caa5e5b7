import { CopyField } from '#web/ui/form/copy-field.tsx'
import { TextLink } from '#web/ui/navigation/text-link.tsx'
import styles from './key-how-to.module.css'

/** A minimal example; the rest is in the documentation. */
export function KeyHowTo() {
  return (
    <div className={styles.howTo}>
      <CopyField label="Base address" value={`${location.origin}/v1/public`} />
      <p>
        A program sends <code>ts</code> (any text), <code>apikey</code> (the public key) and{' '}
        <code>hash</code>, the md5 of <code>ts</code>, private key and public key in a row. From a
        page that you listed, <code>apikey</code> alone is enough. The day of the counts begins at
        midnight UTC.
      </p>
      <p>
        <TextLink to="/docs" reloadDocument>
          All endpoints and parameters
        </TextLink>
      </p>
    </div>
  )
}
