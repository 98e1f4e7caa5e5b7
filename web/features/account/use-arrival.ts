import '#web/lib/jitless-zod.ts'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { type Plan, PlanSchema } from '#contract/identity.ts'
import { notify } from '#web/lib/notify.ts'

interface Arrival {
  /** The plan chosen on another page. */
  askedPlan: Plan | undefined
  /** The link of a mail has expired. */
  linkExpired: boolean
}

/** Reads from the URL how the reader came here: by a link of a mail, or by choosing a plan. */
export function useArrival(): Arrival {
  const parameters = new URLSearchParams(useLocation().search)
  const verified = parameters.has('verified')
  const linkExpired = parameters.get('error') === 'link-expired'

  // Shown once: a reload must not show it again.
  useEffect(() => {
    if (verified) notify.aside('success', 'Your address is confirmed.')
    if (verified || linkExpired) cleanAddress()
  }, [verified, linkExpired])

  return { askedPlan: PlanSchema.safeParse(parameters.get('plan')).data, linkExpired }
}

/** Not with the router: it would count as a navigation, and the focus would move to the heading. */
export function cleanAddress(): void {
  history.replaceState(history.state, '', location.pathname)
}
