import type { ComicRecord, EventRecord } from '../load/records.ts'
import type { Kind } from './kinds.ts'
import { buildRelation, type Relation } from './relation.ts'
import type { Stories } from './stories.ts'

export type Relations = Map<`${Kind}→${Kind}`, Relation>

interface RelationSources {
  sizeOf: (kind: Kind) => number
  /** In their default order; what they refer to has been renumbered to the default orders too. */
  comics: Pick<ComicRecord, 'characters' | 'credits' | 'series'>[]
  events: Pick<EventRecord, 'parts'>[]
  stories: Stories
}

/**
 * All ways between the kinds. Everything meets in the comics: a series has the characters of its
 * comics, an event the creators of its comics, and so on. Between characters and creators there is no
 * way, as on the original service.
 */
export function buildRelations({ sizeOf, comics, events, stories }: RelationSources): Relations {
  const relations: Relations = new Map()

  const add = (from: Kind, to: Kind, relation: Relation) => {
    relations.set(`${from}→${to}`, relation)
    relations.set(`${to}→${from}`, relation.invert(sizeOf(to)))
  }
  const get = (from: Kind, to: Kind) => relations.get(`${from}→${to}`) as Relation
  const addThroughComics = (from: Kind, to: Kind) => {
    add(from, to, get(from, 'comics').through(get('comics', to), sizeOf(to)))
  }
  const at = <Item>(items: Item[], index: number) => items[index] as Item

  add(
    'comics',
    'characters',
    buildRelation(comics.length, (comic) => at(comics, comic).characters),
  )
  add(
    'comics',
    'creators',
    buildRelation(
      comics.length,
      (comic) => new Set(at(comics, comic).credits.map(({ creator }) => creator)),
    ),
  )
  add(
    'comics',
    'series',
    buildRelation(comics.length, (comic) => [at(comics, comic).series]),
  )
  add(
    'events',
    'comics',
    buildRelation(
      events.length,
      (event) => new Set(at(events, event).parts.flatMap((part) => part.comics)),
    ),
  )
  add(
    'stories',
    'comics',
    buildRelation(stories.size, (story) => [stories.comicOf[story] as number]),
  )

  // The cover carries those who made the cover, the first story inside everybody else.
  add(
    'stories',
    'characters',
    buildRelation(stories.size, (story) => {
      const comic = at(comics, stories.comicOf[story] as number)
      return stories.placeOf[story] === 1 ? comic.characters : []
    }),
  )
  add(
    'stories',
    'creators',
    buildRelation(stories.size, (story) => {
      const { credits } = at(comics, stories.comicOf[story] as number)
      const place = stories.placeOf[story] as number
      if (place > 1) return []
      const own = credits.filter(({ role }) => isCoverRole(role) === (place === 0))
      return new Set(own.map(({ creator }) => creator))
    }),
  )

  addThroughComics('characters', 'series')
  addThroughComics('characters', 'events')
  addThroughComics('creators', 'series')
  addThroughComics('creators', 'events')
  addThroughComics('series', 'events')
  addThroughComics('stories', 'series')
  addThroughComics('stories', 'events')
  return relations
}

export function isCoverRole(role: string): boolean {
  return role.endsWith(' (cover)')
}
