/** A comic as a reading list of another program names it. */
export interface CblEntry {
  /** Where it stands in the file, from 1. */
  line: number
  series: string
  /** As it is on the cover: `12`, `½`, `1.MU`. */
  number: string
  /** The first year of the series, or a small number that counts its volumes. */
  volume?: number
  /** The year on the cover. */
  year?: number
  format?: string
  section?: string
  note?: string
  /** The comic's id in this catalogue, in a list that was written here. */
  comic?: number
}

export interface CblList {
  name: string
  description: string
  entries: CblEntry[]
}

export const MAX_CBL_BYTES = 20 * 1024 * 1024
const MAX_ENTRIES = 100_000
/** The name of this catalogue among the databases of an entry. */
export const OWN_DATABASE = 'spinner-rack'

/** Why a file cannot be read, as a sentence for the person who brought it. */
export class CblFault extends Error {
  override readonly name = 'CblFault'
}

export function checkCount(entries: number): void {
  if (entries <= MAX_ENTRIES) return
  throw new CblFault(`The list has more than ${MAX_ENTRIES.toLocaleString('en')} entries.`)
}

/** Fields of an entry by their lower-case names, whichever way the file writes them. */
export type CblFields = ReadonlyMap<string, string>

const VOLUME_KEYS = ['volume', 'seriesstartyear', 'startyear', 'seriesyear']
const NUMBER_KEYS = ['number', 'issuenum', 'issuenumber', 'issue', 'num']

export function entryOf(line: number, fields: CblFields): CblEntry {
  const first = (...keys: string[]) => keys.map((key) => fields.get(key) ?? '').find(Boolean) ?? ''
  const entry: CblEntry = {
    line,
    series: first('series', 'seriesname').trim(),
    number: first(...NUMBER_KEYS).trim(),
  }
  const volume = wholeNumberIn(first(...VOLUME_KEYS))
  const year = wholeNumberIn(first('year', 'coveryear', 'coverdate'))
  const comic = wholeNumberIn(fields.get(OWN_DATABASE) ?? '')
  if (volume !== undefined) entry.volume = volume
  if (year !== undefined) entry.year = year
  if (comic !== undefined) entry.comic = comic
  const format = first('format').trim()
  const section = first('section')
  const note = first('note', 'notes')
  if (format !== '') entry.format = format
  if (section !== '') entry.section = section
  if (note !== '') entry.note = note
  return entry
}

/** `1963`, `v2`, `2021-01-07` → the number in front; programs write -1 or 0 for what they do not know. */
function wholeNumberIn(text: string): number | undefined {
  const [, digits] = /^(?:v|vol\.?)? ?(\d{1,9})(?:$|\D)/i.exec(text) ?? []
  return Number(digits) > 0 ? Number(digits) : undefined
}
