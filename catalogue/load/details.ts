import type { DataLine } from './data-lines.ts'
import { isDay, isMonth } from './dates.ts'
import { COMIC_FORMATS, type ComicDetails, type ComicFormat } from './records.ts'

export const NO_DETAILS: ComicDetails = {
  digitalId: 0,
  price: 0,
  pageCount: 0,
  isbn: '',
  upc: '',
  diamondCode: '',
  ean: '',
  issn: '',
  foc: null,
}

export type StatedDetails = Partial<
  ComicDetails & { onsale: string; coverMonth: string; format: ComicFormat }
>
type Setter = (details: StatedDetails, value: string) => void

const SETTERS: Record<string, [RegExp, Setter]> = {
  digital: [
    /^[1-9]\d{0,8}$/,
    (details, value) => Object.assign(details, { digitalId: Number(value) }),
  ],
  price: [
    /^\d+(\.\d{1,2})?$/,
    (details, value) => Object.assign(details, { price: Number(value) }),
  ],
  pages: [
    /^[1-9]\d{0,3}$/,
    (details, value) => Object.assign(details, { pageCount: Number(value) }),
  ],
  isbn: [/^[\dX-]{10,17}$/, (details, isbn) => Object.assign(details, { isbn })],
  upc: [/^\d{8,17}$/, (details, upc) => Object.assign(details, { upc })],
  diamond: [/^[A-Z]{3}\d{6}$/, (details, diamondCode) => Object.assign(details, { diamondCode })],
  ean: [/^[\d -]{8,20}$/, (details, ean) => Object.assign(details, { ean })],
  issn: [/^\d{4}-?\d{3}[\dX]$/, (details, issn) => Object.assign(details, { issn })],
  onsale: [/^\d{4}-\d{2}-\d{2}$/, (details, onsale) => Object.assign(details, { onsale })],
  cover: [/^\d{4}-\d{2}$/, (details, coverMonth) => Object.assign(details, { coverMonth })],
  format: [/^[a-z-]+$/, (details, value) => Object.assign(details, { format: formatOf(value) })],
  foc: [/^\d{4}-\d{2}-\d{2}$/, (details, foc) => Object.assign(details, { foc })],
}

/** `onsale=1962-06-05 digital=4746 price=0.12`: what is printed on one issue. */
export function readDetails(line: DataLine, index: number): StatedDetails {
  const details: StatedDetails = {}
  for (const entry of line.field(index).split(/\s+/).filter(Boolean)) {
    const [name = '', value = ''] = entry.split('=')
    const [form, set] = SETTERS[name] ?? []
    if (form === undefined || set === undefined || !form.test(value) || !isPossible(name, value)) {
      line.fault(`"${entry}" is not a detail like price=0.12`)
    } else set(details, value)
  }
  return details
}

function isPossible(name: string, value: string): boolean {
  if (name === 'cover') return isMonth(value)
  if (name === 'format') return formatOf(value) !== undefined
  return (name !== 'onsale' && name !== 'foc') || isDay(value)
}

/** `trade-paperback`: details are separated by blanks. */
function formatOf(value: string): ComicFormat | undefined {
  return COMIC_FORMATS.find((format) => format.replaceAll(' ', '-') === value)
}
