import type { FastifyPluginAsync } from 'fastify'
import type { Members } from '../members.ts'
import type { Database } from '../store/database.ts'
import { comicRoutes, toIso } from './comic-routes.ts'
import { FollowImports } from './follow-imports.ts'
import { followRoutes, nextUpRoutes } from './follow-routes.ts'
import { FollowStore } from './follow-store.ts'
import { FollowBook } from './next-up.ts'
import { orderRoutes } from './order-routes.ts'
import { ReadingImports } from './reading-imports.ts'
import { type ListOrders, OrderBook, type ProgressCatalogue } from './reading-orders.ts'
import { type Reading, ReadingStore } from './reading-store.ts'

interface ProgressHooks {
  members: Members
  /** Those who may change something: a token may be for reading alone. */
  writers: Members
  catalogue: ProgressCatalogue
  /** Without it there are no lists. */
  lists?: ListOrders
}

/** What members have read, what they follow, and what they read next. */
export interface Progress {
  /** The routes under `/api/progress`, `/api/follows` and `/api/next-up`. */
  routes: FastifyPluginAsync<ProgressHooks>
  /** When the member last read those of the issues that they have read; of others perhaps too. */
  readDates(memberId: string, issues: readonly number[]): Promise<ReadonlyMap<number, number>>
  /** All that the member has read. */
  readIssues(memberId: string): Promise<ReadonlySet<number>>
  /** In any order, the end excluded. */
  readingsBetween(memberId: string, from: number, to: number): Promise<Reading[]>
  /** The years of UTC in which the member read something, newest first. */
  readingYears(memberId: string): Promise<number[]>
  /** What the member follows, and goes on with. */
  followBook(catalogue: ProgressCatalogue, lists: ListOrders): FollowBook
  /** What members bring along. */
  readingImports: ReadingImports
  followImports: FollowImports
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
  const bookOf = (catalogue: ProgressCatalogue, orders: OrderBook) =>
    new FollowBook({ catalogue, readings, follows, orders })
  return {
    routes: async (app, { members, writers, catalogue, lists }) => {
      const orders = new OrderBook(catalogue, lists)
      const book = bookOf(catalogue, orders)
      const parts = { members, writers, catalogue, readings, follows, orders, book, now }
      await app.register(comicRoutes, { prefix: '/progress', ...parts })
      await app.register(orderRoutes, { prefix: '/progress', ...parts })
      await app.register(followRoutes, { prefix: '/follows', ...parts })
      await app.register(nextUpRoutes, { prefix: '/next-up', ...parts })
    },
    readDates: (memberId, issues) => readings.newest(memberId, issues),
    readIssues: (memberId) => readings.readIssues(memberId),
    readingsBetween: (memberId, from, to) => readings.between(memberId, from, to),
    readingYears: (memberId) => readings.years(memberId),
    followBook: (catalogue, lists) => bookOf(catalogue, new OrderBook(catalogue, lists)),
    readingImports: new ReadingImports(database),
    followImports: new FollowImports(database),
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
