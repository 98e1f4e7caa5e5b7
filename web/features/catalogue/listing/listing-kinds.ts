import { paths } from '#web/lib/navigation/paths.ts'
import type { CardLook } from '#web/ui/card/cover-card.tsx'

/** The kinds of the wire that have listings. */
export type CatalogueKind = 'characters' | 'comics' | 'series' | 'events' | 'creators'

/** Kinds whose records can be searched by name, to filter by one of them. */
export type FindableKind = 'characters' | 'series' | 'creators' | 'events'

export interface ListingFilter {
  /** The parameter in the URL and on the wire, and the facet that counts its values. */
  name: string
  label: string
  /** The label of the empty option. */
  any: string
  /** The pattern of a valid value. Anything else in the URL is ignored. */
  form: RegExp
  /** The kind of its values, if there are more than a select can list. */
  find?: FindableKind
  /** Its values, where no facet counts them. */
  values?: { value: string; label: string }[]
  /** What the wire is asked for until this is set; the wire itself does not know the filter. */
  lifts?: Readonly<Record<string, string>>
  /**
   * The outer filter that each value of this one belongs to. It comes first, and clearing it clears
   * this one.
   */
  within?: { name: string; of: (value: string) => string }
}

interface ListingOrder {
  /** In the URL. */
  value: string
  label: string
  /** The sort keys on the wire, where the value alone leaves too much to chance. */
  keys?: string
}

export interface ListingKind {
  /** Different for each listing: teams are characters of the wire. */
  name: CatalogueKind | 'teams'
  kind: CatalogueKind
  /** Filters that hold for every record of the listing; the reader does not see them. */
  always?: Readonly<Record<string, string>>
  path: string
  title: string
  one: string
  many: string
  /** The text after the total number. */
  lead: string
  look: CardLook
  /** The first is the default. */
  orders: ListingOrder[]
  filters: ListingFilter[]
  /** A surprise is one of these, if the reader's own filters leave any. */
  surpriseAmong?: Readonly<Record<string, string>>
}

/** Somebody with fewer comics is no surprise but a riddle. */
export const KNOWN = { minComics: '10' }

const ID = /^[1-9]\d{0,9}$/
export const DECADE = /^(19|20)\d0$/
/** The API treats a lone 0 as an empty value. */
const WORDS = /^(?!0$)\S(.{0,98}\S)?$/

export const BEST_KNOWN = { value: '-renown', label: 'Best known first' }
export const FIRST_LETTER = {
  name: 'firstLetter',
  label: 'First letter',
  any: 'Any letter',
  form: /^[A-Z#]$/,
}

/** Of persons and of teams. */
export const CHARACTER_ORDERS: ListingOrder[] = [
  { ...BEST_KNOWN, keys: '-renown,name' },
  { value: 'name', label: 'Name, A to Z' },
  { value: '-name', label: 'Name, Z to A' },
  { value: '-modified', label: 'Recently updated', keys: '-modified,name' },
]
export const FIRST_DECADE = {
  name: 'decade',
  label: 'First appearance',
  any: 'Any decade',
  form: DECADE,
}

export const characterKind: ListingKind = {
  name: 'characters',
  kind: 'characters',
  path: paths.characters,
  title: 'Characters',
  one: 'character',
  many: 'characters',
  lead: 'characters: heroes, villains and everyone between.',
  look: 'character',
  orders: CHARACTER_ORDERS,
  filters: [
    FIRST_LETTER,
    { name: 'team', label: 'Team', any: 'Any team', form: WORDS },
    {
      name: 'role',
      label: 'Role',
      any: 'Any role',
      form: /^(hero|villain|antihero|supporting|group)$/,
    },
    FIRST_DECADE,
  ],
  // Teams have a listing of their own.
  surpriseAmong: { ...KNOWN, role: 'hero,villain,antihero,supporting' },
}

export const comicKind: ListingKind = {
  name: 'comics',
  kind: 'comics',
  path: paths.comics,
  title: 'Comics',
  one: 'comic',
  many: 'comics',
  lead: 'comics, from the newsstands of 1939 to the racks of today.',
  look: 'comic',
  orders: [
    // Issues of one day in the order of their series and numbers.
    { value: '-onsaleDate', label: 'Newest first', keys: '-onsaleDate,title' },
    { value: 'onsaleDate', label: 'Oldest first', keys: 'onsaleDate,title' },
    { value: 'title', label: 'Title, A to Z' },
    { value: '-title', label: 'Title, Z to A' },
  ],
  filters: [
    { name: 'formatType', label: 'Kind', any: 'Comics and books', form: /^(comic|collection)$/ },
    {
      name: 'format',
      label: 'Format',
      any: 'Any format',
      form: /^(comic|magazine|trade paperback|hardcover|digest|graphic novel|digital comic|infinite comic|digital vertical comic)$/,
    },
    { name: 'decade', label: 'Decade', any: 'Any decade', form: DECADE },
    {
      name: 'year',
      label: 'Year',
      any: 'Any year',
      form: /^(19|20)\d\d$/,
      within: { name: 'decade', of: (year) => `${year.slice(0, 3)}0` },
    },
    { name: 'series', label: 'Series', any: 'Any series', form: ID, find: 'series' },
    { name: 'characters', label: 'Character', any: 'Any character', form: ID, find: 'characters' },
    { name: 'creators', label: 'Creator', any: 'Any creator', form: ID, find: 'creators' },
    { name: 'events', label: 'Event', any: 'Any event', form: ID, find: 'events' },
    { name: 'key', label: 'Key issues', any: 'All issues', form: /^true$/ },
    {
      name: 'variants',
      label: 'Variants',
      any: 'Left out',
      form: /^true$/,
      values: [{ value: 'true', label: 'With variants' }],
      lifts: { noVariants: 'true' },
    },
  ],
}

export const seriesKind: ListingKind = {
  name: 'series',
  kind: 'series',
  path: paths.seriesListing,
  title: 'Series',
  one: 'series',
  many: 'series',
  lead: 'series, from first issue to last.',
  look: 'series',
  orders: [
    { ...BEST_KNOWN, keys: '-renown,title' },
    // Volumes of one title in the order of their years.
    { value: 'title', label: 'Title, A to Z', keys: 'title,startYear' },
    { value: '-title', label: 'Title, Z to A', keys: '-title,startYear' },
    { value: '-startYear', label: 'Newest first', keys: '-startYear,title' },
    { value: 'startYear', label: 'Oldest first', keys: 'startYear,title' },
    { value: '-comics', label: 'Most issues', keys: '-comics,title' },
  ],
  filters: [
    {
      name: 'seriesType',
      label: 'Type',
      any: 'Any type',
      form: /^(collection|one shot|limited|ongoing)$/,
    },
    { name: 'decade', label: 'Decade', any: 'Any decade', form: DECADE },
    { name: 'creators', label: 'Creator', any: 'Any creator', form: ID, find: 'creators' },
    { name: 'characters', label: 'Character', any: 'Any character', form: ID, find: 'characters' },
    { name: 'running', label: 'Still running', any: 'All series', form: /^true$/ },
  ],
}
