import type { Condition } from '../index/catalogue.ts'
import type { Kind } from '../index/kinds.ts'
import { fold } from '../index/prefix-index.ts'
import { askedForm } from '../load/asked-form.ts'
import {
  CHARACTER_ROLES,
  COMIC_FORMATS,
  CREDIT_ROLES,
  SERIES_LINES,
  SERIES_TYPES,
} from '../load/records.ts'
import { DATE_DESCRIPTORS, describedDays, parseLooseDay } from './loose-dates.ts'
import { conflict } from './wire-error.ts'

export const MAX_IDS = 10
/** Parts of any other list, and of a range. */
const MAX_PARTS = 100
/** Words of a prefix. */
const MAX_WORDS = 10

/** Parses the values of one parameter into a condition; undefined if it filters nothing. */
export type ReadFilter = (name: string, values: string[], today: string) => Condition | undefined

const NOUNS: Record<Kind, { one: string; filter: string }> = {
  characters: { one: 'character id', filter: 'character' },
  comics: { one: 'issue id', filter: 'issue' },
  creators: { one: 'creator id', filter: 'creator' },
  events: { one: 'event id', filter: 'event' },
  series: { one: 'series', filter: 'series' },
  stories: { one: 'story id', filter: 'story' },
}

/** A comma-separated list of ids, also over repeated parameters; invalid ids are ignored. */
export function readIds(kind: Kind, values: string[]): number[] {
  const { one, filter } = NOUNS[kind]
  const sent = values.flatMap((value) => value.split(',')).filter((part) => part.trim() !== '')
  if (sent.length > MAX_IDS)
    throw conflict(`You may not submit more than ${MAX_IDS} ${filter} ids.`)
  const ids = sent.flatMap((part) => (/^\s*0*[1-9]\d{0,9}\s*$/.test(part) ? Number(part) : []))
  if (ids.length === 0) {
    throw conflict(`You must pass at least one valid ${one} if you set the ${filter} filter.`)
  }
  return ids
}

export function relatedTo(to: Kind, match: 'any' | 'all' = 'any'): ReadFilter {
  return (_name, values) => ({ by: 'relation', to, ids: readIds(to, values), match })
}

/** The last value, which must not be blank. The value `0` counts as blank, as on the original. */
function statedValue(name: string, values: string[]): string {
  const value = values.at(-1)?.trim() ?? ''
  if (value === '' || value === '0') throw conflict(`${name} cannot be blank if it is set`)
  return value
}

/** The parts of a comma-separated list, also over repeated parameters; throws at too many. */
export function readParts(name: string, values: string[]): string[] {
  const parts = values.flatMap((value) => value.split(','))
  return atMost(MAX_PARTS, 'values', name, parts)
}

/** The last value, folded; throws at too many words. */
function readPrefix(name: string, values: string[]): string {
  const prefix = fold(statedValue(name, values))
  atMost(MAX_WORDS, 'words', name, prefix.split(/\s+/))
  return prefix
}

function atMost(max: number, noun: string, name: string, parts: string[]): string[] {
  if (parts.length <= max) return parts
  throw conflict(`You may not submit more than ${max} ${noun} for ${name}.`)
}

function invalid(name: string, value: string): Error {
  return conflict(`${value} is not a valid value for ${name}.`)
}

const is =
  (field: string): ReadFilter =>
  (name, values) => ({ by: 'value', field, values: [fold(statedValue(name, values))] })

/** Exact match: codes are not case-folded. */
const isExactly =
  (field: string): ReadFilter =>
  (name, values) => ({ by: 'value', field, values: [statedValue(name, values)] })

const startsWith =
  (field: string): ReadFilter =>
  (name, values) => ({ by: 'prefix', field, prefix: readPrefix(name, values) })

const wordsStartWith: ReadFilter = (name, values) => ({
  by: 'words',
  words: readPrefix(name, values).split(/\s+/),
})

const isNumber =
  (field: string, form = /^-?\d{1,9}$/): ReadFilter =>
  (name, values) => {
    const value = statedValue(name, values)
    if (!form.test(value)) throw invalid(name, value)
    return { by: 'value', field, values: [Number(value)] }
  }

const isOneOf =
  (field: string, choices: readonly string[], several = false): ReadFilter =>
  (name, values) => {
    const last = statedValue(name, values)
    const sent = several ? readParts(name, values) : [last]
    const chosen = sent.map((value) => fold(value.trim())).filter((value) => value !== '')
    const wrong = chosen.find((value) => !choices.includes(value))
    if (wrong !== undefined) throw invalid(name, wrong)
    return { by: 'value', field, values: distinct(chosen) }
  }

/** A repeated value has no effect, but would be looked up again. */
function distinct(values: string[]): string[] {
  return [...new Set(values)]
}

/** Only `true` narrows the list. */
const isTrue =
  (field: string): ReadFilter =>
  (name, values) => {
    const value = fold(statedValue(name, values))
    if (value === 'false') return undefined
    if (value !== 'true' && value !== '1') throw invalid(name, value)
    return { by: 'value', field, values: ['true'] }
  }

