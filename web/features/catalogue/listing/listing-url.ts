import type { ListingFilter, ListingKind } from './listing-kinds.ts'

export const PAGE_SIZES = [24, 48, 96] as const
export type PageSize = (typeof PAGE_SIZES)[number]

/** The value of each set filter by parameter name. */
export type Filters = Readonly<Record<string, string>>
/** Paged, or the continuous view (infinite scroll). */
export type View = 'pages' | 'scroll'

/** Everything that the URL of a listing holds. */
export interface Listing {
  /** In the continuous view, the page with the first visible record. */
  page: number
  size: PageSize
  orderBy: string
  view: View
  filters: Filters
}

/** Invalid parameters are ignored: an old or a mistyped link still shows a listing. */
export function readListing({ orders, filters }: ListingKind, search: string): Listing {
  const said = new URLSearchParams(search)
  const page = said.get('page') ?? ''
  return {
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
    size: PAGE_SIZES.find((size) => String(size) === said.get('size')) ?? PAGE_SIZES[0],
    orderBy: (orders.find(({ value }) => value === said.get('orderBy')) ?? orders[0])?.value ?? '',
    view: said.get('view') === 'scroll' ? 'scroll' : 'pages',
    filters: readFilters(filters, said),
  }
}

/** The query string without default values; empty or with its `?`. */
export function writeListing({ orders, filters }: ListingKind, listing: Listing): string {
  const said = new URLSearchParams()
  if (listing.page > 1) said.set('page', String(listing.page))
  if (listing.size !== PAGE_SIZES[0]) said.set('size', String(listing.size))
  if (listing.orderBy !== orders[0]?.value) said.set('orderBy', listing.orderBy)
  if (listing.view !== 'pages') said.set('view', listing.view)
  for (const { name } of filters) {
    const value = listing.filters[name]
    if (value !== undefined) said.set(name, value)
  }
  return said.size === 0 ? '' : `?${said}`
}

/** An empty value clears the filter. Another selection starts at its first page. */
export function withFilter(
  kind: ListingKind,
  listing: Listing,
  name: string,
  value: string,
): Listing {
  const others = withoutFilter(kind, listing.filters, name)
  return { ...listing, page: 1, filters: value === '' ? others : { ...others, [name]: value } }
}

/** Clears a filter, and the filters within it. */
export function withoutFilter({ filters }: ListingKind, chosen: Filters, name: string): Filters {
  const gone = filters.filter((filter) => filter.name === name || filter.within?.name === name)
  const left = Object.entries(chosen).filter(([other]) => gone.every((one) => one.name !== other))
  return Object.fromEntries(left)
}

/** The filters as the wire knows them, with those that hold for every record of the listing. */
export function toWireFilters({ filters, always }: ListingKind, chosen: Filters): Filters {
  const asked: Record<string, string> = { ...chosen }
  for (const { name, lifts } of filters) {
    if (lifts === undefined) continue
    if (chosen[name] === undefined) Object.assign(asked, lifts)
    delete asked[name]
  }
  return { ...asked, ...always }
}

export function withoutFilters(listing: Listing): Listing {
  return { ...listing, page: 1, filters: {} }
}

export function withOrder(listing: Listing, orderBy: string): Listing {
  return { ...listing, page: 1, orderBy }
}

/** The first record of the current page stays on the page. */
export function withSize(listing: Listing, size: PageSize): Listing {
  return withFirst({ ...listing, size }, firstOf(listing))
}

/** The index of the first record of the page, counted from 0. */
export function firstOf({ page, size }: Listing): number {
  return (page - 1) * size
}

/** Goes to the page that contains this record. */
export function withFirst(listing: Listing, first: number): Listing {
  return { ...listing, page: Math.floor(first / listing.size) + 1 }
}

/** A value of an inner filter sets its outer filter, and is ignored if another outer value is set. */
function readFilters(known: ListingFilter[], said: URLSearchParams): Filters {
  const read: Record<string, string> = {}
  for (const { name, form, within } of known) {
    const value = said.get(name) ?? ''
    if (!form.test(value)) continue
    if (within !== undefined) {
      const outer = within.of(value)
      read[within.name] ??= outer
      if (read[within.name] !== outer) continue
    }
    read[name] = value
  }
  return read
}
