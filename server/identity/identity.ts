import type { FastifyPluginAsync } from 'fastify'
import type { MailCounts } from '../mail.ts'
import type { Member, Members } from '../members.ts'
import type { SignInCounts } from './sign-in-counts.ts'

export interface IdentityHooks {
  /** Deletes what the other domains store about a member; called before the account is deleted. */
  forget(memberId: string): Promise<void>
}

/** The port of accounts: embedded in this server, or hosted elsewhere. */
export interface Identity {
  members: Members
  /** The routes under `/api/auth`, if any. */
  routes: FastifyPluginAsync<IdentityHooks>
  /** Whether a request carries a session, valid or not. Absent where sessions are not cookies here. */
  hasSession?(cookie: string | undefined): boolean
  /** Everything stored about a member, except credentials. */
  exportFor(member: Member): Promise<object>
  /** The demo provider of social sign-in; it can be configured on loopback only. */
  demoProvider?: FastifyPluginAsync | undefined
  /** Absent where accounts are kept elsewhere. */
  counts?: IdentityCounts
}

/** Since the start. */
interface IdentityCounts {
  mails: MailCounts
  signIns: SignInCounts
}
