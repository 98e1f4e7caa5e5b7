import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { MarkedAndUnmarkedSchema } from '#contract/marked.ts'
import {
  MAX_ASKED_COMICS,
  MAX_MARKED_COMICS,
  MAX_READINGS,
  ReadComicsSchema,
  RemovedReadingsSchema,
} from '#contract/progress.ts'
import { MarkInputSchema, MomentSchema, ReadingInputSchema } from '#contract/progress-changes.ts'
import { ApiError } from '../errors.ts'
import { getMember, type Members } from '../members.ts'
import { readId, readIdList } from '../read-ids.ts'
import { readMoment } from './read-moment.ts'
import { type ProgressCatalogue, unknown } from './reading-orders.ts'
import type { ReadingStore } from './reading-store.ts'

export interface ProgressRouteOptions {
  members: Members
  /** Those who may change something: a token may be for reading alone. */
  writers: Members
  catalogue: ProgressCatalogue
  readings: ReadingStore
  now: () => Date
}

const OneSchema = z.object({ id: z.string().meta({ description: 'The number of the comic' }) })

/** What is read, comic by comic. */
export const comicRoutes: FastifyPluginAsyncZod<ProgressRouteOptions> = async (
  app,
  { members, writers, catalogue, readings, now },
) => {
  /** The ids of a change, by the id that is stored. */
  const byStoredId = (asked: number[]): Map<number, number[]> =>
    Map.groupBy(asked, (id) => catalogue.issueId(id) ?? id)

  app.get(
    '/',
    {
      schema: {
        tags: ['progress'],
        summary: 'Which of several comics the member has read, and when',
        querystring: z.object({
          comics: z.string().meta({ description: `A comma list, at most ${MAX_ASKED_COMICS}` }),
        }),
        response: { 200: ReadComicsSchema },
      },
    },
    async ({ headers, query }) => {
      const { id: memberId } = await getMember(members, headers)
      const asked = readIdList(query.comics, MAX_ASKED_COMICS)
      const stored = (id: number) => catalogue.issueId(id) ?? id
      const rows = await readings.listRead(memberId, asked.map(stored))
      const read = new Map(rows.map((row) => [row.id, row]))
      return {
        read: asked.flatMap((id) => {
          const row = read.get(stored(id))
          return row === undefined ? [] : { id, readAt: toIso(row.readAt), times: row.times }
        }),
      }
    },
  )

  app.put(
    '/comics',
    {
      schema: {
        tags: ['progress'],
        summary: 'Marks several comics as read or as not read, and tells what that changed',
        body: MarkInputSchema,
        response: { 200: MarkedAndUnmarkedSchema },
      },
    },
    async ({ headers, body: { read = [], unread = [], readAt } }) => {
      const { id: memberId } = await getMember(writers, headers)
      if (read.length + unread.length > MAX_MARKED_COMICS) throw tooManyAtOnce()
      const missing = read.find((id) => catalogue.issueId(id) === undefined)
      if (missing !== undefined) throw unknown(missing)
      const toMark = byStoredId(read)
      const toUnmark = byStoredId(unread)
      if ([...toMark.keys()].some((id) => toUnmark.has(id))) throw contradiction()
      const marked = await readings.mark(memberId, [...toMark.keys()], readMoment(readAt, now()))
      if (marked === undefined) throw tooManyReadings()
      const unmarked = await readings.unmark(memberId, [...toUnmark.keys()])
      return {
        marked: marked.flatMap((id) => toMark.get(id)?.[0] ?? []),
        unmarked: unmarked.flatMap((id) => toUnmark.get(id)?.[0] ?? []),
      }
    },
  )

  app.put(
    '/comics/:id',
    {
      schema: {
        tags: ['progress'],
        summary: 'Marks a comic as read; once more changes nothing, unless it is read again',
        params: OneSchema,
        body: z.nullish(ReadingInputSchema),
        response: { 204: z.null() },
      },
    },
    async ({ headers, params, body }, reply) => {
      const { id: memberId } = await getMember(writers, headers)
      const asked = readId(params.id)
      const id = catalogue.issueId(asked)
      if (id === undefined) throw unknown(asked)
      const at = now()
      const readAt = readMoment(body?.readAt, at)
      const back = body?.readings?.map((moment) => readMoment(moment, at))
      const added = back ?? (body?.again ? [readAt] : undefined)
      const room = added
        ? await readings.add(memberId, id, added)
        : (await readings.mark(memberId, [id], readAt)) !== undefined
      if (!room) throw tooManyReadings()
      return reply.code(204).send(null)
    },
  )

  app.delete(
    '/comics/:id',
    {
      schema: {
        tags: ['progress'],
        summary: 'Takes all readings of a comic away, or one of them; once more changes nothing',
        description: 'The answer has a body where there were several, which can be put back.',
        params: OneSchema,
        querystring: z.object({ readAt: z.optional(MomentSchema) }),
        response: { 200: RemovedReadingsSchema, 204: z.null() },
      },
    },
    async ({ headers, params, query: { readAt } }, reply) => {
      const { id: memberId } = await getMember(writers, headers)
      const asked = readId(params.id)
      const known = catalogue.issueId(asked)
      // What the catalogue no longer has can still be taken away.
      const id = known ?? asked
      if (readAt !== undefined) {
        const removed = await readings.remove(memberId, {
          id,
          readAt: new Date(readAt).getTime(),
        })
        if (!removed && known === undefined) throw unknown(asked)
        return reply.code(204).send(null)
      }
      const removed = await readings.removeAll(memberId, id)
      if (removed.length === 0 && known === undefined) throw unknown(asked)
      if (removed.length > 1) return { readings: removed.map(toIso) }
      return reply.code(204).send(null)
    },
  )
}

export function toIso(ms: number): string {
  return new Date(ms).toISOString()
}

export function tooManyReadings(): ApiError {
  const limit = MAX_READINGS.toLocaleString('en')
  return new ApiError(409, {
    code: 'too-many-readings',
    message: `We keep ${limit} readings for each member, and these would be more. Nothing was marked.`,
  })
}

function tooManyAtOnce(): ApiError {
  const limit = MAX_MARKED_COMICS.toLocaleString('en')
  return new ApiError(422, {
    code: 'too-many-at-once',
    message: `At most ${limit} comics can be marked at once.`,
  })
}

function contradiction(): ApiError {
  return new ApiError(422, {
    code: 'contradiction',
    message: 'A comic cannot be marked as read and as not read at once.',
  })
}
