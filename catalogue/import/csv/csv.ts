import { basename } from 'node:path'
import { Columns, type ReadCell } from '../../reading-lists/columns.ts'
import { FileFault } from '../../reading-lists/file-fault.ts'
import { type FilePosition, filesFrom } from '../file-positions.ts'
import type { ImportedRecord, ImportSource, ReadRecord } from '../record.ts'
import { ImportRefusal } from '../refusal.ts'
import { safeText } from '../safe-text.ts'
import { csvRows } from './csv-rows.ts'
import { CSV_TABLES } from './csv-tables.ts'

/** Tables that somebody keeps in a spreadsheet. */
export function createCsv(): ImportSource {
  return {
    name: 'csv',
    licence: 'as whoever made the tables says',
    origin: 'tables of the operator',
    read: (files, { resumeAt }) => readTables(files, resumeAt),
  }
}

async function* readTables(
  files: readonly string[],
  resumeAt: string | undefined,
): AsyncGenerator<ReadRecord> {
  for (const file of files) tableOf(file)
  for (const position of filesFrom(files, resumeAt)) {
    const { file, after, progress } = position
    for await (const { record, row, line, bytes } of readRows(position)) {
      const place = `${basename(file)}:${line}`
      yield { record, place, position: after(row), progress: progress(bytes) }
    }
  }
}

/** `my-comics.csv` is a table of comics. */
function tableOf(file: string): string {
  const stem = basename(file)
    .replace(/\.\w+$/, '')
    .toLowerCase()
    .replace(/[\s_.]+/g, '-')
  const names = Object.keys(CSV_TABLES).sort((one, other) => other.length - one.length)
  const name = names.find((table) => stem === table || stem.endsWith(`-${table}`))
  if (name !== undefined) return name
  throw new ImportRefusal(`${file}: the name of a table ends with one of ${names.join(', ')}`)
}

interface TableRecord {
  record: ImportedRecord
  row: number
  line: number
  bytes: number
}

async function* readRows(position: FilePosition): AsyncGenerator<TableRecord> {
  const at = { row: 0, line: 1, bytes: 0 }
  try {
    yield* readRowsOf(position, at)
  } catch (error) {
    if (!(error instanceof FileFault)) throw error
    const place = `${basename(position.file)}:${error.line ?? at.line}`
    yield { ...at, row: at.row + 1, record: notUnderstood(place, error.message) }
  }
}

/** `at` is where it is, for whoever has to tell. */
async function* readRowsOf(
  { file, skipped }: FilePosition,
  at: Omit<TableRecord, 'record'>,
): AsyncGenerator<TableRecord> {
  const name = tableOf(file)
  let columns: Map<string, ReadCell> | undefined
  for await (const { cells, line, bytes } of csvRows(file)) {
    Object.assign(at, { line, bytes })
    const place = `${basename(file)}:${line}`
    if (columns === undefined) {
      columns = columnsOf(file, name, cells)
      if (skipped === 0)
        for (const record of unknownColumns(name, cells, place)) yield { ...at, record }
      continue
    }
    at.row += 1
    if (at.row <= skipped) continue
    for (const record of recordsOf(name, columns, cells, place)) yield { ...at, record }
  }
}

function recordsOf(
  name: string,
  columns: ReadonlyMap<string, ReadCell>,
  cells: readonly string[],
  place: string,
): ImportedRecord[] {
  const table = CSV_TABLES[name]
  const cell = (title: string) => {
    const text = columns.get(title)?.(cells) ?? ''
    // Spreadsheets leave characters behind that nobody sees.
    return safeText(text) === '' ? '' : text
  }
  // A book may bear no number.
  const missing = table?.required.find((title) => cell(title) === '' && title !== 'number')
  if (missing !== undefined) return [notUnderstood(place, `the cell ${missing} is empty`)]
  return table?.read(cell) ?? []
}

function unknownColumns(name: string, header: readonly string[], place: string): ImportedRecord[] {
  const known = new Columns(CSV_TABLES[name]?.columns ?? [])
  return header
    .filter((title) => title.trim() !== '' && !known.has(title))
    .map((title) => notUnderstood(place, `there is no column "${title.slice(0, 60)}"`))
}

function notUnderstood(place: string, why: string): ImportedRecord {
  return { kind: 'not understood', place, why }
}

function columnsOf(file: string, name: string, header: readonly string[]): Map<string, ReadCell> {
  const columns = new Columns(header)
  const { columns: titles = [], required = [] } = CSV_TABLES[name] ?? {}
  const missing = required.filter((title) => !columns.has(title))
  if (missing.length > 0) {
    throw new ImportRefusal(`${file}: a table of ${name} has the column ${missing.join(', ')}`)
  }
  return new Map(titles.map((title) => [title, columns.reader(title)]))
}
