import { type Plan, PlanSchema } from '#contract/identity.ts'
import { useLocation } from '#web/lib/router/router.tsx'

/** The plan chosen on another page, from the URL. */
export function useAskedPlan(): Plan | undefined {
  const parameters = new URLSearchParams(useLocation().search)
  return PlanSchema.safeParse(parameters.get('plan')).data
}

/** Not with the router: it would count as a navigation, and the focus would move to the heading. */
export function cleanAddress(): void {
  history.replaceState(history.state, '', location.pathname)
}
