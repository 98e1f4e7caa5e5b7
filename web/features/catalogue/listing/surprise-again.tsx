import type { EntryState } from '#web/lib/navigation/entry-state.ts'
import type { Location } from '#web/lib/router/location.ts'
import { useLocation } from '#web/lib/router/router.tsx'
import { TextLink } from '#web/ui/navigation/text-link.tsx'
import styles from './surprise-again.module.css'

/** On a page that was opened by chance: leads to another one, chosen by the same filters. */
export function SurpriseAgain() {
  const { state }: Location<EntryState> = useLocation()
  if (state?.surprise === undefined) return null
  return (
    <div className={styles.strip}>
      <p className={`wrap ${styles.words}`}>
        Picked at random for you.
        <TextLink to={state.surprise}>Surprise me again</TextLink>
      </p>
    </div>
  )
}
