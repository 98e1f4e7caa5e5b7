import type { FastifyPluginAsync } from 'fastify'
import { getMember, type Members } from '../members.ts'
import type { Database } from '../store/database.ts'
import { entryRoutes } from './entry-routes.ts'
import { ListBook, type ListCatalogue, type Readings } from './list-book.ts'
import { ListEditor } from './list-editor.ts'
import { ListMaker } from './list-maker.ts'
import { ListOrders } from './list-orders.ts'
import { listRoutes } from './list-routes.ts'
import { ListStore } from './list-store.ts'

interface ListHooks {
  members: Members
  catalogue: ListCatalogue
  readings: Readings
}

/** Members' own reading lists. */
export interface Lists {
  /** The routes under `/api/lists`. */
  routes: FastifyPluginAsync<ListHooks>
  /** Lists as orders in which comics are read. */
  orders(catalogue: ListCatalogue): ListOrders
  exportFor(memberId: string): Promise<object>
  forget(memberId: string): Promise<void>
}

interface ListDependencies {
  database: Database
  now: () => Date
}

export function createLists({ database, now }: ListDependencies): Lists {
  const store = new ListStore(database)
  return {
    routes: async (app, { members, catalogue, readings }) => {
      const book = new ListBook(store, catalogue, readings)
      const editor = new ListEditor(store, book, now)
      const maker = new ListMaker(store, book, editor, catalogue, now)
      const callers = new WeakMap<object, string>()
      // Before the body is read, which may be large: a visitor's is not.
      app.addHook('onRequest', async (request) => {
        callers.set(request, (await getMember(members, request.headers)).id)
      })
      const callerOf = (request: object) => callers.get(request) as string
      await app.register(listRoutes, { callerOf, store, book, maker, now })
      await app.register(entryRoutes, { callerOf, store, book, editor, catalogue })
    },
    orders: (catalogue) => new ListOrders(store, catalogue),
    exportFor: async (memberId) => {
      const lists = await store.whole(memberId)
      return {
        lists: lists.map(({ id, name, description, visibility, source, entries, ...list }) => ({
          id,
          name,
          description,
          visibility,
          source,
          createdAt: new Date(list.createdAt).toISOString(),
          updatedAt: new Date(list.updatedAt).toISOString(),
          entries,
        })),
      }
    },
    forget: (memberId) => store.forget(memberId),
  }
}
