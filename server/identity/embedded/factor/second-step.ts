import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Session } from '#contract/session.ts'
import type { RouteContext } from '../route-context.ts'
import { secondStepExpired, wrongCode } from './factor-errors.ts'

interface SecondStep {
  path: '/two-factor/verify-totp' | '/two-factor/verify-backup-code'
  code: string
}

/** The second step of a sign-in, after the right password. Throws an ApiError. */
export async function takeSecondStep(
  context: RouteContext,
  request: FastifyRequest,
  reply: FastifyReply,
  { path, code }: SecondStep,
): Promise<Session> {
  const { callAuth, throttle } = context
  await throttle.checkAddress('second-step', request.ip)
  const memberId = await findChallengedMember(context, request)
  return throttle.tryCode(memberId, async () => {
    if (path === '/two-factor/verify-totp') await spendCode(context, memberId, code)
    const call = { path, body: { code }, withoutSession: true }
    const session = await callAuth.read(request, reply, call)
    return session as Session
  })
}

/** Each code of the app works once; the library accepts it as long as it is valid. */
export async function spendCode(
  { throttle }: RouteContext,
  memberId: string,
  code: string,
): Promise<void> {
  if (!(await throttle.spendCode(memberId, code))) throw wrongCode()
}

/** Who has given the right password minutes ago, by the signed cookie that was set then. */
async function findChallengedMember(
  { getAuth, readChallenge }: RouteContext,
  request: FastifyRequest,
): Promise<string> {
  const challenge = readChallenge(request)
  if (challenge === undefined) throw secondStepExpired()
  const { internalAdapter } = await (await getAuth()).$context
  const found = await internalAdapter.findVerificationValue(challenge)
  if (!found || found.expiresAt.getTime() <= Date.now()) throw secondStepExpired()
  return found.value
}
