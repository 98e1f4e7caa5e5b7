import { useCallback, useEffect, useState } from 'react'
import type { ListingKind } from '../listing/listing-kinds.ts'
import type { Filters } from '../listing/listing-url.ts'
import { type Choices, loadFilterChoices } from './load-filter-choices.ts'

/** The choices before stay until the new ones are counted, and when they cannot be. */
export function useFilterChoices(kind: ListingKind, filters: Filters) {
  const [choices, setChoices] = useState<Choices>({})
  const [failed, setFailed] = useState(false)
  const [tries, setTries] = useState(0)
  const inForce = JSON.stringify(filters)

  // biome-ignore lint/correctness/useExhaustiveDependencies: the same filters need no other count, unless it failed
  useEffect(() => {
    const leaving = new AbortController()
    loadFilterChoices(kind, filters, leaving.signal).then(
      (counted) => {
        if (leaving.signal.aborted) return
        setChoices(counted)
        setFailed(false)
      },
      () => {
        if (!leaving.signal.aborted) setFailed(true)
      },
    )
    return () => leaving.abort()
  }, [kind, inForce, tries])

  const retry = useCallback(() => setTries((count) => count + 1), [])

  return { choices, failed, retry }
}
