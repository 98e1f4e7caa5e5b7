import type { FastifyPluginAsync } from 'fastify'
import type { Members } from '../members.ts'
import type { Database } from '../store/database.ts'
import { exportRoutes } from './export-routes.ts'
import { FavouriteBook, type FavouriteCatalogue, toTime } from './favourite-book.ts'
import { FavouriteImports } from './favourite-imports.ts'
import { favouriteRoutes } from './favourite-routes.ts'
import { FavouriteStore } from './favourite-store.ts'

interface FavouriteHooks {
  members: Members
  catalogue: FavouriteCatalogue
  /** The site's public URL, for links in the export. */
  publicUrl: string
}

/** Members' favourites. */
export interface Favourites {
  /** The routes under `/api/favourites`. */
  routes: FastifyPluginAsync<FavouriteHooks>
  /** What members bring along. */
  imports: FavouriteImports
  exportFor(memberId: string): Promise<object>
  forget(memberId: string): Promise<void>
}

interface FavouriteDependencies {
  database: Database
  now: () => Date
}

export function createFavourites({ database, now }: FavouriteDependencies): Favourites {
  const store = new FavouriteStore(database)
  return {
    routes: async (app, { members, catalogue, publicUrl }) => {
      const book = new FavouriteBook(store, catalogue, publicUrl)
      await app.register(favouriteRoutes, { members, catalogue, store, book, now })
      await app.register(exportRoutes, { members, book, now })
    },
    imports: new FavouriteImports(database),
    exportFor: async (memberId) => {
      const all = await store.list(memberId)
      return { favourites: all.map((favourite) => ({ ...favourite, addedAt: toTime(favourite) })) }
    },
    forget: (memberId) => store.forget(memberId),
  }
}
