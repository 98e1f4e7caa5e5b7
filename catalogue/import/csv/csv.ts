import { statSync } from 'node:fs'
import { basename } from 'node:path'
import { Columns, type ReadCell } from '../../reading-lists/columns.ts'
import { FileFault } from '../../reading-lists/file-fault.ts'
import type { ImportedRecord, ImportSource, ReadRecord } from '../record.ts'
import { ImportRefusal } from '../refusal.ts'
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

/** A position is the number of a file and of a row in it. */
async function* readTables(files: readonly string[], resumeAt = '0:0'): AsyncGenerator<ReadRecord> {
  const tables = files.map(tableOf)
  const sizes = files.map((file) => statSync(file).size)
  const total = Math.max(
    1,
    sizes.reduce((sum, size) => sum + size, 0),
  )
  const [firstFile = 0, firstRow = 0] = resumeAt.split(':').map(Number)
  let before = 0
  for (const [place, file] of files.entries()) {
    const skipped = place === firstFile ? firstRow : 0
    if (place >= firstFile) {
      for await (const { record, row, line, bytes } of readRows(
        file,
        tables[place] as string,
        skipped,
      )) {
        yield {
          record,
          place: `${basename(file)}:${line}`,
          position: `${place}:${row}`,
          progress: Math.min(1, (before + bytes) / total),
        }
      }
    }
    before += sizes[place] ?? 0
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

async function* readRows(file: string, name: string, skipped: number): AsyncGenerator<TableRecord> {
  const table = CSV_TABLES[name]
  let cells: Map<string, ReadCell> | undefined
  let row = 0
  let at = { line: 1, bytes: 0 }
  try {
    for await (const { cells: values, line, bytes } of csvRows(file)) {
      at = { line, bytes }
      const place = `${basename(file)}:${line}`
      if (cells === undefined) {
        cells = columnsOf(file, name, values)
        const unknown = values.filter((title) => title.trim() !== '' && !isColumn(name, title))
        if (skipped === 0)
          for (const title of unknown) yield { record: unknownColumn(place, title), row, ...at }
        continue
      }
      row += 1
      if (row <= skipped) continue
      const readers = cells
      const cell = (title: string) => readers.get(title)?.(values) ?? ''
      const missing = table?.required.find((title) => cell(title) === '' && title !== 'number')
      if (missing !== undefined) {
        const record = {
          kind: 'not understood' as const,
          place,
          why: `the cell ${missing} is empty`,
        }
        yield { record, row, ...at }
      } else for (const record of table?.read(cell) ?? []) yield { record, row, ...at }
    }
  } catch (error) {
    if (!(error instanceof FileFault)) throw error
    const place = `${basename(file)}:${at.line}`
    yield { record: { kind: 'not understood', place, why: error.message }, row: row + 1, ...at }
  }
}

function unknownColumn(place: string, title: string): ImportedRecord {
  return { kind: 'not understood', place, why: `there is no column "${title.slice(0, 60)}"` }
}

function isColumn(table: string, title: string): boolean {
  const known = new Columns(CSV_TABLES[table]?.columns ?? [])
  return known.has(title)
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
