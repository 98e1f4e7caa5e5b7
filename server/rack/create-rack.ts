import type { FastifyPluginAsync } from 'fastify'
import type { Database } from '../store/database.ts'
import { type RackRouteOptions, rackRoutes } from './rack-routes.ts'
import { VisitStore } from './visit-store.ts'

interface RackDependencies {
  database: Database
  now: () => Date
}

/** The member's home. */
export interface MemberRack {
  /** The route `/api/rack`. */
  routes: FastifyPluginAsync<Pick<RackRouteOptions, 'members' | 'book' | 'lists' | 'catalogue'>>
  exportFor(memberId: string): Promise<object>
  forget(memberId: string): Promise<void>
}

export function createRack({ database, now }: RackDependencies): MemberRack {
  const visits = new VisitStore(database)
  return {
    routes: async (app, { members, book, lists, catalogue }) => {
      await app.register(rackRoutes, { members, book, lists, catalogue, visits, now })
    },
    exportFor: async (memberId) => {
      const visit = await visits.find(memberId)
      return { lastVisit: visit === undefined ? null : new Date(visit.visitedAt).toISOString() }
    },
    forget: (memberId) => visits.forget(memberId),
  }
}
