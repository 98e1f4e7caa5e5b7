import type { ComicRecord, Credit, EventRecord } from '../load/records.ts'
import { KINDS, type Kind } from './kinds.ts'
import { buildRelation, type Relation } from './relation.ts'
import type { Stories } from './stories.ts'

interface RelationSources {
  sizeOf: (kind: Kind) => number
  /** In their default order; their references are renumbered to the default orders too. */
  comics: Pick<ComicRecord, 'characters' | 'credits' | 'series'>[]
  events: Pick<EventRecord, 'parts'>[]
  stories: Stories
}

/**
 * All relations between the kinds. They are joined through the comics: a series has the characters
 * of its comics, an event the creators of its comics, and so on. Characters and creators are not
 * related, as on the original service. Each relation is built lazily, or earlier by `preparations`.
 */
export class Relations {
  private readonly sources: RelationSources
  /** By the kind they lead from, and the kind they lead to. */
  private readonly cache = new Map<Kind, Map<Kind, Relation>>()

  constructor(sources: RelationSources) {
    this.sources = sources
  }

  get(from: Kind, to: Kind): Relation {
    const known = this.cache.get(from)?.get(to)
    if (known !== undefined) return known
    const relation = this.build(from, to)
    this.cache.set(from, new Map(this.cache.get(from)).set(to, relation))
    return relation
  }

  *preparations(): Generator<() => void> {
    for (const from of KINDS) {
      for (const to of KINDS) if (areRelated(from, to)) yield () => this.get(from, to)
    }
  }

  private build(from: Kind, to: Kind): Relation {
    if (!areRelated(from, to)) throw new Error(`No relation from ${from} to ${to}.`)
    const { sizeOf } = this.sources
    const direct = this.buildDirect(`${from}→${to}`)
    if (direct !== undefined) return direct
    // The inverse, if the other direction is in the data or has been built.
    if (this.cache.get(to)?.has(from) || this.isDirect(to, from)) {
      return this.get(to, from).invert(sizeOf(from))
    }
    return this.get(from, 'comics').through(this.get('comics', to), sizeOf(to))
  }

  private isDirect(from: Kind, to: Kind): boolean {
    return DIRECT.includes(`${from}→${to}`)
  }

  private buildDirect(name: string): Relation | undefined {
    const { comics, events, stories } = this.sources
    const comicAt = (comic: number) => comics[comic] as (typeof comics)[number]
    const comicOf = (story: number) => comicAt(stories.comicOf[story] as number)
    switch (name) {
      case 'comics→characters':
        return buildRelation(comics.length, (comic) => comicAt(comic).characters)
      case 'comics→creators':
        return buildRelation(comics.length, (comic) => creatorsOf(comicAt(comic).credits))
      case 'comics→series':
        return buildRelation(comics.length, (comic) => [comicAt(comic).series])
      case 'events→comics':
        return buildRelation(
          events.length,
          (event) => new Set(events[event]?.parts.flatMap((part) => part.comics)),
        )
      case 'stories→comics':
        return buildRelation(stories.size, (story) => [stories.comicOf[story] as number])
      // The cover has the cover's creators, the first story inside all other creators and the
      // characters.
      case 'stories→characters':
        return buildRelation(stories.size, (story) =>
          stories.placeOf[story] === 1 ? comicOf(story).characters : [],
        )
      case 'stories→creators':
        return buildRelation(stories.size, (story) =>
          creatorsOf(creditsAt(comicOf(story).credits, stories.placeOf[story] as number)),
        )
    }
    return undefined
  }
}

const DIRECT = [
  'comics→characters',
  'comics→creators',
  'comics→series',
  'events→comics',
  'stories→comics',
  'stories→characters',
  'stories→creators',
]

function areRelated(from: Kind, to: Kind): boolean {
  const apart = ['characters', 'creators']
  return from !== to && !(apart.includes(from) && apart.includes(to))
}

/** The credits of the story at this place of a comic. */
export function creditsAt(credits: readonly Credit[], place: number): readonly Credit[] {
  if (place > 1) return []
  return credits.filter(({ role }) => isCoverRole(role) === (place === 0))
}

function creatorsOf(credits: readonly Credit[]): Iterable<number> {
  return new Set(credits.map(({ creator }) => creator))
}

function isCoverRole(role: string): boolean {
  return role.endsWith(' (cover)')
}
