import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyBaseLogger, FastifyInstance, RawServerDefault } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import type { Auth } from './auth.ts'
import type { CallAuth } from './call-auth.ts'

/** What the routes under `/api/auth` share. */
export interface RouteContext {
  callAuth: CallAuth
  /** Loaded at the first use. */
  getAuth: () => Promise<Auth>
}

export type AuthApp = FastifyInstance<
  RawServerDefault,
  IncomingMessage,
  ServerResponse,
  FastifyBaseLogger,
  ZodTypeProvider
>
