import {
  ListedCharacterFactsSchema,
  ListedCharacterSchema,
  ListedComicFactsSchema,
  ListedComicSchema,
  ListedSeriesFactsSchema,
  ListedSeriesSchema,
} from './catalogue-records.ts'
import { createListing } from './create-listing.ts'
import { characterKind, comicKind, seriesKind } from './listing-kinds.ts'

/** The three slices of the application state. */

export const characters = createListing(
  characterKind,
  ListedCharacterSchema,
  ListedCharacterFactsSchema,
)
export const comics = createListing(comicKind, ListedComicSchema, ListedComicFactsSchema)
export const series = createListing(seriesKind, ListedSeriesSchema, ListedSeriesFactsSchema)
