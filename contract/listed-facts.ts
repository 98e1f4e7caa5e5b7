import * as z from 'zod/mini'

/** The facts that cards of a listing show, kind by kind; a page of them is asked for at once. */
const ListedCharacterFactsSchema = z.object({
  id: z.int(),
  realName: z.string(),
  memberCount: z.int(),
  comicCount: z.optional(z.int()),
})
const ListedComicFactsSchema = z.object({
  id: z.int(),
  coverMonth: z.string(),
  variantOf: z.nullable(z.object({ id: z.int() })),
})
const ListedSeriesFactsSchema = z.object({
  id: z.int(),
  issueCount: z.int(),
  bookCount: z._default(z.int(), 0),
  mainCreators: z.array(z.string()),
})
const ListedCreatorFactsSchema = z.object({
  id: z.int(),
  roles: z.array(z.object({ role: z.string(), comics: z.int() })),
  firstMonth: z.nullable(z.string()),
  lastMonth: z.nullable(z.string()),
  comicCount: z.optional(z.int()),
})

export const LISTED_FACTS = {
  characters: ListedCharacterFactsSchema,
  comics: ListedComicFactsSchema,
  series: ListedSeriesFactsSchema,
  creators: ListedCreatorFactsSchema,
}
