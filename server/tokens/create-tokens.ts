import type { FastifyPluginAsync } from 'fastify'
import type { TokenScope } from '#contract/tokens.ts'
import type { Members } from '../members.ts'
import type { Database } from '../store/database.ts'
import { AccessTokens } from './access-tokens.ts'
import { tokenRoutes } from './token-routes.ts'
import { TokenStore } from './token-store.ts'

interface TokenDependencies {
  database: Database
  now: () => Date
}

/** Personal access tokens. */
export interface Tokens {
  /** The routes under `/api/tokens`. */
  routes: FastifyPluginAsync<{ members: Members }>
  /** Members who come with a session, or with a token that has this scope. */
  membersWith(members: Members, scope: TokenScope): Members
  exportFor(memberId: string): Promise<object>
  forget(memberId: string): Promise<void>
}

export function createTokens({ database, now }: TokenDependencies): Tokens {
  const store = new TokenStore(database)
  const tokens = new AccessTokens({ store, now })
  return {
    routes: async (app, { members }) => {
      await app.register(tokenRoutes, { members, tokens })
    },
    membersWith: (members, scope) => tokens.membersWith(members, scope),
    exportFor: async (memberId) => ({ accessTokens: await tokens.list(memberId) }),
    forget: (memberId) => store.forget(memberId),
  }
}
