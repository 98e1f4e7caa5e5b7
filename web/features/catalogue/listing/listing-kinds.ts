import { paths } from '#web/lib/navigation/paths.ts'
import type { CardLook } from '#web/ui/card/cover-card.tsx'

export type CatalogueKind = 'characters' | 'comics' | 'series'

/** Kinds whose records can be found by their names, to filter by one of them. */
export type FindableKind = 'characters' | 'series' | 'creators' | 'events'

export interface ListingFilter {
  /** Of the parameter: in the page's address, on the wire, and of the facet that counts its values. */
  name: string
  label: string
  /** What stands in the select while nothing is chosen. */
  any: string
  /** What the service would take. Anything else in an address is passed over. */
  form: RegExp
  /** Of which kind its values are, where there are more of them than a select can hold. */
  find?: FindableKind
  /** Each of its values belongs to one of that filter, which stands before it, and goes with it. */
  within?: { name: string; of: (value: string) => string }
}

export interface ListingKind {
  kind: CatalogueKind
  path: string
  title: string
  one: string
  many: string
  /** Follows the number of them all. */
  lead: string
  look: CardLook
  /** The first is the default. */
  orders: { value: string; label: string }[]
  filters: ListingFilter[]
}

const ID = /^[1-9]\d{0,9}$/
const DECADE = /^(19|20)\d0$/
/** The service takes a lone 0 for blank. */
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
