import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import {
  canBeLettered,
  type Year,
  YearPictureQuerySchema,
  YearQuerySchema,
  YearSchema,
} from '#contract/year.ts'
import { notFound, tooManyTries } from '../errors.ts'
import { type Rate, TokenBuckets } from '../http/token-buckets.ts'
import { getMember, type Members } from '../members.ts'
import { YearBook, type YearCatalogue, type YearReadings } from './year-book.ts'

/** For each member: a picture takes a tenth of a second of CPU time. */
const PICTURES: Rate = { perSecond: 0.5, burst: 10 }

interface YearRouteOptions {
  members: Members
  readings: YearReadings
  catalogue: YearCatalogue
  /** Draws a year as a PNG, under this name or under none. */
  draw: (year: Year, name: string | null) => Promise<Buffer>
  now: () => Date
}

export const yearRoutes: FastifyPluginAsyncZod<YearRouteOptions> = async (
  app,
  { members, readings, catalogue, draw, now },
) => {
  const book = new YearBook(readings, catalogue)
  const pictures = new TokenBuckets(PICTURES)
  const which = (year: string | undefined) => Number(year ?? now().getUTCFullYear())

  app.get(
    '/',
    {
      schema: {
        tags: ['progress'],
        summary: 'What the member read in a year, in figures',
        querystring: YearQuerySchema,
        response: { 200: YearSchema },
      },
    },
    async ({ headers, query }) => {
      const { id } = await getMember(members, headers)
      return book.read(id, which(query.year))
    },
  )

  app.get(
    '/picture.png',
    {
      schema: {
        tags: ['progress'],
        summary: 'The same as a picture of 1080 × 1350 pixels, for the member alone',
        querystring: YearPictureQuerySchema,
        produces: ['image/png'],
        response: { 200: z.any() },
      },
    },
    async ({ headers, query }, reply) => {
      const { id, displayName } = await getMember(members, headers)
      const waitMs = pictures.take(id, now().getTime())
      if (waitMs > 0) throw tooManyTries(waitMs)
      const year = await book.read(id, which(query.year))
      if (year.issues === 0)
        throw notFound(`Nothing was read in ${year.year}, so there is no picture.`)
      const isNamed = query.name === '1' && displayName !== null && canBeLettered(displayName)
      const png = await draw(year, isNamed ? displayName : null)
      return reply.type('image/png').send(png)
    },
  )
}
