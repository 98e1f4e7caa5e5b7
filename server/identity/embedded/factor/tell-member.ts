import type { FastifyRequest } from 'fastify'
import type { RouteContext } from '../route-context.ts'
import { type FactorChange, factorChangedMail } from './factor-mails.ts'

/** Mails the member about a change of their factors. */
export function tellMember(
  { post, publicUrl }: RouteContext,
  { ip }: FastifyRequest,
  email: string,
  change: FactorChange,
): void {
  post.send({ to: email, caller: ip }, (to) => factorChangedMail(to, publicUrl, change))
}
