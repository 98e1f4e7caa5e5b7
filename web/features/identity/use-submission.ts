import { startTransition, useEffect, useState } from 'react'
import { IdentityError } from '#web/lib/identity/identity.ts'
import { ChunkLoadError, toChunkLoadError } from '#web/lib/site/chunk-load-error.ts'

type Errand = 'form' | 'social account'

export interface Submission {
  /** What is under way. Until it ends nothing else begins. */
  busyWith: Errand | null
  refusal: IdentityError | null
  run(errand: Errand, work: () => Promise<void>): Promise<void>
}

/** One thing at a time that a reader asks of the identity provider, and what came of it. */
export function useSubmission(earlierRefusal: IdentityError | null = null): Submission {
  const [busyWith, setBusyWith] = useState<Errand | null>(null)
  const [refusal, setRefusal] = useState(earlierRefusal)

  // Back from the provider's site the browser may show this page as it was left: busy.
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
    // Together with the page that comes next, so that the button does not wake up before it is gone.
    startTransition(() => setBusyWith(null))
  }

  return { busyWith, refusal, run }
}

/** Besides what a provider says itself, its script may fail to come. */
function toIdentityError(error: unknown): IdentityError {
  if (error instanceof IdentityError) return error
  const lost = toChunkLoadError(error) instanceof ChunkLoadError
  return new IdentityError(lost ? 'offline' : 'refused', String(error), { cause: error })
}
