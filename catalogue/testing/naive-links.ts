import type { Kind } from '../index/kinds.ts'
import type { Dataset } from '../load/records.ts'

/** A comic with everything that it ties together. */
export interface Link {
  id: number
  changed: string
  format: string
  series: number
  characters: Set<number>
  creators: Set<number>
  events: Set<number>
  ids: Record<Kind, number[]>
  stories: { id: number; characters: Set<number>; creators: Set<number> }[]
}

export function linkComics(data: Dataset): Link[] {
  return data.comics.map((comic, position) => {
    const characters = new Set(comic.characters)
    const creators = new Set(comic.credits.map(({ creator }) => creator))
    const events = new Set(
      data.events.flatMap(({ parts }, event) =>
        parts.some(({ comics }) => comics.includes(position)) ? [event] : [],
      ),
    )
    const idsFrom = (records: { id: number }[], positions: Iterable<number>) =>
      Array.from(positions, (index) => records[index]?.id ?? 0)
    const madeBy = (cover: boolean) =>
      idsFrom(
        data.creators,
        comic.credits
          .filter(({ role }) => role.includes('(cover)') === cover)
          .map(({ creator }) => creator),
      )
    const inside = comic.variantOf === null ? Math.max(1, comic.storyTitles.length) : 0
    const stories = Array.from({ length: inside + 1 }, (_, place) => ({
      id: comic.stories + place,
      characters: new Set(place === 1 ? idsFrom(data.characters, characters) : []),
      creators: new Set(place > 1 ? [] : madeBy(place === 0)),
    }))
    const ids = {
      characters: idsFrom(data.characters, characters),
      creators: idsFrom(data.creators, creators),
      events: idsFrom(data.events, events),
      series: idsFrom(data.series, [comic.series]),
      comics: [comic.id],
      stories: stories.map(({ id }) => id),
    }
    const { id, changed, format, series } = comic
    return { id, changed, format, series, characters, creators, events, ids, stories }
  })
}

export function relatedThrough(links: Link[], isMine: (link: Link, index: number) => boolean) {
  const mine = links.filter(isMine)
  const gather = (kind: Kind) => new Set(mine.flatMap((link) => link.ids[kind]))
  return {
    characters: gather('characters'),
    comics: gather('comics'),
    creators: gather('creators'),
    events: gather('events'),
    series: gather('series'),
    stories: gather('stories'),
  }
}
