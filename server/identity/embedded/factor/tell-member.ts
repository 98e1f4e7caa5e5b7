import type { RouteContext } from '../route-context.ts'
import { type FactorChange, factorChangedMail } from './factor-mails.ts'

/** Mails the member about a change of their factors, as often as the rate limit of mails allows. */
export async function tellMember(
  { throttle, post, publicUrl }: RouteContext,
  email: string,
  change: FactorChange,
): Promise<void> {
  const { allowed } = await throttle.mayMail('factor', email)
  if (allowed) post.send(factorChangedMail(email, publicUrl, change))
}
