import type { Condition, Query } from '../index/catalogue.ts'
import type { Kind } from '../index/kinds.ts'
import type { Dataset } from '../load/records.ts'
import { type Link, linkComics, relatedThrough } from './naive-links.ts'

/** A record with all its relations spelled out. */
interface NaiveRecord {
  id: number
  changed: string
  related: Record<Kind, Set<number>>
  values: Record<string, (string | number)[]>
  prefixes: Record<string, string[]>
  orders: Record<string, string | number>
  onsale: string
  /** How many of its comics count. */
  comics: number
}

const TOLD_BY = ['writer', 'penciller', 'artist', 'painter']

const DEFAULT_ORDERS: Record<Kind, Query['order']> = {
  characters: [{ key: 'name', descending: false }],
  comics: [{ key: 'onsaleDate', descending: true }],
  creators: [
    { key: 'lastName', descending: false },
    { key: 'firstName', descending: false },
  ],
  events: [{ key: 'name', descending: false }],
  series: [
    { key: 'title', descending: false },
    { key: 'startYear', descending: false },
  ],
  stories: [{ key: 'id', descending: false }],
}

/**
 * A naive model to test the index against: arrays, filters and sorts, no index and no code of the
 * engine.
 */
export class NaiveCatalogue {
  private readonly records: Record<Kind, NaiveRecord[]>

  constructor(data: Dataset) {
    const links = linkComics(data)
    // Whoever has issues is counted by them, anybody else by books.
    const isIssue = ({ series }: { series: number }) => data.series[series]?.type !== 'collection'
    const counted = (has: (link: Link) => boolean) => {
      const own = links.filter(has)
      return own.filter(isIssue).length || own.length
    }
    const low = (text: string) => text.toLowerCase()
    const characters = data.characters.map((character, position) => ({
      ...base(
        character,
        relatedThrough(links, (link) => link.characters.has(position)),
      ),
      comics: counted((link) => link.characters.has(position)),
      values: {
        name: [low(character.name)],
        team: character.teams.map(low),
        role: character.role === null ? [] : [character.role],
      },
      prefixes: { name: [low(character.name)] },
      orders: {
        name: low(character.name),
        modified: character.changed,
        renown: counted((link) => link.characters.has(position)),
      },
    }))
    const creators = data.creators.map((creator, position) => ({
      ...base(
        creator,
        relatedThrough(links, (link) => link.creators.has(position)),
      ),
      comics: counted((link) => link.creators.has(position)),
      values: {
        ...statedNames(creator),
        role: data.comics.flatMap(({ credits }) =>
          credits.filter((credit) => credit.creator === position).map(({ role }) => role),
        ),
      },
      prefixes: {
        ...statedNames(creator),
        word: low(creator.fullName).split(' '),
      },
      orders: {
        ...Object.fromEntries(namesOf(creator)),
        modified: creator.changed,
        renown: sum(data.comics.filter(isIssue), ({ credits }) => {
          const roles = credits.filter((one) => one.creator === position).map(({ role }) => role)
          if (roles.some((role) => TOLD_BY.includes(role))) return 10
          return roles.length > 0 ? 1 : 0
        }),
      },
    }))
    const series = data.series.map((record, position) => ({
      ...base(
        record,
        relatedThrough(links, (link) => link.series === position),
      ),
      values: {
        title: titlesOf(record),
        startYear: [record.startYear],
        seriesType: [record.type],
        contains: links.filter((link) => link.series === position).map(({ format }) => format),
        running: record.endYear === 2099 ? ['true'] : [],
      },
      prefixes: { title: titlesOf(record) },
      orders: {
        title: low(record.title),
        startYear: record.startYear,
        modified: record.changed,
      },
    }))
    const events = data.events.map((event, position) => ({
      ...base(
        event,
        relatedThrough(links, (link) => link.events.has(position)),
      ),
      values: { name: [low(event.title)], decade: [Number(`${event.start.slice(0, 3)}0`)] },
      prefixes: { name: [low(event.title)] },
      orders: { name: low(event.title), startDate: event.start, modified: event.changed },
    }))
    const comics = data.comics.map((comic, position) => {
      const series = data.series[comic.series] as Dataset['series'][number]
      const { title, startYear } = series
      // Two series of one title and year do not mix their numbers.
      const run = `${low(title)} (${startYear}) ${series.id}`
      return {
        ...base(
          comic,
          relatedThrough(links, (_, index) => index === position),
        ),
        onsale: comic.onsale,
        values: {
          title: titlesOf(series),
          startYear: [startYear],
          format: [comic.format],
          issueNumber: [comic.issueNumber],
          digitalId: comic.digitalId === 0 ? [] : [comic.digitalId],
          hasDigitalIssue: comic.digitalId === 0 ? [] : ['true'],
          noVariants: ['true'],
          upc: comic.upc === '' ? [] : [comic.upc],
          key: comic.key === null ? [] : ['true'],
          year: [Number(comic.coverMonth.slice(0, 4))],
        },
        prefixes: { title: titlesOf(series) },
        orders: {
          title: `${run} ${String(comic.issueNumber).padStart(4, '0')}`,
          onsaleDate: comic.onsale,
          focDate: comic.foc ?? '',
          coverMonth: comic.coverMonth,
          issueNumber: comic.issueNumber,
          modified: comic.changed,
        },
      }
    })
    const stories = links.flatMap((link, position) =>
      link.stories.map((story) => ({
        ...base(
          { id: story.id, changed: link.changed },
          {
            ...relatedThrough(links, (_, index) => index === position),
            characters: story.characters,
            creators: story.creators,
          },
        ),
        values: {},
        prefixes: {},
        orders: { id: story.id, modified: link.changed },
      })),
    )
    this.records = { characters, comics, creators, events, series, stories }
    this.narrowToStories(links)
  }

