import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import {
  COLLECTION_A_PAGE,
  MAX_COLLECTION_PAGE,
  MAX_COLLECTION_TEXT,
  OwnedOfSeriesSchema,
  OwnedSeriesPageSchema,
  PaidSumsSchema,
} from '#contract/collection.ts'
import { getMember } from '../members.ts'
import { readId } from '../read-ids.ts'
import { unknown } from './collection-errors.ts'
import type { CollectionRouteOptions } from './collection-routes.ts'
import { findGaps } from './find-gaps.ts'
import { listOwnedSeries } from './owned-series.ts'
import { sumPaid } from './sum-paid.ts'
import { createTitleFilter } from './title-filter.ts'

/** What a collection comes to: the series that it fills, and what was paid for it. */
export const seriesRoutes: FastifyPluginAsyncZod<CollectionRouteOptions> = async (
  app,
  { members, catalogue, store },
) => {
  app.get(
    '/series',
    {
      schema: {
        tags: ['collection'],
        summary: 'The series of which the member owns a comic, by title, with what is missing',
        querystring: z.object({
          page: z.coerce.number().int().min(1).max(MAX_COLLECTION_PAGE).default(1),
          q: z
            .string()
            .trim()
            .max(MAX_COLLECTION_TEXT)
            .default('')
            .meta({ description: 'Words of the title' }),
        }),
        response: { 200: OwnedSeriesPageSchema },
      },
    },
    async ({ headers, query: { page, q } }) => {
      const { id: memberId } = await getMember(members, headers)
      const { all: _all, ...counts } = await store.counts(memberId)
      const comics = await store.ids(memberId, 'owned')
      const listed = listOwnedSeries(catalogue, comics, page, createTitleFilter(q))
      return { page, size: COLLECTION_A_PAGE, counts, ...listed }
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
      const gaps = findGaps(issues, owned)
      return {
        ...{ id, owned: owned.size, of: issues.length },
        missing: gaps.map(({ numbers }) => numbers),
        starts: gaps.map(({ start }) => start),
      }
    },
  )

  app.get(
    '/paid',
    {
      schema: {
        tags: ['collection'],
        summary: 'What the member has paid, by currency, over the copies that say so',
        response: { 200: PaidSumsSchema },
      },
    },
    async ({ headers }) => {
      const { id: memberId } = await getMember(members, headers)
      return sumPaid(await store.paidCopies(memberId))
    },
  )
}
