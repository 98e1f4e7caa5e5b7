import * as z from 'zod/mini'
import { MAX_MARKED_COMICS } from './progress.ts'

// Apart from `progress.ts` and `marked.ts`, which browsers load: dates are checked by the server alone.

const MAX_NUMBERS_LENGTH = 500
/** Nobody reads a comic more often, and the body of a request holds them. */
const MAX_READINGS_BACK = 10_000

/** A moment, or a day, which begins at midnight UTC. */
export const MomentSchema = z.union([z.iso.datetime({ offset: true }), z.iso.date()], {
  error: 'Write a date as 2026-11-18 or 2026-11-18T20:15:00Z',
})

const ComicIdSchema = z
  .int('Must be the number of a comic')
  .check(z.minimum(0, 'Must be the number of a comic'))

export const ReadingInputSchema = z
  .object({
    /** Now, when it is left out. */
    readAt: z.optional(MomentSchema),
    /** Adds a reading to those that there are; otherwise a comic that is read stays as it is. */
    again: z.optional(z.boolean()),
    /** Puts these back, which were removed. */
    readings: z.optional(
      z
        .array(MomentSchema)
        .check(
          z.minLength(1, 'A date is wanted'),
          z.maxLength(MAX_READINGS_BACK, `Must be ${MAX_READINGS_BACK} at most`),
        ),
    ),
  })
  .register(z.globalRegistry, { id: 'Reading' })

const ComicIdsSchema = z
  .array(ComicIdSchema)
  .check(z.maxLength(MAX_MARKED_COMICS, `At most ${MAX_MARKED_COMICS.toLocaleString('en')} comics`))

export const MarkInputSchema = z
  .object({
    read: z.optional(ComicIdsSchema),
    unread: z.optional(ComicIdsSchema),
    readAt: z.optional(MomentSchema),
  })
  .register(z.globalRegistry, { id: 'Marks' })

const NumbersSchema = z
  .string('Write numbers as 1..20,25')
  .check(z.maxLength(MAX_NUMBERS_LENGTH, `Must be ${MAX_NUMBERS_LENGTH} characters maximum`))

/** Of a series; without either, all of it. */
export const NumbersInputSchema = z
  .object({
    /** As on the covers: `1..20,25`. */
    numbers: z.optional(NumbersSchema),
    /** All from the beginning to this number. */
    upTo: z.optional(NumbersSchema),
    readAt: z.optional(MomentSchema),
  })
  .register(z.globalRegistry, { id: 'Numbers' })

/** Of an event, an arc or a list; without it, all of it. */
export const UpToInputSchema = z
  .object({ upTo: z.optional(ComicIdSchema), readAt: z.optional(MomentSchema) })
  .register(z.globalRegistry, { id: 'UpTo' })

export const PutOffSchema = z
  .object({ until: z.nullable(MomentSchema) })
  .register(z.globalRegistry, { id: 'PutOff' })
