import fc from 'fast-check'
import { expect, test } from 'vitest'
import { characterKind, comicKind, type ListingKind, seriesKind } from './listing-kinds.ts'
import {
  firstOf,
  type Listing,
  PAGE_SIZES,
  readListing,
  type View,
  withFilter,
  withFirst,
  withOrder,
  withoutFilters,
  withSize,
  writeListing,
} from './listing-url.ts'
import { creatorKind, eventKind, teamKind } from './shelf-kinds.ts'

const kinds = [characterKind, comicKind, seriesKind, eventKind, creatorKind, teamKind]

/** Valid values of each filter, by parameter name; by listing too where they differ. */
const VALUES: Record<string, fc.Arbitrary<string>> = {
  firstLetter: fc.constantFrom('A', 'Z', '#'),
  team: fc.constantFrom('x-men', 'a & b', '50% = half', 'équipe #1'),
  decade: fc.constantFrom('1930', '2020'),
  year: fc.integer({ min: 1930, max: 1939 }).map(String),
  format: fc.constantFrom('comic', 'graphic novel'),
  seriesType: fc.constantFrom('one shot', 'ongoing'),
  formatType: fc.constantFrom('comic', 'collection'),
  key: fc.constant('true'),
  variants: fc.constant('true'),
  running: fc.constant('true'),
  'characters role': fc.constantFrom('hero', 'group'),
  'creators role': fc.constantFrom('writer', 'penciller (cover)'),
}

function listingOf({ name: kind, orders, filters }: ListingKind): fc.Arbitrary<Listing> {
  const id = fc.integer({ min: 1, max: 2_000_000_000 }).map(String)
  const values = Object.fromEntries(
    filters.map(({ name }) => [name, VALUES[`${kind} ${name}`] ?? VALUES[name] ?? id]),
  )
  return fc.record({
    page: fc.integer({ min: 1, max: 999_999 }),
    size: fc.constantFrom(...PAGE_SIZES),
    orderBy: fc.constantFrom(...orders.map(({ value }) => value)),
    view: fc.constantFrom<View>('pages', 'scroll'),
    filters: fc
      .record(values, { requiredKeys: [], noNullPrototype: true })
      .map((chosen) => chosen as Record<string, string>)
      .filter(({ decade, year }) => year === undefined || decade === '1930'),
  })
}

test.each(kinds)('whatever is written for $name is read as it was', (kind) => {
  fc.assert(
    fc.property(listingOf(kind), (listing) => {
      expect(readListing(kind, writeListing(kind, listing))).toEqual(listing)
    }),
  )
})

test.each(kinds)('any text at all is read as a listing of $name that can be written', (kind) => {
  const parameter = fc.constantFrom(
    'page',
    'size',
    'orderBy',
    'view',
    ...kind.filters.map((f) => f.name),
  )
  const search = fc
    .array(fc.tuple(fc.oneof(parameter, fc.string()), fc.string({ unit: 'grapheme' })))
    .map((pairs) => String(new URLSearchParams(pairs)))
  fc.assert(
    fc.property(fc.oneof(search, fc.string()), (text) => {
      const listing = readListing(kind, text)
      expect(readListing(kind, writeListing(kind, listing))).toEqual(listing)
    }),
  )
})

test.each([
  ['', ''],
  ['?page=1&size=24&orderBy=-renown', ''],
  ['?page=0', ''],
  ['?page=-2', ''],
  ['?page=2.5', ''],
  ['?page=1e3', ''],
  ['?page=1234567', ''],
  ['?size=25', ''],
  ['?size=96', '?size=96'],
  ['?orderBy=strength', ''],
  ['?orderBy=-name', '?orderBy=-name'],
  ['?view=scroll', '?view=scroll'],
  ['?view=pages', ''],
  ['?view=list', ''],
  ['?decade=1965', ''],
  ['?firstLetter=AB', ''],
  ['?team=0', ''],
  ['?team=%20', ''],
  ['?utm_source=mail', ''],
  ['?decade=1960&team=x-men&page=2', '?page=2&team=x-men&decade=1960'],
])('of %s there remains %s', (said, remains) => {
  expect(writeListing(characterKind, readListing(characterKind, said))).toBe(remains)
})

test.each([
  ['?year=1963', '?decade=1960&year=1963'],
  ['?year=1963&decade=1960', '?decade=1960&year=1963'],
  ['?year=1963&decade=1990', '?decade=1990'],
  ['?year=63', ''],
])('a year goes with its decade: of %s there remains %s', (said, remains) => {
  expect(writeListing(comicKind, readListing(comicKind, said))).toBe(remains)
})

test('another decade, or none, takes the year away', () => {
  const listing = readListing(comicKind, '?decade=1960&year=1963&key=true')
  expect(withFilter(comicKind, listing, 'decade', '1990').filters).toEqual({
    decade: '1990',
    key: 'true',
  })
  expect(withFilter(comicKind, listing, 'decade', '').filters).toEqual({ key: 'true' })
  expect(withFilter(comicKind, listing, 'year', '').filters).toEqual({
    decade: '1960',
    key: 'true',
  })
})

test('another filter or order is looked at from its first page', () => {
  const listing = readListing(comicKind, '?page=7&decade=1960')
  expect(withFilter(comicKind, listing, 'key', 'true')).toMatchObject({
    page: 1,
    filters: { decade: '1960', key: 'true' },
  })
  expect(withFilter(comicKind, listing, 'decade', '')).toMatchObject({ page: 1, filters: {} })
  expect(withoutFilters(listing)).toMatchObject({ page: 1, filters: {} })
  expect(withOrder(listing, 'title')).toMatchObject({ page: 1, orderBy: 'title' })
})

test('another size keeps the first record of the page on the page', () => {
  fc.assert(
    fc.property(listingOf(comicKind), fc.constantFrom(...PAGE_SIZES), (listing, size) => {
      const first = (listing.page - 1) * listing.size
      const { page } = withSize(listing, size)
      expect(first).toBeGreaterThanOrEqual((page - 1) * size)
      expect(first).toBeLessThan(page * size)
    }),
  )
})

test('either view is at the page of the record that stands first', () => {
  const listing = readListing(comicKind, '?page=3&size=48&view=scroll')
  expect(firstOf(listing)).toBe(96)
  expect(withFirst(listing, 95)).toMatchObject({ page: 2, view: 'scroll' })
  expect(withFirst(listing, 96)).toMatchObject({ page: 3, view: 'scroll' })
})
