import { KINDS, type Kind } from '../index/kinds.ts'

/**
 * Sub-collections by parent. A comic has no series list, and characters and creators are not
 * related.
 */
export const SUB_COLLECTIONS: Record<Kind, Kind[]> = {
  characters: ['comics', 'events', 'series', 'stories'],
  comics: ['characters', 'creators', 'events', 'stories'],
  creators: ['comics', 'events', 'series', 'stories'],
  events: ['characters', 'comics', 'creators', 'series', 'stories'],
  series: ['characters', 'comics', 'creators', 'events', 'stories'],
  stories: ['characters', 'comics', 'creators', 'events', 'series'],
}

export type Endpoint =
  | { type: 'list'; kind: Kind }
  | { type: 'one'; kind: Kind; id: number }
  | { type: 'sub'; kind: Kind; parent: Kind; parentId: number }

export const BASE_PATH = '/v1/public'

export const SINGULAR: Record<Kind, string> = {
  characters: 'character',
  comics: 'comic',
  creators: 'creator',
  events: 'event',
  series: 'series',
  stories: 'story',
}

/** Resolves a path to one of the 39 endpoints. Any text is allowed as an id; see `readId`. */
export function findEndpoint(path: string): Endpoint | undefined {
  if (!path.startsWith(`${BASE_PATH}/`)) return undefined
  const [collection, id, sub, ...rest] = path.slice(BASE_PATH.length + 1).split('/')
  const kind = KINDS.find((candidate) => candidate === collection)
  if (kind === undefined || rest.length > 0) return undefined
  if (id === undefined) return { type: 'list', kind }
  // A trailing slash is not a route.
  if (id === '') return undefined
  if (sub === undefined) return { type: 'one', kind, id: readId(id) }
  const target = SUB_COLLECTIONS[kind].find((candidate) => candidate === sub)
  if (target === undefined) return undefined
  return { type: 'sub', kind: target, parent: kind, parentId: readId(id) }
}

/** What the documentation calls the address of an endpoint: `/v1/public/comics/:comicId/characters`. */
export function routeOf(endpoint: Endpoint): string {
  const { type, kind } = endpoint
  if (type === 'list') return `${BASE_PATH}/${kind}`
  const parent = type === 'one' ? kind : endpoint.parent
  const one = `${BASE_PATH}/${parent}/:${SINGULAR[parent]}Id`
  return type === 'one' ? one : `${one}/${kind}`
}

/** Like the original, reads leading digits: `1011010xyz` is 1011010, and a word is 0. */
export function readId(text: string): number {
  const digits = /^\d{1,10}/.exec(text)?.[0]
  return digits === undefined ? 0 : Number(digits)
}

/** The table of section 4.3: the relation filters of each endpoint. */
const RELATION_FILTERS: Record<Kind, Kind[]> = {
  characters: ['comics', 'events', 'series', 'stories'],
  comics: ['characters', 'creators', 'events', 'series', 'stories'],
  creators: ['comics', 'events', 'series', 'stories'],
  events: ['characters', 'comics', 'creators', 'series', 'stories'],
  series: ['characters', 'comics', 'creators', 'events', 'stories'],
  stories: ['characters', 'comics', 'creators', 'events', 'series'],
}

/** A sub-list has the filters of its target's list, and its parent's relation as one more. */
export function relationFiltersOf(kind: Kind): Kind[] {
  return RELATION_FILTERS[kind]
}
