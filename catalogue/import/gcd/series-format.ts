/** Whatever a dump says about how a series came out, in words of its indexers. */
export interface SeriesWords {
  publishing_format?: unknown
  binding?: unknown
  dimensions?: unknown
  format?: unknown
}

const TYPES: [type: string, words: RegExp][] = [
  ['collection', /\bcollect(?:ed|ion)|\bgraphic novel|\btrade paperback|\bomnibus/],
  ['one shot', /\bone[- ]?shot|\bsingle issue|\bone[- ]off/],
  ['limited', /\blimited|\bmini-?series|\bmaxi-?series/],
  ['ongoing', /\bongoing/],
]

const FORMATS: [format: string, words: RegExp][] = [
  ['hardcover', /\bhard ?(?:cover|back|bound)/],
  ['graphic novel', /\bgraphic novel/],
  ['digital comic', /\bdigital|\bweb ?comic|\bonline/],
  ['trade paperback', /\btrade paperback|\btpb\b|\bsoft ?cover|\bcollected edition|\bpaperback/],
  ['digest', /\bdigest/],
  ['magazine', /\bmagazine[- ]size|\bstandard magazine|\bmagazine format/],
]

const BOOKS = new Set(['hardcover', 'graphic novel', 'trade paperback'])

/** Type and format in our words, as far as the dump says them; a series is a comic where nothing says otherwise. */
export function seriesFormat(words: SeriesWords): { type: string | undefined; format: string } {
  const { publishing_format, binding, dimensions, format } = words
  const said = [publishing_format, binding, dimensions, format]
    .map((text) => (typeof text === 'string' ? text : ''))
    .join(' / ')
    .toLowerCase()
  const found = find(FORMATS, said) ?? 'comic'
  return { type: find(TYPES, said) ?? (BOOKS.has(found) ? 'collection' : undefined), format: found }
}

/** A book may reprint others, and then comes after them. */
export function isBookSeries({
  type,
  format,
}: {
  type: string | undefined
  format: string
}): boolean {
  return type === 'collection' || BOOKS.has(format)
}

function find(table: [string, RegExp][], said: string): string | undefined {
  return table.find(([, words]) => words.test(said))?.[0]
}
