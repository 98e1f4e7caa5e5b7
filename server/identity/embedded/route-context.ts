import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyBaseLogger, FastifyInstance, FastifyRequest, RawServerDefault } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import type { Member } from '../../members.ts'
import type { IdentityHooks } from '../identity.ts'
import type { SignInCounts } from '../sign-in-counts.ts'
import type { Auth } from './auth.ts'
import type { CallAuth } from './call-auth.ts'
import type { ConfirmationLinks } from './confirmation-links.ts'
import type { Post } from './post.ts'
import type { Throttle } from './throttle.ts'

/** What the routes under `/api/auth` share. */
export interface RouteContext extends IdentityHooks {
  publicUrl: string
  /** Whether a sign-up answers the same for an address that has an account. */
  hidesAccounts: boolean
  callAuth: CallAuth
  /** Lazily loaded at the first use. */
  getAuth: () => Promise<Auth>
  /** Throws an ApiError for a visitor. */
  getMember: (request: FastifyRequest) => Promise<Member>
  /** The token of the session that the request carries, if it is signed by us. */
  readToken: (request: FastifyRequest) => string | undefined
  /** Ends a session on this server even while the database cannot be told. */
  forgetSession: (token: string) => void
  /** The challenge of the second step, if it is signed by us. */
  readChallenge: (request: FastifyRequest) => string | undefined
  throttle: Throttle
  confirmationLinks: ConfirmationLinks
  /** Ends every link to choose a new password that was mailed to the member. */
  endResetLinks: (memberId: string) => Promise<void>
  post: Post
  signIns: SignInCounts
  now: () => Date
  /** Removes the traces that a deleted account leaves: links of mails, mails, the database's log. */
  erase: (member: Member) => Promise<void>
}

export type AuthApp = FastifyInstance<
  RawServerDefault,
  IncomingMessage,
  ServerResponse,
  FastifyBaseLogger,
  ZodTypeProvider
>
