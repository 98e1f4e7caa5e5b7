import type { FastifyPluginAsync } from 'fastify'
import type { Members } from '../members.ts'
import type { Database } from '../store/database.ts'
import type { CollectionCatalogue } from './collection-catalogue.ts'
import { CollectionImports } from './collection-imports.ts'
import { collectionRoutes } from './collection-routes.ts'
import { CollectionStore } from './collection-store.ts'
import { markRoutes } from './mark-routes.ts'
import { seriesRoutes } from './series-routes.ts'

interface CollectionHooks {
  members: Members
  catalogue: CollectionCatalogue
}

/** What members own and wish for. */
export interface Collection {
  /** The routes under `/api/collection`. */
  routes: FastifyPluginAsync<CollectionHooks>
  /** What members bring along. */
  imports: CollectionImports
  exportFor(memberId: string): Promise<object>
  forget(memberId: string): Promise<void>
}

interface CollectionDependencies {
  database: Database
  now: () => Date
}

export function createCollection({ database, now }: CollectionDependencies): Collection {
  const store = new CollectionStore(database)
  return {
    routes: async (app, { members, catalogue }) => {
      const options = { members, catalogue, store, now }
      await app.register(collectionRoutes, options)
      await app.register(markRoutes, options)
      await app.register(seriesRoutes, options)
    },
    imports: new CollectionImports(database),
    exportFor: async (memberId) => {
      const all = await store.all(memberId)
      return {
        collection: all.map(({ id, copies, wish, addedAt }) => ({
          comic: id,
          copies,
          wish,
          addedAt: new Date(addedAt).toISOString(),
        })),
      }
    },
    forget: (memberId) => store.forget(memberId),
  }
}
