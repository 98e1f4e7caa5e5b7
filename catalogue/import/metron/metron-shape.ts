import { idOf, isWire, textOf, type Wire } from '../captures/wire-shape.ts'

/** What a record of the API is, by the fields that only its kind has. */
export function kindOfRecord(
  record: Wire,
): 'issue' | 'series' | 'character' | 'creator' | undefined {
  if (isWire(record.series) && 'number' in record) return 'issue'
  if ('year_began' in record && (textOf(record.name) || textOf(record.series)) !== '')
    return 'series'
  const [, word] = /\/(character|creator)\/[^/]+\/?$/.exec(textOf(record.resource_url)) ?? []
  return word === 'character' || word === 'creator' ? word : undefined
}

export interface NamedItem {
  id: number
  name: string
}

/** `[{ id, name }]`, whatever else is in it. */
export function namedItems(value: unknown): NamedItem[] {
  if (!Array.isArray(value)) return []
  return value
    .filter(isWire)
    .map((item) => ({ id: idOf(item.id), name: textOf(item.name) }))
    .filter(({ name }) => name !== '')
}

export function nameIn(value: unknown): string {
  return isWire(value) ? textOf(value.name) : ''
}

const ROLES: [role: string, words: RegExp][] = [
  ['', /chief|president|publisher|executive producer|officer/],
  ['artist (cover)', /\bcover/],
  ['editor', /\beditor/],
  ['writer', /\bwriter|\bscript|\bplot|\bstory/],
  ['penciller', /\bpencil|\blayout|\bbreakdown/],
  ['inker', /\bink|\bfinish|\bembellish/],
  ['colorist', /\bcolor|\bcolour/],
  ['letterer', /\bletter/],
  ['painter', /\bpaint/],
  ['artist', /\bartist|\billustrator/],
]

/** Our role for one of theirs; empty for those who only head the house. */
export function roleOfWords(words: string): string {
  const plain = words.toLowerCase()
  return ROLES.find(([, pattern]) => pattern.test(plain))?.[0] ?? 'other'
}

interface SeriesKind {
  type: string | undefined
  format: string
}

const KINDS: [words: RegExp, kind: SeriesKind][] = [
  [/trade paperback/, { type: 'collection', format: 'trade paperback' }],
  [/hard ?cover|omnibus/, { type: 'collection', format: 'hardcover' }],
  [/graphic novel/, { type: 'collection', format: 'graphic novel' }],
  [/digital/, { type: undefined, format: 'digital comic' }],
  [/limited/, { type: 'limited', format: 'comic' }],
  [/one[- ]shot/, { type: 'one shot', format: 'comic' }],
  [/ongoing|cancelled|single issue/, { type: 'ongoing', format: 'comic' }],
]

export function kindOfSeries(words: string): SeriesKind | undefined {
  const plain = words.toLowerCase()
  return KINDS.find(([pattern]) => pattern.test(plain))?.[1]
}
