import type { SubCollections } from './wire-types.ts'

/** The sub-lists of a record, by its kind. */
export const SUB_COLLECTIONS: {
  readonly [K in keyof SubCollections]: readonly SubCollections[K][]
} = {
  characters: ['comics', 'events', 'series', 'stories'],
  comics: ['characters', 'creators', 'events', 'stories'],
  creators: ['comics', 'events', 'series', 'stories'],
  events: ['characters', 'comics', 'creators', 'series', 'stories'],
  series: ['characters', 'comics', 'creators', 'events', 'stories'],
  stories: ['characters', 'comics', 'creators', 'events', 'series'],
}
