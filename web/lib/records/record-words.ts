import { formatCount, formatDollars, formatMonth } from '#web/lib/format.ts'
/** As on the wire. */
export interface Picture {
  path: string
  extension: string
}

export type Credits = { name: string; role: string }[]

/** The main roles of a comic in order of display; other roles are not on the card. */
const MAIN_ROLES = ['writer', 'penciller', 'penciler', 'artist']
/** The end year on the wire of a series that is still running. */
export const RUNNING = 2099

/** `2024-04` or a date of the wire. The day is not parsed: time zones must not shift it. */
export function toMonth(date: string): string {
  const [year, month = 1] = date.split('-').map(Number)
  return `${formatMonth(month).slice(0, 3)} ${year}`
}

/** The original service said so where it had no date. */
const NO_DATE = '1969-12-31'

/** The first of the dates that is known. */
export function knownDate(...dates: (string | undefined)[]): string | undefined {
  return dates.find((date) => date && !date.startsWith(NO_DATE))
}

export function toYears(startYear: number, endYear: number): string {
  if (startYear === 0) return 'Undated'
  if (endYear === RUNNING) return `${startYear}–present`
  return startYear === endYear ? `${startYear}` : `${startYear}–${endYear}`
}

export function toCount(count: number, one: string, many: string): string {
  return `${formatCount(count)} ${count === 1 ? one : many}`
}

/** Said instead of `0 comics`: we may not know them. */
export const NO_COMICS = 'No comics known here yet'

/** Undefined if unknown, which the wire writes as 0. */
export function toPrintPrice(prices: { type: string; price: number }[]): string | undefined {
  const price = prices.find(({ type }) => type === 'printPrice')?.price ?? 0
  return price > 0 ? formatDollars(price) : undefined
}

export function toMainCreators(credits: Credits): string | undefined {
  const names = MAIN_ROLES.flatMap((role) =>
    credits.filter((credit) => credit.role === role).map(({ name }) => name),
  )
  return [...new Set(names)].slice(0, 2).join(', ') || undefined
}

/** `Avengers (1963 - 1996)` → `Avengers` and ` (1963 - 1996)`. */
export function splitSeriesTitle(title: string): { name: string; years: string } {
  const [, name = title, years = ''] = /^(.+?)( \(\d{4}[^()]*\))$/.exec(title) ?? []
  return { name, years }
}

/** The id at the end of a `resourceURI`. */
export function toId(resourceURI: string): string {
  return resourceURI.slice(resourceURI.lastIndexOf('/') + 1)
}

export interface PictureAddress {
  imageUrl: string
  /** The `srcset`, for bitmaps that come in several sizes. */
  imageSet?: string
}

/**
 * The wire names bitmaps. Our own pictures are asked for as SVG, one for all sizes, from the host of
 * the page.
 */
export function toPictureAddress({ path, extension }: Picture): PictureAddress {
  const own = /\/pictures\/[a-z]+\/\d+$/.exec(path)?.[0]
  if (own !== undefined) return { imageUrl: `${own}.svg` }
  const sizes = { portrait_fantastic: 168, portrait_incredible: 216, portrait_uncanny: 300 }
  return {
    imageUrl: `${path}/portrait_uncanny.${extension}`,
    imageSet: Object.entries(sizes)
      .map(([variant, width]) => `${path}/${variant}.${extension} ${width}w`)
      .join(', '),
  }
}
