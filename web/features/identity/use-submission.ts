import { startTransition, useEffect, useState } from 'react'
import { IdentityError } from '#web/lib/identity/identity.ts'
import { ChunkLoadError, toChunkLoadError } from '#web/lib/site/chunk-load-error.ts'

type Errand = 'form' | 'social account' | 'passkey'

export interface Submission {
  /** The pending action. Until it ends, no other can start. */
  busyWith: Errand | null
  refusal: IdentityError | null
  run(errand: Errand, work: () => Promise<void>): Promise<void>
}

/** Runs one action of the identity provider at a time, with its busy state and its error. */
export function useSubmission(earlierRefusal: IdentityError | null = null): Submission {
  const [busyWith, setBusyWith] = useState<Errand | null>(null)
  const [refusal, setRefusal] = useState(earlierRefusal)

  // After Back from the provider's site, the back/forward cache may restore this page as busy.
  useEffect(() => {
    const handleReturn = ({ persisted }: PageTransitionEvent) => persisted && setBusyWith(null)
    addEventListener('pageshow', handleReturn)
    return () => removeEventListener('pageshow', handleReturn)
  }, [])

  async function run(errand: Errand, work: () => Promise<void>) {
    if (busyWith !== null) return
    setBusyWith(errand)
    setRefusal(null)
    try {
      await work()
    } catch (error) {
      setRefusal(toIdentityError(error))
    }
    // In the transition of the following navigation, so that the button stays busy until the page is
    // left.
    startTransition(() => setBusyWith(null))
  }

  return { busyWith, refusal, run }
}

/** Besides refusals of the provider, its chunk may fail to load. */
function toIdentityError(error: unknown): IdentityError {
  if (error instanceof IdentityError) return error
  const lost = toChunkLoadError(error) instanceof ChunkLoadError
  return new IdentityError(lost ? 'offline' : 'refused', String(error), { cause: error })
}
