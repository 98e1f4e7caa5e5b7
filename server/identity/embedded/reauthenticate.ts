import type { FastifyRequest } from 'fastify'
import { signInAgain } from '../../errors.ts'
import type { Member } from '../../members.ts'
import { wrongPassword } from './auth-errors.ts'
import type { RouteContext } from './route-context.ts'

const FRESH_MS = 10 * 60_000

/**
 * Re-authenticates the owner of a session: by the password, or, where the account has none, by a
 * sign-in that is minutes old. Throws an ApiError.
 */
export async function reauthenticate(
  context: RouteContext,
  request: FastifyRequest,
  member: Member,
  password: string | undefined,
): Promise<void> {
  if (await verifyPassword(context, member, password)) return
  if (!(await isFreshSession(context, request))) throw signInAgain()
}

/** Whether the member signed in, by any way, minutes ago. */
export async function isFreshSession(
  { getAuth, readToken, now }: RouteContext,
  request: FastifyRequest,
): Promise<boolean> {
  const { internalAdapter } = await (await getAuth()).$context
  const found = await internalAdapter.findSession(readToken(request) ?? '')
  const signedInAt = found?.session.createdAt.getTime() ?? 0
  return now().getTime() - signedInAt <= FRESH_MS
}

/** False for an account without a password. Throws an ApiError if it is another password. */
export async function verifyPassword(
  { getAuth, throttle }: RouteContext,
  { id, email }: Member,
  password: string | undefined,
): Promise<boolean> {
  const { internalAdapter, password: passwords } = await (await getAuth()).$context
  const hash = (await internalAdapter.findCredentialAccount(id))?.password
  if (!hash) return false
  if (password === undefined) throw signInAgain()
  await throttle.tryPassword(email, async () => {
    if (!(await passwords.verify({ hash, password }))) throw wrongPassword()
  })
  return true
}
