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
  /** Those who may change something: a token may be for reading alone. */
  writers: Members
  catalogue: ProgressCatalogue
  /** Without it there are no lists. */
  lists?: ListOrders
}

type ReadDates = (
  memberId: string,
  comics: readonly number[],
) => Promise<ReadonlyMap<number, number>>

/** What members have read, what they follow, and what they read next. */
export interface Progress {
  /** The routes under `/api/progress`, `/api/follows` and `/api/next-up`. */
  routes: FastifyPluginAsync<ProgressHooks>
  /** Asks when a member last read those of some comics that they have read. */
  readDatesBy(catalogue: Pick<ProgressCatalogue, 'issueId'>): ReadDates
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
    routes: async (app, { members, writers, catalogue, lists }) => {
      const orders = new OrderBook(catalogue, lists)
      const book = new FollowBook({ catalogue, readings, follows, orders })
      const parts = { members, writers, catalogue, readings, follows, orders, book, now }
      await app.register(comicRoutes, { prefix: '/progress', ...parts })
      await app.register(orderRoutes, { prefix: '/progress', ...parts })
      await app.register(followRoutes, { prefix: '/follows', ...parts })
      await app.register(nextUpRoutes, { prefix: '/next-up', ...parts })
    },
    readDatesBy: (catalogue) => async (memberId, comics) => {
      const issues = new Map(comics.map((comic) => [comic, catalogue.issueId(comic) ?? comic]))
      const newest = await readings.newest(memberId, [...issues.values()])
      const dates = new Map<number, number>()
      for (const [comic, issue] of issues) {
        const readAt = newest.get(issue)
        if (readAt !== undefined) dates.set(comic, readAt)
      }
      return dates
    },
    exportFor: async (memberId) => {
      const history = await readings.history(memberId)
      const followed = await follows.list(memberId)
      return {
        readings: history.map(({ id, readAt }) => ({ comic: id, readAt: toIso(readAt) })),
        follows: followed.map(({ kind, id, followedAt }) => ({
          kind,
          id,
          followedAt: toIso(followedAt),
        })),
      }
    },
    forget: async (memberId) => {
      await readings.forget(memberId)
      await follows.forget(memberId)
    },
  }
}
