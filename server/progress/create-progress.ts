import type { FastifyPluginAsync } from 'fastify'
import type { Members } from '../members.ts'
import type { Database } from '../store/database.ts'
import { comicRoutes, toIso } from './comic-routes.ts'
import { followRoutes, nextUpRoutes } from './follow-routes.ts'
import { FollowStore } from './follow-store.ts'
import { FollowBook } from './next-up.ts'
import { orderRoutes } from './order-routes.ts'
import { type ListOrders, OrderBook, type ProgressCatalogue } from './reading-orders.ts'
import { ReadingStore } from './reading-store.ts'

interface ProgressHooks {
  members: Members
  catalogue: ProgressCatalogue
  /** Without it there are no lists. */
  lists?: ListOrders
}

/** What members have read, what they follow, and what they read next. */
export interface Progress {
  /** The routes under `/api/progress`, `/api/follows` and `/api/next-up`. */
  routes: FastifyPluginAsync<ProgressHooks>
  /** When those of the comics that are read were read last, in ms; of others too, perhaps. */
  newest(memberId: string, comics: readonly number[]): Promise<ReadonlyMap<number, number>>
  exportFor(memberId: string): Promise<object>
  forget(memberId: string): Promise<void>
}

interface ProgressDependencies {
  database: Database
  now: () => Date
}

export function createProgress({ database, now }: ProgressDependencies): Progress {
  const readings = new ReadingStore(database)
  const follows = new FollowStore(database)
  return {
    routes: async (app, { members, catalogue, lists }) => {
      const orders = new OrderBook(catalogue, lists)
      const book = new FollowBook({ catalogue, readings, follows, orders })
      const parts = { members, catalogue, readings, follows, orders, book, now }
      await app.register(comicRoutes, { prefix: '/progress', ...parts })
      await app.register(orderRoutes, { prefix: '/progress', ...parts })
      await app.register(followRoutes, { prefix: '/follows', ...parts })
      await app.register(nextUpRoutes, { prefix: '/next-up', ...parts })
    },
    newest: (memberId, comics) => readings.newest(memberId, comics),
    exportFor: async (memberId) => {
      const history = await readings.history(memberId)
      const followed = await follows.list(memberId)
      return {
        readings: history.map(({ id, readAt }) => ({ comic: id, readAt: toIso(readAt) })),
        follows: followed.map(({ kind, id, followedAt, putOffUntil }) => ({
          kind,
          id,
          followedAt: toIso(followedAt),
          putOffUntil: putOffUntil === null ? null : toIso(putOffUntil),
        })),
      }
    },
    forget: async (memberId) => {
      await readings.forget(memberId)
      await follows.forget(memberId)
    },
  }
}
