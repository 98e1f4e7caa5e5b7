import type { DataLine } from './data-lines.ts'
import { isId, MAX_ID, readWith } from './fields.ts'
import { parseEntry } from './issue-numbers.ts'

const COLUMNS = 3
const SORTS = ['comic', 'former', 'story'] as const
type Sort = (typeof SORTS)[number]

/** The ids that a run states for its numbers; what `issues/` states is not among them. */
export interface StoredIds {
  comic: Map<string, number>
  /** Ids that lead to the comic for ever. */
  former: Map<string, number[]>
  /** The first story of each comic, its cover. */
  story: Map<string, number>
}

/** `ids | comic | 1..441=409600101 33.1=409604396`, `ids | story | 1..441=1638400404+4` */
export function readStoredIds(lines: DataLine[], numbers: ReadonlySet<string>): StoredIds {
  const ids: StoredIds = { comic: new Map(), former: new Map(), story: new Map() }
  for (const line of lines) {
    if (!line.hasShape(COLUMNS, COLUMNS)) continue
    const sort = SORTS.find((known) => known === line.field(1))
    if (sort === undefined) line.fault(`"${line.field(1)}" is none of ${SORTS.join(', ')}`)
    else for (const entry of entriesOf(line)) add(line, ids, sort, entry, numbers)
  }
  return ids
}

interface Entry {
  number: string
  id: number
}

function* entriesOf(line: DataLine): Generator<Entry> {
  for (const token of line.field(2).split(/\s+/)) {
    const [, written = '', first, step = '1'] =
      /^([^=]+)=(\d{1,10})(?:\+(\d{1,6}))?$/.exec(token) ?? []
    const numbers = first && readWith(line, () => parseEntry(written))
    if (first === undefined) line.fault(`"${token}" is not an id like 1..441=409600101`)
    if (!numbers) continue
    for (const [place, number] of numbers.entries()) {
      yield { number, id: Number(first) + place * Number(step) }
    }
  }
}

function add(
  line: DataLine,
  ids: StoredIds,
  sort: Sort,
  { number, id }: Entry,
  numbers: ReadonlySet<string>,
): void {
  if (!isId(id)) line.fault(`${id} is not an id from 1 to ${MAX_ID}`)
  else if (!numbers.has(number)) line.fault(`#${number} is not in the run`)
  else if (sort === 'former') ids.former.set(number, [...(ids.former.get(number) ?? []), id])
  else if (ids[sort].has(number)) line.fault(`#${number} has its ${sort} id already`)
  else ids[sort].set(number, id)
}
