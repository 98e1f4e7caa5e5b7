import { type Plan, PlanSchema } from '#contract/identity.ts'
import { readSignedOutAt } from '#web/lib/identity/signed-out.ts'
import { paths } from '#web/lib/navigation/paths.ts'
import { readRedirectUrl } from '#web/lib/navigation/redirect-url.ts'
import { toSameSitePath } from './same-site-path.ts'

/** The plan that a visitor chose on the landing page, from the query string. */
export function readPlan(search: string): Plan | undefined {
  return PlanSchema.safeParse(new URLSearchParams(search).get('plan')).data
}

export function toPlanChoice(plan: Plan): string {
  return `${paths.account}?plan=${plan}`
}

/**
 * The redirect target of a member on a page for visitors. Where they were signed out in this tab comes
 * before what is in local storage, which all tabs share.
 */
export function pathAfterSignIn(search: string, state: unknown): string {
  const plan = readPlan(search)
  if (plan !== undefined) return toPlanChoice(plan)
  const wanted = readSignedOutAt(state) ?? readRedirectUrl() ?? ''
  return toSameSitePath(wanted) ?? paths.rack
}
