import { ReadButton } from '#web/ui/card/read-button.tsx'
import { type CollectedItem, useOwned } from './use-owned.ts'

/** At the top of a comic's own page. */
export function OwnIt(comic: CollectedItem) {
  const { owned, toggle } = useOwned(comic)
  return (
    <ReadButton pressed={owned} onClick={toggle}>
      I own it
    </ReadButton>
  )
}
