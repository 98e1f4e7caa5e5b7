import * as z from 'zod/mini'
import { ComicCardSchema } from './comic-card.ts'

/** No reading is older. */
const FIRST_YEAR = 1930
const LAST_YEAR = 9999

/** The size of the picture of a year, in pixels. */
export const YEAR_PICTURE = { width: 1080, height: 1350 }

const WhichYearSchema = z
  .string()
  .check(
    z.refine(
      (text) => /^\d{4}$/.test(text) && Number(text) >= FIRST_YEAR && Number(text) <= LAST_YEAR,
      { error: 'Write a year as 2026' },
    ),
  )

export const YearQuerySchema = z.object({
  /** This year, when it is left out. */
  year: z.optional(WhichYearSchema),
})

export const YearPictureQuerySchema = z.object({
  year: z.optional(WhichYearSchema),
  /** `1` letters the member's display name on it. */
  name: z.optional(z.enum(['0', '1'])),
})

const RankedSchema = z
  .object({
    id: z.int(),
    name: z.string(),
    href: z.string(),
    thumbnail: z.object({ path: z.string(), extension: z.string() }),
    /** Of issues read, each once. */
    count: z.int(),
  })
  .register(z.globalRegistry, { id: 'Ranked' })
export type Ranked = z.infer<typeof RankedSchema>

const RankedCreatorSchema = z
  .extend(RankedSchema, {
    /** The credit that they have in most of these issues. */
    role: z.string(),
  })
  .register(z.globalRegistry, { id: 'RankedCreator' })
export type RankedCreator = z.infer<typeof RankedCreatorSchema>

const LongestRunSchema = z
  .object({
    id: z.int(),
    title: z.string(),
    href: z.string(),
    /** The numbers on the covers of the first and the last issue. */
    from: z.number(),
    to: z.number(),
    count: z.int(),
    /** Some of its issues in their order, the first and the last among them. */
    covers: z.array(ComicCardSchema),
  })
  .register(z.globalRegistry, { id: 'LongestRun' })

const DatedComicSchema = z.object({ comic: ComicCardSchema, readAt: z.string() })

/** What the catalogue tells of a set of issues. */
const IssueFiguresSchema = z.object({
  /** Each once. */
  issues: z.int(),
  characters: z.array(RankedSchema),
  creators: z.array(RankedCreatorSchema),
  series: z.array(RankedSchema),
  /** Null where no two issues in a row were read. */
  longestRun: z.nullable(LongestRunSchema),
  /** By the year on the cover, oldest first; none that has no issue. */
  decades: z.array(z.object({ decade: z.int(), issues: z.int() })),
  oldest: z.nullable(ComicCardSchema),
  newest: z.nullable(ComicCardSchema),
})
export type IssueFigures = z.infer<typeof IssueFiguresSchema>

/** What a member read in one year. Days, months and years are those of UTC. */
export const YearSchema = z
  .extend(IssueFiguresSchema, {
    year: z.int(),
    /** All years in which the member read something, newest first. */
    years: z.array(z.int()),
    /** An issue that was read again counts again. */
    readings: z.int(),
    /** The readings of each month, January first. */
    months: z.array(z.int()).check(z.length(12)),
    /** On how many days something was read. */
    days: z.int(),
    /** The most days in a row; the first and the last of them, `2026-11-18`. */
    streak: z.nullable(z.object({ days: z.int(), from: z.string(), to: z.string() })),
    first: z.nullable(DatedComicSchema),
    latest: z.nullable(DatedComicSchema),
  })
  .register(z.globalRegistry, { id: 'Year' })
export type Year = z.infer<typeof YearSchema>

/** Whether our lettering has the letters of a name: it has those of the Latin alphabet alone. */
export function canBeLettered(name: string): boolean {
  return /[\p{Script=Latin}\d]/u.test(name) && !/(?!\p{Script=Latin})\p{L}/u.test(name)
}
