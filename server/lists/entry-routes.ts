import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import {
  AddedEntriesSchema,
  AddedSchema,
  EntriesChangeSchema,
  ListOffersSchema,
  MAX_REMOVED_ENTRIES,
  RemovedSchema,
  SavedEntriesSchema,
  WholeListSchema,
} from '#contract/lists.ts'
import { ListParamsSchema, MAX_ENTRIES_BYTES } from './list-address.ts'
import type { ListBook, ListCatalogue } from './list-book.ts'
import type { ListEditor } from './list-editor.ts'
import { noSuchList } from './list-errors.ts'
import { offersOf } from './list-offers.ts'
import type { ListStore } from './list-store.ts'
import { readIfMatch, toEtag } from './list-version.ts'

const ID_LIST = new RegExp(`^\\d{1,10}(,\\d{1,10}){0,${MAX_REMOVED_ENTRIES - 1}}$`)

interface EntryRouteOptions {
  /** The id of the member who calls. */
  callerOf: (request: object) => string
  store: ListStore
  book: ListBook
  editor: ListEditor
  catalogue: ListCatalogue
}

export const entryRoutes: FastifyPluginAsyncZod<EntryRouteOptions> = async (
  app,
  { callerOf, store, book, editor, catalogue },
) => {
  app.get(
    '/:id/entries',
    {
      schema: {
        tags: ['lists'],
        summary: 'The whole order of a list',
        params: ListParamsSchema,
        response: { 200: WholeListSchema },
      },
    },
    async (request, reply) => {
      const list = await store.find(callerOf(request), request.params.id)
      if (list === undefined) throw noSuchList()
      reply.header('etag', toEtag(list.version))
      return { version: list.version, entries: book.shown(list.entries) }
    },
  )

  app.put(
    '/:id/entries',
    {
      bodyLimit: MAX_ENTRIES_BYTES,
      schema: {
        tags: ['lists'],
        summary: 'Replaces the order of a list, or merges it with what changed meanwhile',
        params: ListParamsSchema,
        headers: z.object({
          'if-match': z
            .string()
            .optional()
            .meta({ description: 'Required: the ETag of the list that was changed, as in "3"' }),
        }),
        body: EntriesChangeSchema,
        response: { 200: SavedEntriesSchema },
      },
    },
    async (request, reply) => {
      const version = readIfMatch(request.headers['if-match'])
      const saved = await editor.replace(callerOf(request), request.params.id, {
        version,
        ...request.body,
      })
      reply.header('etag', toEtag(saved.version))
      return saved
    },
  )

  app.post(
    '/:id/entries',
    {
      schema: {
        tags: ['lists'],
        summary: 'Adds comics at the end of a list; those that it has stay where they are',
        params: ListParamsSchema,
        body: AddedEntriesSchema,
        response: { 200: AddedSchema },
      },
    },
    async (request, reply) => {
      const { comics, section, note } = request.body
      const entries = comics.map((comic) => ({ comic, section, note }))
      const added = await editor.append(callerOf(request), request.params.id, entries)
      reply.header('etag', toEtag(added.version))
      return added
    },
  )

  app.delete(
    '/:id/entries',
    {
      schema: {
        tags: ['lists'],
        summary: 'Takes comics out of a list; once more changes nothing',
        params: ListParamsSchema,
        querystring: z.object({
          comics: z
            .string()
            .regex(ID_LIST, `Must be 1 to ${MAX_REMOVED_ENTRIES} numbers, with commas between them`)
            .meta({ description: `A comma list, at most ${MAX_REMOVED_ENTRIES}` }),
        }),
        response: { 200: RemovedSchema },
      },
    },
    async (request, reply) => {
      const comics = request.query.comics.split(',').map(Number)
      const removed = await editor.remove(callerOf(request), request.params.id, comics)
      reply.header('etag', toEtag(removed.version))
      return removed
    },
  )

  app.post(
    '/:id/merge',
    {
      schema: {
        tags: ['lists'],
        summary: 'Adds what another list of the member has besides; that one stays as it is',
        params: ListParamsSchema,
        body: z.object({ from: z.string() }),
        response: { 200: AddedSchema },
      },
    },
    async (request, reply) => {
      const merged = await editor.merge(callerOf(request), request.params.id, request.body.from)
      reply.header('etag', toEtag(merged.version))
      return merged
    },
  )

  app.get(
    '/:id/offers',
    {
      schema: {
        tags: ['lists'],
        summary: 'What changed in the event or arc that a list was made from',
        params: ListParamsSchema,
        response: { 200: ListOffersSchema },
      },
    },
    async (request) => {
      const { list, now } = await sourceOf(callerOf(request), request.params.id)
      // A source that is gone altogether takes nothing out of anybody's list.
      if (now === undefined) return { add: [], remove: [] }
      const { ids } = catalogue.identify(list.entries.map(({ comic }) => comic))
      return offersOf({ list: ids, before: book.currentIds(list.sourceComics), now })
    },
  )

  app.delete(
    '/:id/offers',
    {
      schema: {
        tags: ['lists'],
        summary: 'Declines what is offered: it is not offered again',
        params: ListParamsSchema,
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      const memberId = callerOf(request)
      const { list, now } = await sourceOf(memberId, request.params.id)
      if (now !== undefined) await store.settleSource(memberId, list.id, now)
      return reply.code(204).send(null)
    },
  )

  /** A list, and what the event or arc that it was made from holds now. */
  async function sourceOf(memberId: string, id: string) {
    const list = await store.find(memberId, id)
    if (list === undefined) throw noSuchList()
    const order = list.source === null ? undefined : catalogue.orderOf(list.source)
    return { list, now: order?.entries.map(({ comic }) => comic) }
  }
}
