import * as z from 'zod/mini'
import { ComicCardSchema } from './comic-card.ts'
import { hasControlCharactersInLines } from './control-characters.ts'

/** The best first, as collectors say. */
export const CONDITIONS = [
  'Mint',
  'Near mint',
  'Very fine',
  'Fine',
  'Very good',
  'Good',
  'Fair',
  'Poor',
] as const

export const COLLECTION_VIEWS = ['owned', 'wished'] as const
export type CollectionView = (typeof COLLECTION_VIEWS)[number]

export const MAX_COPIES = 50
/** Comics that a member owns or wishes for. */
export const MAX_COLLECTION = 100_000
export const COLLECTION_A_PAGE = 48
export const MAX_COLLECTION_PAGE = Math.ceil(MAX_COLLECTION / COLLECTION_A_PAGE)
/** The maximum number of ids in one question. */
export const MAX_ASKED_COLLECTION = 100
export const MAX_COLLECTION_TEXT = 100
/** The first gaps of a series among others; its own page has them all. */
export const MAX_LISTED_GAPS = 20
export const MAX_COPY_NOTE = 500

const PaidSchema = z.object({
  /** A decimal number as text: a number of the machine could not keep cents. */
  amount: z
    .string('Write an amount as 12.50')
    .check(z.regex(/^\d{1,9}(\.\d{1,3})?$/, 'Write an amount as 12.50')),
  currency: z
    .string('Write a currency as USD')
    .check(z.toUpperCase(), z.regex(/^[A-Z]{3}$/, 'Write a currency as USD')),
})

const CopySchema = z
  .object({
    condition: z.optional(z.enum(CONDITIONS, `Must be one of ${CONDITIONS.join(', ')}`)),
    paid: z.optional(PaidSchema),
    note: z.optional(
      z.string('A note is a text').check(
        z.trim(),
        z.maxLength(MAX_COPY_NOTE, `A note must be ${MAX_COPY_NOTE} characters maximum`),
        z.refine((note) => !hasControlCharactersInLines(note), 'Must not hold control characters'),
      ),
    ),
  })
  .register(z.globalRegistry, { id: 'Copy' })
export type Copy = z.infer<typeof CopySchema>
export type Condition = NonNullable<Copy['condition']>

const CopiesSchema = z
  .array(CopySchema, 'A list of copies is wanted')
  .check(z.maxLength(MAX_COPIES, `Must be ${MAX_COPIES} copies maximum`))

/** A comic in the collection; neither copies nor a wish means that it is not there. */
export const CollectedSchema = z
  .object({
    copies: CopiesSchema,
    wish: z._default(z.boolean(), false),
  })
  .register(z.globalRegistry, { id: 'Collected' })
export type Collected = z.infer<typeof CollectedSchema>

/** The copies of a comic that is owned from now on; one of which nothing is said without any. */
export const OwnedCopiesSchema = z.object({
  copies: z.optional(CopiesSchema.check(z.minLength(1, 'Must be one copy at least'))),
})

/** Which of the requested ids are owned and which are wished for; a comic can be both. */
export const CollectionMarksSchema = z
  .object({ owned: z.array(z.int()), wished: z.array(z.int()) })
  .register(z.globalRegistry, { id: 'CollectionMarks' })
export type CollectionMarks = z.infer<typeof CollectionMarksSchema>

export const CollectionPageSchema = z
  .object({
    page: z.int().check(z.minimum(1)),
    size: z.int().check(z.minimum(1)),
    /** Of what was asked for; what the catalogue no longer has counts, and has no card. */
    total: z.int().check(z.minimum(0)),
    counts: z.object({ owned: z.int(), wished: z.int(), copies: z.int() }),
    /** What was added last comes first. */
    results: z.array(
      z.extend(ComicCardSchema, {
        copies: z.int(),
        /** Each once, the best first. */
        conditions: z.array(z.enum(CONDITIONS)),
        wish: z.boolean(),
        addedAt: z.string(),
      }),
    ),
  })
  .register(z.globalRegistry, { id: 'CollectionPage' })
export type CollectionPage = z.infer<typeof CollectionPageSchema>

const OwnedOfSeries = {
  id: z.int(),
  owned: z.int(),
  of: z.int(),
  /** Numbers on the covers, as `12` and `40..44`. */
  missing: z.array(z.string()),
  /** The comics with which these begin, in the same order. */
  starts: z.array(z.int()),
}

export const OwnedOfSeriesSchema = z
  .object(OwnedOfSeries)
  .register(z.globalRegistry, { id: 'OwnedOfSeries' })
export type OwnedOfSeries = z.infer<typeof OwnedOfSeriesSchema>

/** A series of which the member owns a comic at least. */
const OwnedSeriesSchema = z
  .object({
    ...OwnedOfSeries,
    title: z.string(),
    href: z.string(),
    thumbnail: z.object({ path: z.string(), extension: z.string() }),
    /** How many of the missing numbers are left out. */
    more: z.int(),
  })
  .register(z.globalRegistry, { id: 'OwnedSeries' })
export type OwnedSeries = z.infer<typeof OwnedSeriesSchema>

export const OwnedSeriesPageSchema = z
  .object({
    page: z.int().check(z.minimum(1)),
    size: z.int().check(z.minimum(1)),
    total: z.int().check(z.minimum(0)),
    counts: z.object({ owned: z.int(), wished: z.int(), copies: z.int() }),
    /** By title. */
    results: z.array(OwnedSeriesSchema),
  })
  .register(z.globalRegistry, { id: 'OwnedSeriesPage' })
export type OwnedSeriesPage = z.infer<typeof OwnedSeriesPageSchema>

/** What was paid, as it was typed: nothing is converted, and nothing assumed of other copies. */
export const PaidSumsSchema = z
  .object({
    /** Of all copies, those that say what was paid. */
    copies: z.int(),
    sums: z.array(z.object({ currency: z.string(), amount: z.string(), copies: z.int() })),
  })
  .register(z.globalRegistry, { id: 'PaidSums' })
export type PaidSums = z.infer<typeof PaidSumsSchema>
