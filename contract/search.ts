import * as z from 'zod/mini'

export const SEARCH_KINDS = [
  'characters',
  'comics',
  'series',
  'events',
  'arcs',
  'creators',
] as const
export const DEFAULT_SEARCH_LIMIT = 10
export const MAX_SEARCH_LIMIT = 50
export const MAX_HITS_PER_KIND = 10
export type SearchKind = (typeof SEARCH_KINDS)[number]

/** Of two numbers. The type is said here, since `z.tuple` is much script for a browser. */
const RangeSchema = z.array(z.int()).check(z.length(2)) as unknown as z.ZodMiniType<
  [from: number, to: number]
>

export const SearchResultSchema = z.object({
  kind: z.enum(SEARCH_KINDS),
  id: z.int(),
  title: z.string(),
  /** What tells namesakes apart, or what the query wanted: `First appearance of Wolverine`. */
  subtitle: z.string(),
  href: z.string(),
  thumbnail: z.object({ path: z.string(), extension: z.string() }),
  /** Ranges of the title to highlight: start inclusive, end exclusive. */
  matches: z.array(RangeSchema),
})

export const SearchAnswerSchema = z.object({
  query: z.string(),
  /** Of the requested kinds. */
  total: z.int().check(z.minimum(0)),
  /** Of each kind, whichever were requested. */
  totals: z.record(z.enum(SEARCH_KINDS), z.int().check(z.minimum(0))),
  results: z.array(SearchResultSchema).check(z.maxLength(MAX_HITS_PER_KIND * SEARCH_KINDS.length)),
})
export type SearchAnswer = z.infer<typeof SearchAnswerSchema>