  list(kind: Kind, { conditions, order, offset, limit }: Query) {
    const keys = [...(order.length > 0 ? order : DEFAULT_ORDERS[kind])]
    const matching = this.records[kind]
      .filter((record) => conditions.every((condition) => matches(record, condition)))
      .sort((a, b) => {
        for (const { key, descending } of keys) {
          const [x = '', y = ''] = [orderValue(a, key), orderValue(b, key)]
          if (x !== y) return x < y === descending ? 1 : -1
        }
        return a.id - b.id
      })
    const ids = matching.slice(offset, offset + limit).map(({ id }) => id)
    return { total: matching.length, ids }
  }

  idsOf(kind: Kind): number[] {
    return this.records[kind].map(({ id }) => id)
  }

  valuesOf(kind: Kind, field: string): (string | number)[] {
    return this.records[kind].flatMap((record) => record.values[field] ?? [])
  }

  /** A character belongs to the stories it is in, not to all stories of its comics. */
  private narrowToStories(links: Link[]): void {
    const stories = links.flatMap((link) => link.stories)
    for (const kind of ['characters', 'creators'] as const) {
      for (const record of this.records[kind]) {
        record.related.stories = new Set(
          stories.filter((story) => story[kind].has(record.id)).map(({ id }) => id),
        )
      }
    }
  }
}

function titlesOf({ title, aliases }: Dataset['series'][number]): string[] {
  return [title, ...aliases].map((text) => text.toLowerCase())
}

function base({ id, changed }: { id: number; changed: string }, related: NaiveRecord['related']) {
  return { id, changed, related, onsale: '', comics: related.comics.size }
}

function namesOf(creator: Dataset['creators'][number]): [string, string][] {
  const { firstName, middleName, lastName, suffix } = creator
  return Object.entries({ firstName, middleName, lastName, suffix }).map(([part, text]) => [
    part,
    text.toLowerCase(),
  ])
}

/** An empty name cannot be found. */
function statedNames(creator: Dataset['creators'][number]): Record<string, string[]> {
  return Object.fromEntries(namesOf(creator).map(([part, text]) => [part, text ? [text] : []]))
}

function sum<Item>(items: Item[], worth: (item: Item) => number): number {
  return items.reduce((total, item) => total + worth(item), 0)
}

function orderValue(record: NaiveRecord, key: string): string | number | undefined {
  return key === 'comics' ? record.comics : record.orders[key]
}

function matches(record: NaiveRecord, condition: Condition): boolean {
  switch (condition.by) {
    case 'id':
      return condition.ids.includes(record.id)
    case 'relation': {
      const has = (id: number) => record.related[condition.to].has(id)
      return condition.match === 'any' ? condition.ids.some(has) : condition.ids.every(has)
    }
    case 'value':
      return condition.values.some((value) => record.values[condition.field]?.includes(value))
    case 'prefix':
      return startsWith(record.prefixes[condition.field], condition.prefix)
    case 'words':
      return condition.words.every((word) => startsWith(record.prefixes.word, word))
    case 'changedSince':
      return record.changed >= condition.day
    case 'comics':
      return record.comics >= condition.least
    case 'onsale':
      return record.onsale >= condition.from && record.onsale <= condition.to
  }
}

function startsWith(texts: string[] | undefined, prefix: string): boolean {
  return texts?.some((text) => text.startsWith(prefix)) ?? false
}
