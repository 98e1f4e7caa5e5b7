import type { FastifyPluginAsync } from 'fastify'
import type { Config } from '../config.ts'
import type { Members } from '../members.ts'
import type { Database } from '../store/database.ts'
import type { Limits } from '../store/limits.ts'
import { createIsReader, type IsReader } from './create-is-reader.ts'
import { createQueryStore } from './create-query-store.ts'
import { inboxRoutes } from './inbox-routes.ts'
import { present, QueryBook } from './query-book.ts'
import { queryRoutes } from './query-routes.ts'

/** After the first answers of a start: whoever sends a message should not wait for a library to load. */
const LOAD_AFTER_MS = 500

interface QueryHooks {
  members: Members
}

/** What members write to whoever runs the site. */
export interface Queries {
  /** What it answers under `/api/queries`. */
  routes: FastifyPluginAsync<QueryHooks>
  isReader: IsReader
  exportFor(memberId: string): Promise<object>
  forget(memberId: string): Promise<void>
}

interface QueryDependencies {
  config: Pick<Config, 'firestore' | 'adminEmails'>
  /** That of the accounts. */
  database: Database
  limits: Limits
  now: () => Date
}

export function createQueries({ config, database, limits, now }: QueryDependencies): Queries {
  const isReader = createIsReader(config.adminEmails)
  const store = createQueryStore({ config, database, now })
  const book = new QueryBook(store)
  return {
    isReader,
    routes: async (app, { members }) => {
      app.addHook('onRequest', async (_request, reply) => {
        reply.header('cache-control', 'no-store')
      })
      await app.register(queryRoutes, { members, store, limits })
      await app.register(inboxRoutes, { members, isReader, store, book, now })
      const look = () =>
        store.ping().catch((error) => app.log.warn({ err: error.cause }, 'no store of messages'))
      let looking: NodeJS.Timeout | undefined
      app.addHook('onListen', async () => {
        looking = setTimeout(look, LOAD_AFTER_MS).unref()
      })
      app.addHook('onClose', async () => {
        clearTimeout(looking)
        await store.close()
      })
    },
    exportFor: async (memberId) => {
      const all = await store.listOf(memberId)
      return {
        messages: all.map(present).map(({ readAt: _readAt, ...message }) => message),
      }
    },
    forget: (memberId) => store.forget(memberId),
  }
}
