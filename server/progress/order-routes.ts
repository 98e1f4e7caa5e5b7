import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { MarkedSchema } from '#contract/marked.ts'
import { COUNTED_KINDS, MAX_ASKED_COMICS, ReadCountsSchema } from '#contract/progress.ts'
import { NumbersInputSchema, UpToInputSchema } from '#contract/progress-changes.ts'
import { ApiError } from '../errors.ts'
import { demandScope, getMember } from '../members.ts'
import { readId, readIdList } from '../read-ids.ts'
import { type ProgressRouteOptions, tooManyReadings } from './comic-routes.ts'
import { chooseNumbers, chooseUpTo } from './issue-numbers.ts'
import { readMoment } from './read-moment.ts'
import { type OrderBook, type ReadingOrder, unknown } from './reading-orders.ts'

interface OrderRouteOptions extends ProgressRouteOptions {
  orders: OrderBook
}

/** What is read of series, events, arcs and lists. */
export const orderRoutes: FastifyPluginAsyncZod<OrderRouteOptions> = async (
  app,
  { members, writers, catalogue, readings, orders, now },
) => {
  const mark = async (memberId: string, comics: readonly number[], readAt?: string) => {
    const marked = await readings.mark(memberId, comics, readMoment(readAt, now()))
    if (marked === undefined) throw tooManyReadings()
    return { marked }
  }

  app.put(
    '/series/:id',
    {
      schema: {
        tags: ['progress'],
        summary: 'Marks a series as read: all of it, up to a number, or some numbers',
        params: z.object({ id: z.string().meta({ description: 'The number of the series' }) }),
        body: z.nullish(NumbersInputSchema),
        response: { 200: MarkedSchema },
      },
    },
    async ({ headers, params, body }) => {
      const { id: memberId } = await getMember(writers, headers)
      const id = readId(params.id)
      const issues = catalogue.numbered(id)
      if (issues === undefined) throw unknown(id)
      const chosen = choose(issues, body ?? {})
      return mark(
        memberId,
        chosen.map((issue) => issue.id),
        body?.readAt,
      )
    },
  )

  for (const kind of ['events', 'arcs', 'lists'] as const) {
    app.put(
      `/${kind}/:id`,
      {
        schema: {
          tags: ['progress'],
          summary: 'Marks a reading order as read: all of it, or up to a comic',
          params: z.object({ id: z.string() }),
          body: z.nullish(UpToInputSchema),
          response: { 200: MarkedSchema },
        },
      },
      async ({ headers, params, body }) => {
        const member = await getMember(writers, headers)
        if (kind === 'lists') demandScope(member, 'lists')
        const { id: memberId } = member
        const order = await orders.get(memberId, kind, params.id)
        const { upTo, readAt } = body ?? {}
        if (upTo === undefined) return mark(memberId, order.comics, readAt)
        return mark(memberId, comicsUpTo(order, catalogue.issueId(upTo) ?? upTo), readAt)
      },
    )
  }

  for (const kind of COUNTED_KINDS) {
    app.get(
      `/${kind}`,
      {
        schema: {
          tags: ['progress'],
          summary: `Of several ${kind}, how many of their comics the member has read`,
          querystring: z.object({
            ids: z.string().meta({ description: `A comma list, at most ${MAX_ASKED_COMICS}` }),
          }),
          response: { 200: ReadCountsSchema },
        },
      },
      async ({ headers, query }) => {
        const { id: memberId } = await getMember(members, headers)
        const found = readIdList(query.ids, MAX_ASKED_COMICS).flatMap((id) => {
          const comics = catalogue.comicsOf(kind, id)
          return comics === undefined ? [] : { id, comics }
        })
        const read = await readings.newest(
          memberId,
          found.flatMap(({ comics }) => comics),
        )
        const countRead = (comics: readonly number[]) => comics.filter((id) => read.has(id)).length
        return {
          counts: found.map(({ id, comics }) => ({
            id,
            read: countRead(comics),
            of: comics.length,
          })),
        }
      },
    )
  }
}

function choose<Issue extends { id: number; number: number }>(
  issues: Issue[],
  { numbers, upTo }: z.infer<typeof NumbersInputSchema>,
): Issue[] {
  if (numbers !== undefined && upTo !== undefined) {
    const message = 'Say either which numbers, or up to which number.'
    throw new ApiError(422, { code: 'contradiction', message })
  }
  if (numbers !== undefined) return chooseNumbers(issues, numbers)
  return upTo === undefined ? issues : chooseUpTo(issues, upTo)
}

function comicsUpTo({ title, comics }: ReadingOrder, comic: number): readonly number[] {
  const place = comics.indexOf(comic)
  if (place !== -1) return comics.slice(0, place + 1)
  const message = `The comic ${comic} is not in ${title}.`
  throw new ApiError(422, { code: 'not-in-order', message })
}
