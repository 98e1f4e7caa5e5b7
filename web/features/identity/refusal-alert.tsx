import type { IdentityError } from '#web/lib/identity/identity.ts'
import { TextLink } from '#web/ui/navigation/text-link.tsx'
import { toWords } from './identity-words.ts'
import styles from './refusal-alert.module.css'

/** The error message, with a link that helps, if there is one. */
export function RefusalAlert({ refusal }: { refusal: IdentityError }) {
  const { text, way } = toWords(refusal)
  return (
    <p ref={bringIntoView} role="alert" className={styles.alert}>
      {text}
      {way && (
        <>
          {' '}
          <TextLink to={way.to}>{way.label}</TextLink>
        </>
      )}
    </p>
  )
}

/** With the button below it, which it may have pushed out of the viewport. */
function bringIntoView(alert: HTMLElement | null) {
  alert?.scrollIntoView({ block: 'nearest' })
}
