import type { ComicFormat } from '../load/records.ts'

/** What these programs call the formats of the catalogue. A single issue is what a row is anyway. */
const FORMATS: Record<string, ComicFormat | ''> = {
  '': '',
  comic: '',
  'comic book': '',
  issue: '',
  'single issue': '',
  tp: 'trade paperback',
  tpb: 'trade paperback',
  sc: 'trade paperback',
  softcover: 'trade paperback',
  paperback: 'trade paperback',
  hc: 'hardcover',
  om: 'hardcover',
  omnibus: 'hardcover',
  gn: 'graphic novel',
  ogn: 'graphic novel',
}

/** The catalogue's word for a format, else the file's own. */
export function toFormat(text: string): string {
  const word = text.trim().toLowerCase()
  return FORMATS[word] ?? word
}

const BOOK_CODE = /^(TPB?|HC|SC|O?GN|OM)(?:-(\d{1,3}))?$/i

/** `TP`, `HC-2`: what stands in place of a number where the row is a book. */
export function parseBookCode(text: string): { format: string; number: string } | undefined {
  const found = BOOK_CODE.exec(text.trim())
  return found === null ? undefined : { format: toFormat(found[1] ?? ''), number: found[2] ?? '' }
}

const BOOK_AT_END = /[ ,(](TPB?|HC|OGN|Omnibus)\)?$/i

/** `Civil War TP` → the name of the book and its format. */
export function parseBookTitle(title: string): { series: string; format?: string } {
  const found = BOOK_AT_END.exec(title)
  if (found === null) return { series: title }
  const code = found[1] ?? ''
  // An omnibus says so in its name.
  const isName = code.toLowerCase() === 'omnibus'
  return { series: isName ? title : title.slice(0, found.index).trim(), format: toFormat(code) }
}
