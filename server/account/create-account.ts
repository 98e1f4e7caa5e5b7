import type { FastifyPluginAsync } from 'fastify'
import type { Plan } from '#contract/identity.ts'
import type { Database } from '../store/database.ts'
import type { Limits } from '../store/limits.ts'
import { type AccountHooks, accountRoutes } from './account-routes.ts'
import { AccountStore } from './account-store.ts'
import { keyRoutes } from './key-routes.ts'
import { KeySafe } from './key-safe.ts'
import { MemberKeys } from './member-keys.ts'

interface AccountDependencies {
  database: Database
  secret: string
  limits: Limits
  now: () => Date
}

/** What this site stores about a member besides the account itself: the plan and API keys. */
export interface Account {
  /** For the catalogue's gate. */
  keys: Pick<MemberKeys, 'find' | 'counted' | 'onRevoked'>
  /** The routes under `/api/account`. */
  routes: FastifyPluginAsync<AccountHooks>
  findPlan(memberId: string): Promise<Plan>
  /** Everything stored about a member, except credentials. */
  exportFor(memberId: string): Promise<object>
  forget(memberId: string): Promise<void>
}

export function createAccount({ database, secret, limits, now }: AccountDependencies): Account {
  const store = new AccountStore(database)
  const keys = new MemberKeys({ store, safe: new KeySafe(secret), limits, now })
  return {
    keys,
    findPlan: (memberId) => store.findPlan(memberId),
    routes: async (app, { members, readsInbox, exportAll, forgetAll }) => {
      const hooks = { members, readsInbox, exportAll, forgetAll }
      await app.register(accountRoutes, { ...hooks, store, now })
      await app.register(keyRoutes, { members, keys })
      app.addHook('onClose', () =>
        keys.flush().catch((error) => app.log.error({ err: error }, 'calls were not counted')),
      )
    },
    exportFor: async (memberId) => ({
      plan: await store.findPlan(memberId),
      catalogueKeys: await keys.list(memberId),
    }),
    forget: (memberId) => keys.forgetWith(memberId, () => store.forget(memberId)),
  }
}
