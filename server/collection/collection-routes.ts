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
  MAX_COLLECTION,
  MAX_COLLECTION_PAGE,
  OwnedOfSeriesSchema,
} from '#contract/collection.ts'
import type { ComicCard } from '#contract/comic-card.ts'
import { ApiError, notFound } from '../errors.ts'
import { getMember, type Members } from '../members.ts'
import { readId, readIdList } from '../read-ids.ts'
import type { CollectionStore } from './collection-store.ts'
import { missingNumbers } from './missing-numbers.ts'

/** The catalogue's part: undefined stands for what it does not have. */
export interface CollectionCatalogue {
  /** The id that a comic has now. A variant is a thing of its own here. */
  comicId(id: number): number | undefined
  /** The id of the issue that a variant is another cover of. */
  issueId(id: number): number | undefined
  card(comic: number): ComicCard | undefined
  /** The issues of a series in its order. */
  numbered(series: number): { id: number; number: number }[] | undefined
  /** All comics of a series, variants among them. */
  coversOf(series: number): number[]
}

interface CollectionRouteOptions {
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

  const pageOf = async (
    memberId: string,
    view: CollectionView | 'all',
    page: number,
  ): Promise<CollectionPage> => {
    const { lines, counts, total } = await store.page(memberId, view, page)
    // What the catalogue no longer has is hidden, not deleted.
    const results = lines.flatMap(({ id, copies, wish, addedAt }) => {
      const card = catalogue.card(id)
      return card ? { ...card, copies, wish, addedAt: new Date(addedAt).toISOString() } : []
    })
    return { page, size: COLLECTION_A_PAGE, total, counts, results }
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
        }),
        response: { 200: z.union([CollectionMarksSchema, CollectionPageSchema]) },
      },
    },
    async ({ headers, query: { comics, only, page } }) => {
      const { id: memberId } = await getMember(members, headers)
      if (comics === undefined) return pageOf(memberId, only ?? 'all', page)
      return marksOf(memberId, readIdList(comics, MAX_ASKED_COLLECTION))
    },
  )

  app.get(
    '/series/:id',
    {
      schema: {
        tags: ['collection'],
        summary: 'How much of a series the member owns, and the numbers that are missing',
        params: z.object({ id: z.string().meta({ description: 'The number of the series' }) }),
        response: { 200: OwnedOfSeriesSchema },
      },
    },
    async ({ headers, params }) => {
      const { id: memberId } = await getMember(members, headers)
      const id = readId(params.id)
      const issues = catalogue.numbered(id)
      if (issues === undefined) throw unknown(id)
      const marks = await store.listMarks(memberId, catalogue.coversOf(id))
      const owned = new Set(
        marks
          .filter(({ copies }) => copies > 0)
          .map((mark) => catalogue.issueId(mark.id) as number),
      )
      return { id, owned: owned.size, of: issues.length, missing: missingNumbers(issues, owned) }
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

function unknown(id: number): ApiError {
  return notFound(`There is nothing with the number ${id} here.`)
}

function tooMany(): ApiError {
  const limit = MAX_COLLECTION.toLocaleString('en')
  return new ApiError(409, {
    code: 'too-many-collected',
    message: `Your collection has ${limit} comics, and there is no room for more. Take one out first.`,
  })
}