const dateDescriptor: ReadFilter = (name, values, today) => {
  const value = fold(statedValue(name, values))
  const descriptor = DATE_DESCRIPTORS.find((candidate) => fold(candidate) === value)
  if (descriptor === undefined) throw invalid(name, value)
  return { by: 'onsale', ...describedDays(descriptor, today) }
}

const dateRange: ReadFilter = (name, values) => {
  const value = statedValue(name, [values.join(',')])
  const days = readParts(name, [value]).map(parseLooseDay)
  const [from, to] = days
  if (days.length !== 2 || from === undefined || to === undefined) throw invalid(name, value)
  return { by: 'onsale', from, to }
}

const modifiedSince: ReadFilter = (name, values) => {
  const value = statedValue(name, values)
  const day = parseLooseDay(value)
  if (day === undefined) throw invalid(name, value)
  return { by: 'changedSince', day }
}

/** `id` is not in the original's documentation, but it worked and clients send it. */
function hasId(kind: Kind): ReadFilter {
  return (_name, values) => ({ by: 'id', ids: readIds(kind, values) })
}

/** Our extensions to the contract, here and below. Repeated values are joined by "or". */
const isAnyOf =
  (field: string): ReadFilter =>
  (name, values) => {
    statedValue(name, values)
    const sent = atMost(MAX_PARTS, 'values', name, values)
    return { by: 'value', field, values: distinct(sent.map((value) => fold(value.trim()))) }
  }

const isLetter: ReadFilter = (name, values) => {
  const value = statedValue(name, values).toUpperCase()
  if (!/^[A-Z#]$/.test(value)) throw invalid(name, value)
  return { by: 'value', field: 'firstLetter', values: [value] }
}

const hasComics: ReadFilter = (name, values) => {
  const value = statedValue(name, values)
  if (!/^\d{1,6}$/.test(value)) throw invalid(name, value)
  return { by: 'comics', least: Number(value) }
}

/** `33.1` by what it counts as, `½` and `1.MU` as printed. */
const isIssueNumber: ReadFilter = (name, values) => {
  const value = statedValue(name, values)
  if (/^-?\d{1,7}(\.\d{1,3})?$/.test(value)) {
    return { by: 'value', field: 'issueNumber', values: [Number(value)] }
  }
  if (!/^(1\/2|-?\d{0,7}[½¼¾]|\d{1,7}\.[a-z\d]{1,7}|[a-z]{1,3})$/i.test(value))
    throw invalid(name, value)
  return { by: 'value', field: 'issueNumber', values: [askedForm(value)] }
}

const isDecade = isNumber('decade', /^(19|20)\d0$/)
const isYear = isNumber('year', /^(19|20)\d\d$/)

const OWN_FILTERS: Record<Kind, Record<string, ReadFilter>> = {
  characters: {
    name: is('name'),
    nameStartsWith: startsWith('name'),
    team: isAnyOf('team'),
    decade: isDecade,
    firstLetter: isLetter,
    role: isOneOf('role', CHARACTER_ROLES, true),
    minComics: hasComics,
  },
  events: {
    name: is('name'),
    nameStartsWith: startsWith('name'),
    decade: isDecade,
    minComics: hasComics,
  },
  creators: {
    firstName: is('firstName'),
    middleName: is('middleName'),
    lastName: is('lastName'),
    suffix: is('suffix'),
    firstNameStartsWith: startsWith('firstName'),
    middleNameStartsWith: startsWith('middleName'),
    lastNameStartsWith: startsWith('lastName'),
    nameStartsWith: wordsStartWith,
    role: isOneOf('role', CREDIT_ROLES, true),
    firstLetter: isLetter,
    minComics: hasComics,
  },
  stories: {},
  series: {
    title: is('title'),
    titleStartsWith: startsWith('title'),
    startYear: isNumber('startYear'),
    seriesType: isOneOf('seriesType', SERIES_TYPES),
    line: isOneOf('line', SERIES_LINES.map(fold), true),
    contains: isOneOf('contains', COMIC_FORMATS, true),
    decade: isDecade,
    running: isTrue('running'),
    minComics: hasComics,
  },
  comics: {
    format: isOneOf('format', COMIC_FORMATS),
    formatType: isOneOf('formatType', ['comic', 'collection']),
    noVariants: isTrue('noVariants'),
    dateDescriptor,
    dateRange,
    title: is('title'),
    titleStartsWith: startsWith('title'),
    startYear: isNumber('startYear'),
    issueNumber: isIssueNumber,
    diamondCode: isExactly('diamondCode'),
    digitalId: isNumber('digitalId'),
    upc: isExactly('upc'),
    isbn: isExactly('isbn'),
    ean: isExactly('ean'),
    issn: isExactly('issn'),
    hasDigitalIssue: isTrue('hasDigitalIssue'),
    sharedAppearances: relatedTo('characters', 'all'),
    collaborators: relatedTo('creators', 'all'),
    decade: isDecade,
    year: isYear,
    key: isTrue('key'),
  },
}

export function ownFiltersOf(kind: Kind): Record<string, ReadFilter> {
  return { ...OWN_FILTERS[kind], modifiedSince, id: hasId(kind) }
}
