import type { FastifyRequest } from 'fastify'
import { signInAgain } from '../../../errors.ts'
import type { Member } from '../../../members.ts'
import { isFreshSession, reauthenticate } from '../reauthenticate.ts'
import type { RouteContext } from '../route-context.ts'

/**
 * For adding a passkey and removing any factor: the password, or a sign-in by any way that is minutes
 * old. Throws an ApiError.
 */
export async function requireFreshSignIn(
  context: RouteContext,
  request: FastifyRequest,
  member: Member,
  password: string | undefined,
): Promise<void> {
  if (password !== undefined) return reauthenticate(context, request, member, password)
  if (!(await isFreshSession(context, request))) throw signInAgain()
}
