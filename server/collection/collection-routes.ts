import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import {
  COLLECTION_A_PAGE,
  COLLECTION_VIEWS,
  CollectedSchema,
  type CollectionMarks,
  CollectionMarksSchema,
  type CollectionPage,
  CollectionPageSchema,
  type CollectionView,
  MAX_ASKED_COLLECTION,
  MAX_COLLECTION_PAGE,
  MAX_COLLECTION_TEXT,
} from '#contract/collection.ts'
import { getMember, type Members } from '../members.ts'
import { readId, readIdList } from '../read-ids.ts'
import type { CollectionCatalogue } from './collection-catalogue.ts'
import { tooMany, unknown } from './collection-errors.ts'
import type { CollectedLine, CollectionStore } from './collection-store.ts'
import { createTitleFilter } from './title-filter.ts'

export interface CollectionRouteOptions {
  members: Members
  catalogue: CollectionCatalogue
  store: CollectionStore
  now: () => Date
}

const OneSchema = z.object({ id: z.string().meta({ description: 'The number of the comic' }) })

export const collectionRoutes: FastifyPluginAsyncZod<CollectionRouteOptions> = async (
  app,
  { members, catalogue, store, now },
) => {
  const marksOf = async (memberId: string, asked: number[]): Promise<CollectionMarks> => {
    const current = (id: number) => catalogue.comicId(id) ?? id
    const marks = await store.listMarks(memberId, asked.map(current))
    const owned = new Set(marks.filter(({ copies }) => copies > 0).map(({ id }) => id))
    const wished = new Set(marks.filter(({ wish }) => wish).map(({ id }) => id))
    return {
      owned: asked.filter((id) => owned.has(current(id))),
      wished: asked.filter((id) => wished.has(current(id))),
    }
  }

  /** What the catalogue no longer has is hidden, not deleted. */
  const toResults = (lines: CollectedLine[]): CollectionPage['results'] =>
    lines.flatMap(({ addedAt, ...line }) => {
      const card = catalogue.card(line.id)
      return card ? { ...line, ...card, addedAt: new Date(addedAt).toISOString() } : []
    })

  const pageOf = async (
    memberId: string,
    { view, page, q }: { view: CollectionView | 'all'; page: number; q: string },
  ): Promise<CollectionPage> => {
    const { all, ...counts } = await store.counts(memberId)
    const base = { page, size: COLLECTION_A_PAGE, counts }
    const from = (page - 1) * COLLECTION_A_PAGE
    if (q === '') {
      const lines = await store.page(memberId, view, from)
      return { ...base, total: view === 'all' ? all : counts[view], results: toResults(lines) }
    }
    const isWanted = createTitleFilter(q)
    const found = (await store.ids(memberId, view)).filter((id) =>
      isWanted(catalogue.comicTitle(id) ?? ''),
    )
    const lines = await store.lines(memberId, found.slice(from, from + COLLECTION_A_PAGE))
    return { ...base, total: found.length, results: toResults(lines) }
  }

  app.get(
    '/',
    {
      schema: {
        tags: ['collection'],
        summary: 'Which of several comics the member owns or wishes for; else a page of them all',
        querystring: z.object({
          comics: z
            .string()
            .optional()
            .meta({ description: `A comma list, at most ${MAX_ASKED_COLLECTION}` }),
          only: z.enum(COLLECTION_VIEWS).optional(),
          page: z.coerce.number().int().min(1).max(MAX_COLLECTION_PAGE).default(1),
          q: z
            .string()
            .trim()
            .max(MAX_COLLECTION_TEXT)
            .default('')
            .meta({ description: 'Words of the title' }),
        }),
        response: { 200: z.union([CollectionMarksSchema, CollectionPageSchema]) },
      },
    },
    async ({ headers, query: { comics, only, page, q } }) => {
      const { id: memberId } = await getMember(members, headers)
      if (comics === undefined) return pageOf(memberId, { view: only ?? 'all', page, q })
      return marksOf(memberId, readIdList(comics, MAX_ASKED_COLLECTION))
    },
  )

  app.get(
    '/comics/:id',
    {
      schema: {
        tags: ['collection'],
        summary: 'The copies that the member has of a comic, and whether they wish for it',
        params: OneSchema,
        response: { 200: CollectedSchema },
      },
    },
    async ({ headers, params }) => {
      const { id: memberId } = await getMember(members, headers)
      const asked = readId(params.id)
      const id = catalogue.comicId(asked)
      const collected = await store.find(memberId, id ?? asked)
      if (collected === undefined && id === undefined) throw unknown(asked)
      return collected ?? { copies: [], wish: false }
    },
  )

  app.put(
    '/comics/:id',
    {
      schema: {
        tags: ['collection'],
        summary: 'Keeps these copies of a comic, and the wish for it, in place of what was there',
        params: OneSchema,
        body: CollectedSchema,
        response: { 204: z.null() },
      },
    },
    async ({ headers, params, body: { copies, wish } }, reply) => {
      const { id: memberId } = await getMember(members, headers)
      const asked = readId(params.id)
      const id = catalogue.comicId(asked)
      if (id === undefined) throw unknown(asked)
      if (copies.length === 0 && !wish) await store.remove(memberId, id)
      else if (!(await store.save(memberId, { id, copies, wish, addedAt: now().getTime() })))
        throw tooMany()
      return reply.code(204).send(null)
    },
  )

  app.delete(
    '/comics/:id',
    {
      schema: {
        tags: ['collection'],
        summary:
          'Takes a comic out of the collection and off the wishes; once more changes nothing',
        params: OneSchema,
        response: { 204: z.null() },
      },
    },
    async ({ headers, params }, reply) => {
      const { id: memberId } = await getMember(members, headers)
      const asked = readId(params.id)
      const id = catalogue.comicId(asked)
      const removed = await store.remove(memberId, id ?? asked)
      if (!removed && id === undefined) throw unknown(asked)
      return reply.code(204).send(null)
    },
  )
}
