import * as z from 'zod/mini'
import type { KnownFacts } from '../cards/load-facts.ts'

/** The fields of a wire record that the cards show; Zod drops the others. */
export const ImageSchema = z.object({ path: z.string(), extension: z.string() })
const CreatorsSchema = z.object({
  items: z.array(z.object({ name: z.string(), role: z.string() })),
})
export const CountSchema = z.object({ available: z.int() })

export const ListedCharacterSchema = z.object({
  id: z.int(),
  name: z.string(),
  thumbnail: ImageSchema,
  comics: CountSchema,
})
export const ListedCharacterFactsSchema = z.object({
  id: z.int(),
  realName: z.string(),
  comicCount: z.optional(z.int()),
})

export const ListedComicSchema = z.object({
  id: z.int(),
  title: z.string(),
  thumbnail: ImageSchema,
  dates: z.array(z.object({ type: z.string(), date: z.string() })),
  prices: z.array(z.object({ type: z.string(), price: z.number() })),
  creators: CreatorsSchema,
})
export const ListedComicFactsSchema = z.object({
  id: z.int(),
  coverMonth: z.string(),
  /** Of a variant, the issue that is read with it. */
  variantOf: z.nullish(z.object({ id: z.int() })),
})

export const ListedSeriesSchema = z.object({
  id: z.int(),
  title: z.string(),
  description: z.nullable(z.string()),
  startYear: z.int(),
  endYear: z.int(),
  thumbnail: ImageSchema,
  creators: CreatorsSchema,
  comics: CountSchema,
})
export const ListedSeriesFactsSchema = z.object({
  id: z.int(),
  issueCount: z.int(),
  bookCount: z._default(z.int(), 0),
  mainCreators: z.array(z.string()),
})

export type ListedCharacter = z.infer<typeof ListedCharacterSchema> & {
  facts?: KnownFacts<z.infer<typeof ListedCharacterFactsSchema>>
}
export type ListedComic = z.infer<typeof ListedComicSchema> & {
  facts?: KnownFacts<z.infer<typeof ListedComicFactsSchema>>
}
export type ListedSeries = z.infer<typeof ListedSeriesSchema> & {
  facts?: KnownFacts<z.infer<typeof ListedSeriesFactsSchema>>
}
