import type { Layer } from '#contract/catalogue-layer.ts'

/** Positions are indexes into the lists of the Dataset; ids are public. */
export type Position = number

/**
 * Another id under which a record answers for ever: one that it had here earlier, or a second one of
 * the original service, with the name that it had there.
 */
export interface OtherId {
  id: number
  name: string
}

export interface FirstAppearance {
  series: string
  startYear: number
  /** As it is printed, and what it counts as. */
  number: string
  issueNumber: number
  year: number
}

export const CHARACTER_ROLES = ['hero', 'villain', 'antihero', 'supporting', 'group'] as const
type CharacterRole = (typeof CHARACTER_ROLES)[number]

/** Both years included; null for the end of what still goes on. */
export interface YearSpan {
  from: number
  to: number | null
}

export interface TeamYears {
  team: string
  years: readonly YearSpan[]
}

/** A bit for each layer that has stated something of the record: the shipped facts have the lowest. */
interface Layered {
  layers: number
}

export interface CharacterRecord extends Layered {
  id: number
  otherIds: readonly OtherId[]
  name: string
  /** Empty when unknown to us; `none known` when the stories give none. */
  realName: string
  aliases: string[]
  firstAppearance: FirstAppearance | null
  teams: string[]
  /** The years of membership, for those of `teams` of which they are known. */
  teamYears: readonly TeamYears[]
  role: CharacterRole | null
  colours: string[]
  emblem: string
  changed: string
  description: string
}

export interface CreatorRecord extends Layered {
  id: number
  otherIds: readonly OtherId[]
  firstName: string
  middleName: string
  lastName: string
  suffix: string
  fullName: string
  changed: string
  /** Who they are, for the best known; otherwise empty. */
  about: string
}

const PLAIN_ROLES = [
  'writer',
  'penciller',
  'inker',
  'colorist',
  'letterer',
  'editor',
  'artist',
  'painter',
  'other',
]
export const CREDIT_ROLES = [...PLAIN_ROLES, ...PLAIN_ROLES.map((role) => `${role} (cover)`)]

export interface Credit {
  creator: Position
  role: string
  /** Follows from the run or from the person's usual role, and is not stated for the issue. */
  inferred: boolean
}

export const SERIES_TYPES = ['ongoing', 'limited', 'one shot', 'collection'] as const
type SeriesType = (typeof SERIES_TYPES)[number]

/** Lines of the publisher, and what it was called before. */
export const SERIES_LINES = [
  'Timely',
  'Atlas',
  'Epic',
  'Star',
  'New Universe',
  'Marvel UK',
  '2099',
  'MC2',
  'Marvel Knights',
  'Ultimate',
  'MAX',
  'Icon',
  'Marvel Adventures',
] as const
type SeriesLine = (typeof SERIES_LINES)[number]

export const COMIC_FORMATS = [
  'comic',
  'magazine',
  'trade paperback',
  'hardcover',
  'digest',
  'graphic novel',
  'digital comic',
  'infinite comic',
  'digital vertical comic',
] as const
export type ComicFormat = (typeof COMIC_FORMATS)[number]

/** A book collects issues and has a title instead of a number. */
export function isBook(format: ComicFormat): boolean {
  return format === 'trade paperback' || format === 'hardcover' || format === 'graphic novel'
}

/** The end year of a series that is still running, as the wire has it. */
export const RUNNING = 2099

export interface SeriesRecord extends Layered {
  id: number
  otherIds: readonly OtherId[]
  title: string
  /** Other titles of the same run, for search and for filters by title. */
  aliases: readonly string[]
  /** Both are 0 for a series that we cannot date. */
  startYear: number
  endYear: number
  type: SeriesType
  /** Null where it is not known, or none. */
  line: SeriesLine | null
  rating: string
  previous: Position | null
  next: Position | null
  changed: string
  description: string
}

export interface KeyFacts {
  tags: string[]
  note: string
}

/** What is printed on a comic; zero and empty mean unknown. */
export interface ComicDetails {
  digitalId: number
  price: number
  pageCount: number
  isbn: string
  upc: string
  diamondCode: string
  ean: string
  issn: string
  /** A day, or null. */
  foc: string | null
}

export interface ComicRecord extends ComicDetails, Layered {
  id: number
  /** Ids that lead to it for ever: those that it had here earlier, or second ones of the original service. */
  otherIds: readonly number[]
  /** The id of its first story, the cover; the following ones count up from it. */
  stories: number
  series: Position
  /** As it is printed, and unique in its run: `1`, `½`, `1.MU`. */
  number: string
  /** What `number` counts as: 1, 0.5, 1. */
  issueNumber: number
  /** Its place in the run, which need not go by the numbers. */
  place: number
  format: ComicFormat
  /** The month on the cover, `1963-03`; empty where neither it nor the years of the series are known. */
  coverMonth: string
  /** The known day, otherwise two months before the cover month, otherwise empty. */
  onsale: string
  credits: readonly Credit[]
  characters: readonly Position[]
  /** Those of `characters` who follow from the run and are not stated for the issue. */
  inferredCharacters: readonly Position[]
  storyTitles: readonly string[]
  key: KeyFacts | null
  variantOf: Position | null
  variantDescription: string
  collects: readonly Position[]
  changed: string
  coverMonthInferred: boolean
  onsaleInferred: boolean
}

export const EVENT_ROLES = ['prologue', 'core', 'tie-in', 'epilogue'] as const
type EventRole = (typeof EVENT_ROLES)[number]

export interface EventPart {
  role: EventRole
  comics: readonly Position[]
}

export interface EventRecord extends Layered {
  id: number
  otherIds: readonly OtherId[]
  title: string
  start: string
  end: string
  previous: Position | null
  next: Position | null
  /** In reading order. */
  parts: readonly EventPart[]
  changed: string
  description: string
}

/** A story that readers know by name, over one or more issues of one or more series. */
export interface ArcRecord extends Layered {
  id: number
  title: string
  aliases: readonly string[]
  /** In reading order. */
  comics: readonly Position[]
  changed: string
  description: string
}

/** The highest ids that the original service gave, as the facts at the bottom say; 0 where they do not. */
export interface Originals {
  comic: number
  series: number
}

export interface Dataset {
  characters: CharacterRecord[]
  creators: CreatorRecord[]
  series: SeriesRecord[]
  comics: ComicRecord[]
  events: EventRecord[]
  arcs: ArcRecord[]
  /** Those over the shipped facts, in their order. */
  layers: readonly Layer[]
  originals: Originals
}
