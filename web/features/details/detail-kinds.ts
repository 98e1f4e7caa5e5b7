import { paths } from '#web/lib/navigation/paths.ts'
import { toRecord } from '#web/lib/navigation/to-record.ts'
import type { Picture } from '#web/lib/records/record-words.ts'

export type DetailKind = 'characters' | 'comics' | 'series' | 'events' | 'creators'

/** Kinds that have pages. Arcs are not on the wire, have no picture of their own and no hearts. */
export type PageKind = DetailKind | 'arcs'

const PAGES = {
  characters: paths.character,
  comics: paths.comic,
  series: paths.series,
  events: paths.event,
  creators: paths.creator,
  arcs: paths.arc,
} as const

export function toDetail(kind: PageKind, id: number | string): string {
  return toRecord(PAGES[kind], id)
}

/** The catalogue's own picture of a record of which only the id is known. */
export function toPicture(kind: DetailKind, id: number): Picture {
  return { path: `/pictures/${kind}/${id}`, extension: 'svg' }
}

/** The comic listing, filtered by a record. */
export function toComicsOf(
  kind: Exclude<DetailKind, 'comics'>,
  id: number,
  more: Record<string, string> = {},
): string {
  return `${paths.comics}?${new URLSearchParams({ [kind]: String(id), ...more })}`
}

/** The character listing, filtered by a team. */
export function toMembers(team: string): string {
  return `${paths.characters}?${new URLSearchParams({ team: team.toLowerCase() })}`
}

const LISTINGS: Partial<Record<PageKind, { to: string; title: string }>> = {
  characters: { to: paths.characters, title: 'Characters' },
  comics: { to: paths.comics, title: 'Comics' },
  series: { to: paths.seriesListing, title: 'Series' },
  events: { to: paths.events, title: 'Events' },
  creators: { to: paths.creators, title: 'Creators' },
}

/** Arcs have none: they are found by their series. */
export function toListing(kind: PageKind): { to: string; title: string } | undefined {
  return LISTINGS[kind]
}
