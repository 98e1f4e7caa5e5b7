import { ListedCharacterSchema } from './catalogue-records.ts'
import { createListing } from './create-listing.ts'
import { creatorKind, eventKind, teamKind } from './shelf-kinds.ts'
import {
  ListedCreatorFactsSchema,
  ListedCreatorSchema,
  ListedEventSchema,
  ListedTeamFactsSchema,
} from './shelf-records.ts'

/** Further listings, made like those of the application state and kept apart from it. */

export const events = createListing(eventKind, ListedEventSchema)
export const creators = createListing(creatorKind, ListedCreatorSchema, ListedCreatorFactsSchema)
export const teams = createListing(teamKind, ListedCharacterSchema, ListedTeamFactsSchema)
