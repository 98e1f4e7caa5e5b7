import '#web/lib/jitless-zod.ts'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { type Plan, PlanSchema } from '#contract/identity.ts'
import { notify } from '#web/lib/notify.ts'

interface Arrival {
  /** The plan that the reader pressed elsewhere. */
  askedPlan: Plan | undefined
  /** The link of a mail no longer works. */
  linkExpired: boolean
}

/** What the address says of how the reader came: by a mail, or by pressing a plan. */
export function useArrival(): Arrival {
  const parameters = new URLSearchParams(useLocation().search)
  const verified = parameters.has('verified')
  const linkExpired = parameters.get('error') === 'link-expired'

  // Said once: a reload must not say it again.
  useEffect(() => {
    if (verified) notify.aside('success', 'Your address is confirmed.')
    if (verified || linkExpired) cleanAddress()
  }, [verified, linkExpired])

  return { askedPlan: PlanSchema.safeParse(parameters.get('plan')).data, linkExpired }
}

/** Behind the router's back: to it this would be an arrival, and the focus would go to the heading. */
export function cleanAddress(): void {
  history.replaceState(history.state, '', location.pathname)
}
