import type { FastifyPluginAsync } from 'fastify'
import { getMember, type Members } from '../members.ts'
import type { Database } from '../store/database.ts'
import { entryRoutes } from './entry-routes.ts'
import { exportRoutes, type ListWriter } from './export-routes.ts'
import { ListBook, type ListCatalogue, type Readings } from './list-book.ts'
import { ListEditor } from './list-editor.ts'
import { ListImports } from './list-imports.ts'
import { ListMaker } from './list-maker.ts'
import { ListOrders } from './list-orders.ts'
import { listRoutes } from './list-routes.ts'
import { ListStore } from './list-store.ts'
import { ShareStore } from './share-store.ts'
import { SharedLists } from './shared-lists.ts'

interface ListHooks {
  members: Members
  catalogue: ListCatalogue
  readings: Readings
  files: ListWriter
}

/** Members' own reading lists. */
export interface Lists {
  /** The routes under `/api/lists`. */
  routes: FastifyPluginAsync<ListHooks>
  /** Lists as orders in which comics are read. */
  orders(catalogue: ListCatalogue): ListOrders
  /** Lists that members bring along. */
  imports(catalogue: ListCatalogue): ListImports
  /** Lists as members see them. */
  book(catalogue: ListCatalogue, readings: Readings): ListBook
  /** Lists as people other than their owners see them. */
  shared(catalogue: ListCatalogue, readings: Readings): SharedLists
  exportFor(memberId: string): Promise<object>
  forget(memberId: string): Promise<void>
}

interface ListDependencies {
  database: Database
  now: () => Date
}

export function createLists({ database, now }: ListDependencies): Lists {
  const store = new ListStore(database)
  const shares = new ShareStore(database)
  const workshop = (catalogue: ListCatalogue, readings: Readings) => {
    const book = new ListBook(store, catalogue, readings)
    const editor = new ListEditor(store, book, now)
    return { book, editor, maker: new ListMaker(store, book, editor, catalogue, now) }
  }
  return {
    routes: async (app, { members, catalogue, readings, files }) => {
      const { book, editor, maker } = workshop(catalogue, readings)
      const callers = new WeakMap<object, string>()
      // Before the body is read, which may be large: a visitor's is not.
      app.addHook('onRequest', async (request) => {
        callers.set(request, (await getMember(members, request.headers)).id)
      })
      const callerOf = (request: object) => callers.get(request) as string
      await app.register(listRoutes, { callerOf, store, book, maker, now })
      await app.register(exportRoutes, { callerOf, store, book, files })
      await app.register(entryRoutes, { callerOf, store, book, editor, catalogue })
    },
    orders: (catalogue) => new ListOrders(store, catalogue),
    imports: (catalogue) => new ListImports(database, catalogue),
    book: (catalogue, readings) => new ListBook(store, catalogue, readings),
    shared: (catalogue, readings) => {
      const { book, maker } = workshop(catalogue, readings)
      return new SharedLists({ store: shares, book, maker, catalogue })
    },
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
        shares: (await shares.allOf(memberId)).map(({ list, visibility, token, isHidden }) => ({
          list,
          address: visibility === 'private' ? null : `/shared/${token}`,
          hidden: isHidden,
        })),
      }
    },
    forget: (memberId) => store.forget(memberId),
  }
}
