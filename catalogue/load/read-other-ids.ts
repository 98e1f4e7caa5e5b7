import type { DataLine } from './data-lines.ts'
import { readId } from './fields.ts'
import type { Names } from './names.ts'
import type { ComicRecord, OtherId } from './records.ts'

const COLUMNS = 4
const REQUIRED = 3

const KINDS = ['character', 'creator', 'series', 'event', 'comic']

/** `character | 2000009 | 1010788`, or with the name that the original service had under that id. */
export function checkOtherIds(lines: DataLine[]): DataLine[] {
  return lines.filter((line) => {
    if (!line.hasShape(REQUIRED, COLUMNS)) return false
    const isKnown = KINDS.includes(line.field(0))
    if (!isKnown) line.fault(`begins with "${line.field(0)}", not with ${KINDS.join(', ')}`)
    return isKnown
  })
}

/** Adds the other ids of one kind to its records. */
export function assignOtherIds(
  lines: DataLine[],
  kind: string,
  records: { id: number; otherIds: readonly OtherId[] }[],
  names: Names,
): void {
  assign(lines, kind, records, names, (record, id, name) => {
    record.otherIds = [...record.otherIds, { id, name }]
  })
}

/** A second id of the original service for one comic has no name of its own. */
export function assignComicIds(lines: DataLine[], comics: ComicRecord[], names: Names): void {
  assign(lines, 'comic', comics, names, (comic, id) => {
    comic.otherIds = [...comic.otherIds, id]
  })
}

function assign<Item extends { id: number }>(
  lines: DataLine[],
  kind: string,
  records: Item[],
  names: Names,
  add: (record: Item, id: number, name: string) => void,
): void {
  const ofKind = lines.filter((line) => line.field(0) === kind)
  if (ofKind.length === 0) return
  const byId = new Map(records.map((record) => [record.id, record]))
  for (const line of ofKind) {
    const id = readId(line, 1)
    const record = byId.get(readId(line, 2))
    if (record === undefined) line.fault(`there is no ${kind} with the id ${line.field(2)}`)
    else add(record, id, line.field(3))
    names.registerId(line, id)
  }
}
