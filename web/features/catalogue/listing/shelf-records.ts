import * as z from 'zod/mini'
import type { KnownFacts } from '../cards/load-facts.ts'
import { CountSchema, ImageSchema, type ListedCharacterSchema } from './catalogue-records.ts'

/** Of the further listings, apart so that the others do not load them. */

export const ListedEventSchema = z.object({
  id: z.int(),
  title: z.string(),
  start: z.nullable(z.string()),
  end: z.nullable(z.string()),
  thumbnail: ImageSchema,
  comics: CountSchema,
})

export const ListedCreatorSchema = z.object({
  id: z.int(),
  fullName: z.string(),
  thumbnail: ImageSchema,
  comics: CountSchema,
})
export const ListedCreatorFactsSchema = z.object({
  id: z.int(),
  roles: z.array(z.object({ role: z.string(), comics: z.int() })),
  firstMonth: z.nullable(z.string()),
  lastMonth: z.nullable(z.string()),
  comicCount: z.optional(z.int()),
})

/** A team is a character of the wire. */
export const ListedTeamFactsSchema = z.object({
  id: z.int(),
  memberCount: z.int(),
  comicCount: z.optional(z.int()),
})

export type ListedEvent = z.infer<typeof ListedEventSchema>
export type ListedCreator = z.infer<typeof ListedCreatorSchema> & {
  facts?: KnownFacts<z.infer<typeof ListedCreatorFactsSchema>>
}
export type ListedTeam = z.infer<typeof ListedCharacterSchema> & {
  facts?: KnownFacts<z.infer<typeof ListedTeamFactsSchema>>
}
