import type { DataLine } from './data-lines.ts'
import { readId } from './fields.ts'

const COLUMNS = 4
const KINDS = ['character', 'creator', 'series', 'comic', 'event']

/** `comic | 600000012 | gcd | 1234567`: for whoever writes the layer again. Here only the shape counts. */
export function checkOrigins(lines: DataLine[]): void {
  for (const line of lines) {
    if (!line.hasShape(COLUMNS, COLUMNS)) continue
    const kind = line.field(0)
    if (!KINDS.includes(kind)) line.fault(`begins with "${kind}", not with ${KINDS.join(', ')}`)
    readId(line, 1)
  }
}
