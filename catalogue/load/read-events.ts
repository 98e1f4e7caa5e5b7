import type { DataLine } from './data-lines.ts'
import { isDay, isMonth } from './dates.ts'
import { readChanged, readChoice, readId, readWith } from './fields.ts'
import { parseIssueNumbers } from './issue-numbers.ts'
import type { Names } from './names.ts'
import { RecordList } from './record-list.ts'
import { EVENT_ROLES, type EventPart, type EventRecord, type Position } from './records.ts'

const COLUMNS = 8
const PART_COLUMNS = 4

/** Resolves comics by series name and numbers, and reports what does not exist. */
export type FindComics = (line: DataLine, seriesName: string, numbers: string[]) => Position[]

export function readEvents(lines: DataLine[], names: Names, findComics: FindComics): EventRecord[] {
  const events = new RecordList<EventRecord>(names, 1, ({ title }) => title)
  let event: EventRecord | undefined
  let parts: EventPart[] = []
  for (const line of lines) {
    const word = line.field(0)
    if (word === 'event' && line.hasShape(4, COLUMNS)) {
      event = events.add(line, readEvent)
      parts = []
    } else if (word === 'part' && line.hasShape(4, PART_COLUMNS)) {
      parts.push(readPart(line, findComics))
      if (event === undefined) line.fault('stands above the first event')
      else event.parts = parts
    } else if (word !== 'event' && word !== 'part') {
      line.fault(`begins with "${word}", not with event or part`)
    }
  }
  linkVolumes(
    events.items,
    events.lines.map((line) => [line, line.field(5)]),
    names,
  )
  return events.items
}

/** Parts that a layer states replace all those of the event that it overwrites. */
function readEvent(line: DataLine, earlier: EventRecord | undefined): EventRecord {
  const start = readMonthOrDay(line, line.field(3))
  const end = line.field(4) === '' ? start : readMonthOrDay(line, line.field(4))
  if (end < start) line.fault('ends before it starts')
  return {
    id: readId(line, 1),
    otherIds: [],
    title: line.field(2),
    start,
    end,
    previous: null,
    next: null,
    parts: earlier?.parts ?? [],
    changed: readChanged(line, 6),
    description: line.field(7),
    layers: line.layerBit,
  }
}

function readPart(line: DataLine, findComics: FindComics): EventPart {
  const role = readChoice(line, 1, EVENT_ROLES) ?? 'tie-in'
  const numbers = readWith(line, () => parseIssueNumbers(line.field(3))) ?? []
  return { role, comics: findComics(line, line.field(2), numbers) }
}

function readMonthOrDay(line: DataLine, text: string): string {
  if (isDay(text)) return text
  if (isMonth(text)) return `${text}-01`
  line.fault(`"${text}" is neither a month nor a day`)
  return '1900-01-01'
}

/** The data has `previous` only; `next` is derived from it. */
export function linkVolumes(
  records: { previous: Position | null; next: Position | null }[],
  previousNames: [DataLine, string][],
  names: Names,
): void {
  previousNames.forEach(([line, name], position) => {
    const record = records[position]
    if (name === '' || record === undefined) return
    const previous = names.findOrFault(line, name)
    const before = previous === null ? undefined : records[previous]
    if (before === undefined) return
    if (before.next !== null) line.fault(`"${name}" has a next one already`)
    if (previous === position) line.fault('is its own previous one')
    record.previous = previous
    before.next = position
  })
}
