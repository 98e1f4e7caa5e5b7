import * as z from 'zod/mini'
import { ComicCardSchema } from './comic-card.ts'
import { hasControlCharactersInLines } from './control-characters.ts'

/** The best first, as collectors say. */
const CONDITIONS = [
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
const MAX_NOTE = 500

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
        z.maxLength(MAX_NOTE, `A note must be ${MAX_NOTE} characters maximum`),
        z.refine((note) => !hasControlCharactersInLines(note), 'Must not hold control characters'),
      ),
    ),
  })
  .register(z.globalRegistry, { id: 'Copy' })
export type Copy = z.infer<typeof CopySchema>

/** A comic in the collection; neither copies nor a wish means that it is not there. */
export const CollectedSchema = z
  .object({
    copies: z
      .array(CopySchema, 'A list of copies is wanted')
      .check(z.maxLength(MAX_COPIES, `Must be ${MAX_COPIES} copies maximum`)),
    wish: z._default(z.boolean(), false),
  })
  .register(z.globalRegistry, { id: 'Collected' })
export type Collected = z.infer<typeof CollectedSchema>

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
        wish: z.boolean(),
        addedAt: z.string(),
      }),
    ),
  })
  .register(z.globalRegistry, { id: 'CollectionPage' })
export type CollectionPage = z.infer<typeof CollectionPageSchema>

export const OwnedOfSeriesSchema = z
  .object({
    id: z.int(),
    owned: z.int(),
    of: z.int(),
    /** Numbers on the covers, as `12` and `40..44`. */
    missing: z.array(z.string()),
  })
  .register(z.globalRegistry, { id: 'OwnedOfSeries' })
