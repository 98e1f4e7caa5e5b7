import { z } from 'zod'
import type { Kind } from '../index/kinds.ts'
import {
  CHARACTER_ROLES,
  COMIC_FORMATS,
  CREDIT_ROLES,
  SERIES_LINES,
  SERIES_TYPES,
} from '../load/records.ts'
import { relationFiltersOf } from './endpoints.ts'
import { MAX_IDS } from './filters.ts'
import { DATE_DESCRIPTORS } from './loose-dates.ts'
import { filtersOf, MAX_LIMIT, orderKeysOf } from './parse-query.ts'

/** Descriptions of the parameters, for the documentation only. */
const DESCRIPTIONS: Record<string, string> = {
  id: 'Records with these ids',
  modifiedSince: 'Records changed on or after this date',
  name: 'The whole name, in any case',
  nameStartsWith: 'The beginning of the name; of creators, of each word of it',
  firstName: 'The first name',
  middleName: 'The middle name',
  lastName: 'The last name',
  suffix: 'The suffix of the name',
  firstNameStartsWith: 'The beginning of the first name',
  middleNameStartsWith: 'The beginning of the middle name',
  lastNameStartsWith: 'The beginning of the last name',
  title: 'The whole title of the series, without years, in any case',
  titleStartsWith: 'The beginning of the title of the series',
  startYear: 'The year in which the series began',
  seriesType: 'The type of the series',
  contains: 'Series with at least one comic of these formats',
  format: 'The format of the comic',
  formatType: 'Single comics, or books that collect them',
  noVariants: 'Without variant covers',
  dateDescriptor: 'On sale in this week or month, US Eastern, weeks from Sunday to Saturday',
  dateRange: 'On sale between two dates, both included: 2013-01-01,2013-01-31',
  issueNumber: 'The number of the issue',
  diamondCode: 'The Diamond code',
  digitalId: 'The number of the digital edition',
  upc: 'The UPC',
  isbn: 'The ISBN',
  ean: 'The EAN',
  issn: 'The ISSN',
  hasDigitalIssue: 'Only comics with a digital edition',
  sharedAppearances: 'Comics in which all of these characters appear (ids, at most 10)',
  collaborators: 'Comics on which all of these creators worked (ids, at most 10)',
  team: 'Ours, beyond the contract: members of this team; repeated values are joined by "or"',
  decade: 'Ours, beyond the contract: 1960 for the sixties',
  year: 'Ours, beyond the contract: the year on the cover',
  firstLetter:
    'Ours, beyond the contract: names that begin with this letter, or # for any other sign',
  key: 'Ours, beyond the contract: key issues only',
  line: 'Ours, beyond the contract: series of any of these lines of the publisher',
  running: 'Ours, beyond the contract: series that are still running',
  role: 'Ours, beyond the contract: characters of any of these roles; creators who worked in any of them',
  minComics: 'Ours, beyond the contract: records with at least so many comics',
}

/** Beyond the contract, as it has no such orders. */
const OWN_ORDERS: Record<string, string> = {
  comics: 'comics is the number of comics',
  renown: 'renown how well known a record is, as far as the catalogue can tell',
  coverMonth: 'coverMonth the month on the cover',
}

const TEXT = z.string()
const NUMBER = z.int()
const YES = z.boolean()
const IDS = z.array(z.int().min(1)).max(MAX_IDS)

/**
 * By the name of the parameter, or by kind and name where kinds differ; what is not here is a text. Several
 * values are a repeated parameter or, but for teams, a comma list.
 */
const VALUES: Record<string, z.ZodType> = {
  id: IDS,
  sharedAppearances: IDS,
  collaborators: IDS,
  startYear: NUMBER,
  issueNumber: z.union([z.number(), TEXT]),
  digitalId: NUMBER,
  noVariants: YES,
  hasDigitalIssue: YES,
  'characters role': z.array(z.enum(CHARACTER_ROLES)),
  'creators role': z.array(z.enum(CREDIT_ROLES)),
  seriesType: z.enum(SERIES_TYPES),
  line: z.array(z.enum(SERIES_LINES)),
  contains: z.array(z.enum(COMIC_FORMATS)),
  format: z.enum(COMIC_FORMATS),
  formatType: z.enum(['comic', 'collection']),
  dateDescriptor: z.enum(DATE_DESCRIPTORS),
  team: z.array(TEXT),
  decade: NUMBER,
  year: NUMBER,
  key: YES,
  running: YES,
  minComics: NUMBER,
}

const made = new Map<Kind, ReturnType<typeof makeQuery>>()

/** The query of a list as a schema, from the same table that the parser uses. */
export function documentedQuery(kind: Kind) {
  const schema = made.get(kind) ?? makeQuery(kind)
  made.set(kind, schema)
  return schema
}

function makeQuery(kind: Kind) {
  const filters = [...filtersOf(kind).keys()].map((name) => {
    const isRelation = relationFiltersOf(kind).some((to) => to === name)
    const value = isRelation ? IDS : (VALUES[`${kind} ${name}`] ?? VALUES[name] ?? TEXT)
    const description = DESCRIPTIONS[name] ?? `Belonging to any of these ${name} (ids, at most 10)`
    return [name, value.optional().meta({ description })]
  })
  const orders = orderKeysOf(kind).flatMap((key) => [key, `-${key}`])
  const own = orderKeysOf(kind).flatMap((key) => OWN_ORDERS[key] ?? [])
  const ours = own.length === 0 ? '' : `. Ours, beyond the contract: ${own.join(', ')}`
  return z.object({
    ...Object.fromEntries(filters),
    orderBy: z
      .string()
      .optional()
      .meta({ description: `A comma list of ${orders.join(', ')}${ours}` }),
    limit: z.int().min(1).max(MAX_LIMIT).default(20),
    offset: z.int().min(0).default(0),
    ...GATE_PARAMETERS,
  })
}

const GATE_PARAMETERS = {
  apikey: z.string().optional().meta({ description: 'Your public key; members need none' }),
  ts: z.string().optional().meta({ description: 'Any text; it goes into the hash' }),
  hash: z.string().optional().meta({ description: 'md5 of ts, private key and public key' }),
  callback: z.string().optional().meta({ description: 'JSONP: the name of a function' }),
}

export const documentedGate = z.object(GATE_PARAMETERS)
