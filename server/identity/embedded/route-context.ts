import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyBaseLogger, FastifyInstance, FastifyRequest, RawServerDefault } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import type { Member } from '../../members.ts'
import type { IdentityHooks } from '../identity.ts'
import type { Auth } from './auth.ts'
import type { CallAuth } from './call-auth.ts'
import type { Post } from './post.ts'
import type { Throttle } from './throttle.ts'

/** What the routes under `/api/auth` share. */
export interface RouteContext extends IdentityHooks {
  publicUrl: string
  callAuth: CallAuth
  /** Lazily loaded at the first use. */
  getAuth: () => Promise<Auth>
  /** Throws an ApiError for a visitor. */
  getMember: (request: FastifyRequest) => Promise<Member>
  /** The token of the session that the request carries, if it is signed by us. */
  readToken: (request: FastifyRequest) => string | undefined
  /** The challenge of the second step, if it is signed by us. */
  readChallenge: (request: FastifyRequest) => string | undefined
  throttle: Throttle
  post: Post
  now: () => Date
}

export type AuthApp = FastifyInstance<
  RawServerDefault,
  IncomingMessage,
  ServerResponse,
  FastifyBaseLogger,
  ZodTypeProvider
>
