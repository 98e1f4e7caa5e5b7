/** Fields of answers of others, whatever they hold: none of these throws. */

export type Wire = Record<string, unknown>

export interface WireSummary {
  id: number
  name: string
  role: string
  type: string
}

export interface WireList {
  available: number
  items: WireSummary[]
}

export const WIRE_KINDS = [
  'characters',
  'comics',
  'creators',
  'events',
  'series',
  'stories',
] as const
export type WireKind = (typeof WIRE_KINDS)[number]

const MAX_ID = 2 ** 31 - 1

export function isWire(value: unknown): value is Wire {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

export function textOf(value: unknown): string {
  if (typeof value === 'string') return value.trim()
  // A few records of the original have bare numbers where texts belong.
  return typeof value === 'number' && Number.isFinite(value) ? String(value) : ''
}

export function idOf(value: unknown): number {
  const id = typeof value === 'string' && /^\d{1,10}$/.test(value) ? Number(value) : value
  return typeof id === 'number' && Number.isInteger(id) && id >= 1 && id <= MAX_ID ? id : 0
}

export function numberOf(value: unknown): number {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  return typeof number === 'number' && Number.isFinite(number) ? number : 0
}

/** The last part of an address: `http://gateway.marvel.com/v1/public/comics/41530`. */
export function idInUri(value: unknown): number {
  return idOf(/\/(\d{1,10})\/?$/.exec(textOf(value))?.[1])
}

function kindInUri(value: unknown): WireKind | undefined {
  const [, word] = /\/(\w+)\/\d+\/?$/.exec(textOf(value)) ?? []
  return WIRE_KINDS.find((kind) => kind === word)
}

export function summariesOf(value: unknown): WireSummary[] {
  if (!Array.isArray(value)) return []
  return value.filter(isWire).flatMap((item) => {
    const id = idInUri(item.resourceURI)
    const [name, role, type] = [textOf(item.name), textOf(item.role), textOf(item.type)]
    return id === 0 ? [] : { id, name, role, type }
  })
}

export function summaryOf(value: unknown): WireSummary | undefined {
  return summariesOf([value])[0]
}

/** The first captures have an object as `collectionURI`; nothing here reads it. */
export function listOf(value: unknown): WireList {
  if (!isWire(value)) return { available: 0, items: [] }
  const items = summariesOf(value.items)
  return { available: Math.max(items.length, numberOf(value.available)), items }
}

/** `1963-04-09T00:00:00-0400` → the day; the original's values for "no date" are none. */
export function dayOf(value: unknown): string | undefined {
  const day = /^(\d{4}-\d{2}-\d{2})(?!\d)/.exec(textOf(value))?.[1]
  return day === undefined || day < '1930' || day.startsWith('1969-12-31') ? undefined : day
}

/** By its address, else by the fields that only its kind has. */
export function kindOf(record: Wire): WireKind | undefined {
  const byUri = kindInUri(record.resourceURI)
  if (byUri !== undefined) return byUri
  if ('issueNumber' in record) return 'comics'
  if ('fullName' in record || 'lastName' in record) return 'creators'
  if ('startYear' in record) return 'series'
  if ('originalIssue' in record || 'originalissue' in record) return 'stories'
  if ('start' in record && 'title' in record) return 'events'
  return 'name' in record ? 'characters' : undefined
}
