import { useEffect, useState } from 'react'
import type { ListingKind } from './listing-kinds.ts'
import type { Filters } from './listing-url.ts'
import { type Choices, loadFilterChoices } from './load-filter-choices.ts'

/** The choices before stay until the new ones are counted, and when they cannot be. */
export function useFilterChoices(kind: ListingKind, filters: Filters): Choices {
  const [choices, setChoices] = useState<Choices>({})
  const inForce = JSON.stringify(filters)

  // biome-ignore lint/correctness/useExhaustiveDependencies: the same filters need no other count
  useEffect(() => {
    const leaving = new AbortController()
    loadFilterChoices(kind, filters, leaving.signal).then(
      (counted) => {
        if (!leaving.signal.aborted) setChoices(counted)
      },
      // The listing itself says when the catalogue is out of reach.
      () => {},
    )
    return () => leaving.abort()
  }, [kind, inForce])

  return choices
}
