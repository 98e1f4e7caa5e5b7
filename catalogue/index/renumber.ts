import type {
  ComicRecord,
  Credit,
  Dataset,
  EventRecord,
  Position,
  SeriesRecord,
} from '../load/records.ts'
import { compare, rankValues } from './ordering.ts'
import { fold } from './prefix-index.ts'

/** Ids are below this, so that their products with sixty thousand ranks are exact in a double. */
const MAX_ID = 2 ** 31

type Compare<Item> = (a: Item, b: Item) => number

/**
 * Sorts every kind into its default order and renumbers all references. An ascending list of record
 * numbers is then in default order.
 */
export function inDefaultOrders(data: Dataset): Dataset {
  const characters = reorder(
    data.characters,
    (a, b) => compare(fold(a.name), fold(b.name)) || a.id - b.id,
  )
  const creators = reorder(
    data.creators,
    (a, b) =>
      compare(fold(a.lastName), fold(b.lastName)) ||
      compare(fold(a.firstName), fold(b.firstName)) ||
      a.id - b.id,
  )
  const series = reorder(
    data.series,
    (a, b) => compare(fold(a.title), fold(b.title)) || a.startYear - b.startYear || a.id - b.id,
  )
  const comics = newestFirst(data.comics)
  const events = reorder(
    data.events,
    (a, b) => compare(fold(a.title), fold(b.title)) || a.id - b.id,
  )

  const credit = interned()
  const castOf = sharing((cast: readonly Position[]) => cast.map(characters.to))
  const creditsOf = sharing((credits: ComicRecord['credits']) =>
    credits.map(({ creator, role, inferred }) => credit(creators.to(creator), role, inferred)),
  )
  return {
    characters: characters.items,
    creators: creators.items,
    series: series.items.map((item) => withVolumes<SeriesRecord>(item, series.to)),
    // In place: sixty thousand copies would dominate the time of the start.
    comics: comics.items.map((comic) =>
      Object.assign(comic, {
        series: series.to(comic.series),
        characters: castOf(comic.characters),
        inferredCharacters: castOf(comic.inferredCharacters),
        credits: creditsOf(comic.credits),
        variantOf: comic.variantOf === null ? null : comics.to(comic.variantOf),
        collects: comic.collects.map(comics.to),
      }),
    ),
    events: events.items.map((event) => ({
      ...withVolumes<EventRecord>(event, events.to),
      parts: event.parts.map(({ role, comics: parts }) => ({ role, comics: parts.map(comics.to) })),
    })),
    layers: data.layers,
    originals: data.originals,
    arcs: data.arcs.map((arc) => ({ ...arc, comics: arc.comics.map(comics.to) })),
  }
}

/** Items in order, and the new position of each old one. */
function reorder<Item>(items: Item[], order: Compare<Item>) {
  const positions = Uint32Array.from(items.keys()).sort((a, b) =>
    order(items[a] as Item, items[b] as Item),
  )
  return moveTo(items, positions)
}

/**
 * By day of sale, newest first, then by id. As one numeric sort key: with this many comics a
 * comparison function is too slow.
 */
function newestFirst(comics: ComicRecord[]) {
  const onsale = rankValues(comics.map((comic) => comic.onsale))
  const positionOf = new Map(comics.map(({ id }, position) => [id, position]))
  const keys = Float64Array.from(comics, ({ id }, position) => {
    return (comics.length - (onsale[position] as number)) * MAX_ID + id
  }).sort()
  return moveTo(
    comics,
    Uint32Array.from(keys, (key) => positionOf.get(key % MAX_ID) as number),
  )
}

function moveTo<Item>(items: Item[], positions: Uint32Array) {
  const moved = new Uint32Array(items.length)
  positions.forEach((position, place) => {
    moved[position] = place
  })
  return {
    items: Array.from(positions, (position) => items[position] as Item),
    to: (position: Position) => moved[position] as number,
  }
}

function withVolumes<Item extends { previous: Position | null; next: Position | null }>(
  item: Item,
  to: (position: Position) => number,
): Item {
  const previous = item.previous === null ? null : to(item.previous)
  const next = item.next === null ? null : to(item.next)
  return { ...item, previous, next }
}

/** Comics of one span share a list; they share the renumbered list as well. */
function sharing<From extends object, To>(translate: (from: From) => To): (from: From) => To {
  const translated = new WeakMap<From, To>()
  return (from) => {
    const known = translated.get(from)
    if (known !== undefined) return known
    const result = translate(from)
    translated.set(from, result)
    return result
  }
}

/** One object for all equal credits: a few thousand instead of 200,000. */
function interned(): (creator: Position, role: string, inferred: boolean) => Credit {
  const known = new Map<string, Credit>()
  return (creator, role, inferred) => {
    const name = `${creator} ${inferred} ${role}`
    const credit = known.get(name) ?? { creator, role, inferred }
    known.set(name, credit)
    return credit
  }
}
