import type { Query } from '../index/catalogue.ts'
import type { Kind } from '../index/kinds.ts'
import type { OrderKey } from '../index/ordering.ts'
import { relationFiltersOf } from './endpoints.ts'
import { ownFiltersOf, type ReadFilter, readParts, relatedTo } from './filters.ts'
import type { Parameters } from './parameters.ts'
import { conflict } from './wire-error.ts'

export const DEFAULT_LIMIT = 20
export const MAX_LIMIT = 100

/** Parameters that are no filters and never "unrecognised". `_` is jQuery's cache buster. */
export const NON_FILTER_PARAMETERS = ['ts', 'apikey', 'hash', 'callback', '_']
const PAGING = ['limit', 'offset', 'orderBy']

/** The sort keys of the contract. */
const CONTRACT_KEYS: Record<Kind, string[]> = {
  characters: ['name', 'modified'],
  comics: ['focDate', 'onsaleDate', 'title', 'issueNumber', 'modified'],
  creators: ['lastName', 'firstName', 'middleName', 'suffix', 'modified'],
  events: ['name', 'startDate', 'modified'],
  series: ['title', 'modified', 'startYear'],
  stories: ['id', 'modified'],
}

/** Ours, beyond the contract. */
const OWN_KEYS: Record<Kind, string[]> = {
  characters: ['comics', 'renown'],
  comics: ['coverMonth'],
  creators: ['comics', 'renown'],
  events: ['comics', 'renown'],
  series: ['comics', 'renown'],
  stories: [],
}

export function orderKeysOf(kind: Kind): string[] {
  return [...CONTRACT_KEYS[kind], ...OWN_KEYS[kind]]
}

/** An `orderBy` for a service that knows the contract only; undefined if nothing of it is left. */
export function withoutOwnOrders(kind: Kind, orderBy: string): string | undefined {
  const keys = orderBy.split(',').map((key) => key.trim())
  const known = keys.filter((key) => !OWN_KEYS[kind].includes(key.replace(/^-/, '')))
  return known.length === 0 ? undefined : known.join(',')
}

const filtersByKind = new Map<Kind, Map<string, ReadFilter>>()

/** Every filter that a list of this kind knows, by the name of its parameter. */
export function filtersOf(kind: Kind): Map<string, ReadFilter> {
  const known = filtersByKind.get(kind)
  if (known !== undefined) return known
  const filters = new Map(Object.entries(ownFiltersOf(kind)))
  for (const to of relationFiltersOf(kind)) filters.set(to, relatedTo(to))
  filtersByKind.set(kind, filters)
  return filters
}

/** Parses the query of a list. Throws a WireError in the contract's words at the first fault. */
export function parseQuery(kind: Kind, parameters: Parameters, today: string): Query {
  const filters = filtersOf(kind)
  for (const name of parameters.keys()) {
    if (!filters.has(name) && !PAGING.includes(name) && !NON_FILTER_PARAMETERS.includes(name)) {
      throw conflict(`We don't recognize the parameter ${name}`)
    }
  }
  const limit = readLimit(parameters.get('limit')?.at(-1))
  const offset = readOffset(parameters.get('offset')?.at(-1))
  const order = readOrder(kind, parameters.get('orderBy'))
  const conditions = [...parameters].flatMap(
    ([name, values]) => filters.get(name)?.(name, values, today) ?? [],
  )
  return { conditions, order, offset, limit }
}

function readLimit(text: string | undefined): number {
  if (text === undefined) return DEFAULT_LIMIT
  const limit = /^\s*\+?\d+\s*$/.test(text) ? Number(text) : 0
  if (limit < 1) throw conflict('You must pass an integer limit greater than 0.')
  if (limit > MAX_LIMIT) throw conflict(`You may not request more than ${MAX_LIMIT} items.`)
  return limit
}

function readOffset(text: string | undefined): number {
  if (text === undefined) return 0
  const offset = /^\s*\d+\s*$/.test(text) ? Number(text) : -1
  if (offset < 0) throw conflict('You must pass an integer offset of 0 or more.')
  return Math.min(offset, Number.MAX_SAFE_INTEGER)
}

function readOrder(kind: Kind, values: string[] | undefined): OrderKey[] {
  if (values === undefined) return []
  const sent = readParts('orderBy', values).map((value) => value.trim())
  if (sent.every((value) => value === '')) throw conflict('orderBy cannot be blank if it is set')
  const order = sent.filter(Boolean).map((value) => {
    const descending = value.startsWith('-')
    const key = descending ? value.slice(1) : value
    if (!orderKeysOf(kind).includes(key))
      throw conflict(`${value} is not a valid ordering parameter.`)
    return { key, descending }
  })
  // A repeated sort key has no effect.
  const known = new Set<string>()
  return order.filter(({ key }) => !known.has(key) && known.add(key))
}
