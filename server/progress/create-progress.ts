import type { FastifyPluginAsync } from 'fastify'
import type { Members } from '../members.ts'
import type { Database } from '../store/database.ts'
import { comicRoutes, toIso } from './comic-routes.ts'
import { orderRoutes } from './order-routes.ts'
import { type ListOrders, OrderBook, type ProgressCatalogue } from './reading-orders.ts'
import { ReadingStore } from './reading-store.ts'

interface ProgressHooks {
  members: Members
  catalogue: ProgressCatalogue
  /** Without it there are no lists. */
  lists?: ListOrders
}

/** What members have read. */
export interface Progress {
  /** The routes under `/api/progress`. */
  routes: FastifyPluginAsync<ProgressHooks>
  exportFor(memberId: string): Promise<object>
  forget(memberId: string): Promise<void>
}

interface ProgressDependencies {
  database: Database
  now: () => Date
}

export function createProgress({ database, now }: ProgressDependencies): Progress {
  const readings = new ReadingStore(database)
  return {
    routes: async (app, { members, catalogue, lists }) => {
      const orders = new OrderBook(catalogue, lists)
      await app.register(comicRoutes, { members, catalogue, readings, now })
      await app.register(orderRoutes, { members, catalogue, readings, orders, now })
    },
    exportFor: async (memberId) => {
      const history = await readings.history(memberId)
      return { readings: history.map(({ id, readAt }) => ({ comic: id, readAt: toIso(readAt) })) }
    },
    forget: (memberId) => readings.forget(memberId),
  }
}
