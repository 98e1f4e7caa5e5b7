import { type DataLine, SHIPPED } from './data-lines.ts'
import { readId } from './fields.ts'
import type { Originals } from './records.ts'

const COLUMNS = 2
const LOWEST_BIT = 1 << SHIPPED.number

/** `comic | 400000`: ids of this folder up to this one are the original service's. */
export function readOriginals(lines: DataLine[]): Originals {
  const originals = { comic: 0, series: 0 }
  for (const line of lines) {
    if (!line.hasShape(COLUMNS, COLUMNS)) continue
    const kind = line.field(0)
    if (kind === 'comic' || kind === 'series') originals[kind] = readId(line, 1)
    else line.fault(`begins with "${kind}", not with comic or series`)
  }
  return originals
}

/**
 * Whether the original service gave the record its id. Of a record that a layer has added nobody
 * knows: a layer may have any ids.
 */
export function hasOriginalId(
  originals: Originals,
  kind: keyof Originals,
  { id, layers }: { id: number; layers: number },
): boolean {
  return id <= originals[kind] && (layers & LOWEST_BIT) !== 0
}
