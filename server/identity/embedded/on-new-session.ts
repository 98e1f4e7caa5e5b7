import type { FastifyReply, FastifyRequest } from 'fastify'
import { nameDevice } from '#contract/name-device.ts'
import type { Config } from '../../config.ts'
import type { SignInCounts } from '../sign-in-counts.ts'
import { newDeviceMail } from './account-mails.ts'
import type { Auth } from './auth.ts'
import type { OnCookies } from './call-auth.ts'
import { DeviceCookie } from './device-cookie.ts'
import type { Post } from './post.ts'
import { readSessionToken, sessionCookieOf } from './session-cookie.ts'
import type { SessionMembers } from './session-members.ts'

/** A social account that is younger than this was added by this very sign-in. */
const NEW_ACCOUNT_MS = 60_000
/** The first session of an account, and a new one for somebody who is signed in. */
const NO_SIGN_INS = ['/sign-up/email', '/change-password']

interface NewSessionDependencies {
  config: Pick<Config, 'publicUrl'>
  secret: string
  members: Pick<SessionMembers, 'findOwner'>
  getAuth: () => Promise<Auth>
  post: Post
  signIns: SignInCounts
  now: () => Date
}

/**
 * Whatever the way of signing in: the new session replaces the one that the browser presented, and
 * the member is told of a device that was not used before.
 */
export function createOnCookies(dependencies: NewSessionDependencies): OnCookies {
  const { config, secret, members, getAuth, post, now, signIns } = dependencies
  const { name } = sessionCookieOf(config)
  const devices = new DeviceCookie(config, secret)

  async function endSession(token: string) {
    const { internalAdapter } = await (await getAuth()).$context
    await internalAdapter.deleteSession(token)
  }

  async function noticeDevice(
    request: FastifyRequest,
    reply: FastifyReply,
    opened: string,
    path: string,
  ) {
    const owner = await members.findOwner(opened)
    // Disabled while the session was being opened.
    if (owner === null) return endSession(opened)
    if (devices.isKnown(request.headers.cookie, owner.id)) return
    reply.header('set-cookie', devices.remember(request.headers.cookie, owner.id))
    const at = now()
    const isNew = at.getTime() - Date.parse(owner.createdAt) < NEW_ACCOUNT_MS
    if (isNew || NO_SIGN_INS.includes(path)) return
    const device = nameDevice(request.headers['user-agent'] ?? null)
    post.send({ to: owner.email, caller: request.ip }, (to) =>
      newDeviceMail(to, config.publicUrl, device, at),
    )
  }

  return async (request, reply, path, cookies) => {
    // The last one counts: before a second step the library opens a session and ends it again.
    const last = cookies.findLast((cookie) => cookie.startsWith(`${name}=`))
    const opened = readSessionToken(last?.split(';', 1)[0], name, secret)
    if (opened === undefined) return
    // A session that is prolonged keeps its token.
    const presented = readSessionToken(request.headers.cookie, name, secret)
    if (presented === opened) return
    signIns.countDone(request)
    if (presented !== undefined) await endSession(presented)
    await noticeDevice(request, reply, opened, path)
  }
}
