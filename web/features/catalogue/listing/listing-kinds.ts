import { paths } from '#web/lib/navigation/paths.ts'
import type { CardLook } from '#web/ui/card/cover-card.tsx'

export type CatalogueKind = 'characters' | 'comics' | 'series'

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
  /**
   * The outer filter that each value of this one belongs to. It comes first, and clearing it clears
   * this one.
   */
  within?: { name: string; of: (value: string) => string }
}

export interface ListingKind {
  kind: CatalogueKind
  path: string
  title: string
  one: string
  many: string
  /** The text after the total number. */
  lead: string
  look: CardLook
  /** The first is the default. */
  orders: { value: string; label: string }[]
  filters: ListingFilter[]
}

const ID = /^[1-9]\d{0,9}$/
const DECADE = /^(19|20)\d0$/
/** The API treats a lone 0 as an empty value. */
const WORDS = /^(?!0$)\S(.{0,98}\S)?$/

export const characterKind: ListingKind = {
  kind: 'characters',
  path: paths.characters,
  title: 'Characters',
  one: 'character',
  many: 'characters',
  lead: 'characters: heroes, villains and everyone between.',
  look: 'character',
  orders: [
    { value: 'name', label: 'Name, A to Z' },
    { value: '-name', label: 'Name, Z to A' },
    { value: '-modified', label: 'Lately changed' },
  ],
  filters: [
    { name: 'firstLetter', label: 'First letter', any: 'Any letter', form: /^[A-Z#]$/ },
    { name: 'team', label: 'Team', any: 'Any team', form: WORDS },
    { name: 'decade', label: 'First appearance', any: 'Any decade', form: DECADE },
  ],
}

export const comicKind: ListingKind = {
  kind: 'comics',
  path: paths.comics,
  title: 'Comics',
  one: 'comic',
  many: 'comics',
  lead: 'comics, from the newsstands of 1939 to the racks of today.',
  look: 'comic',
  orders: [
    { value: '-onsaleDate', label: 'Newest first' },
    { value: 'onsaleDate', label: 'Oldest first' },
    { value: 'title', label: 'Title, A to Z' },
    { value: '-title', label: 'Title, Z to A' },
  ],
  filters: [
    {
      name: 'format',
      label: 'Format',
      any: 'Any format',
      form: /^(comic|magazine|trade paperback|hardcover|digest|graphic novel|digital comic|infinite comic)$/,
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
  ],
}

export const seriesKind: ListingKind = {
  kind: 'series',
  path: paths.seriesListing,
  title: 'Series',
  one: 'series',
  many: 'series',
  lead: 'series, from first issue to last.',
  look: 'series',
  orders: [
    { value: 'title', label: 'Title, A to Z' },
    { value: '-title', label: 'Title, Z to A' },
    { value: '-startYear', label: 'Newest first' },
    { value: 'startYear', label: 'Oldest first' },
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
