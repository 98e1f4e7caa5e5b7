import type { SqlValue } from '../store/database.ts'
import type { Migration } from '../store/migrate.ts'
import { unknownOf } from '../store/tables.ts'
import {
  AnyHeadSchema,
  FORMAT_VERSION,
  type Head,
  HeadSchema,
  type Line,
  LineSchema,
  type Part,
  totalOf,
} from './backup-format.ts'
import { DataFault } from './data-fault.ts'
import { NOT_OURS, NOT_WHOLE, readLines } from './read-lines.ts'
import { type Column, migrationsOf, type TableShape, tableShapes } from './table-shapes.ts'

export interface OpenedBackup {
  head: Head
  shapes: TableShape[]
  /** Ends without a fault only if the file is whole and all of it fits this program. */
  parts(): AsyncGenerator<Part>
  close(): Promise<void>
}

/** Rows and characters of a part: so many are in memory at once, and changed by one statement. */
const PART = { rows: 500, characters: 1 << 20 }

/** What opens a backup: it knows the tables by their migrations, and refuses those of a newer program. */
interface Program {
  version: string
  migrations: Migration[]
}

export async function openBackup(file: string, program: Program): Promise<OpenedBackup> {
  const lines = readLines(file)
  const close = async () => void (await lines.return(undefined))
  try {
    const head = readHead(file, (await lines.next()).value ?? '', program)
    const shapes = await tableShapes(migrationsOf(program.migrations, head.migrations))
    checkTables(file, head, shapes)
    return { head, shapes, parts: () => readParts(file, lines, head, shapes), close }
  } catch (error) {
    await close()
    throw error
  }
}

function readHead(file: string, line: string, { version, migrations }: Program): Head {
  const json = parse(line)
  const any = AnyHeadSchema.safeParse(json)
  if (!any.success) throw new DataFault(`${file} ${NOT_OURS}`)
  const newer =
    `${file} was made by version ${any.data.version} of the program, which is newer than this, ` +
    `${version}: restore it with that version or a later one.`
  if (any.data.formatVersion > FORMAT_VERSION) throw new DataFault(newer)
  const head = HeadSchema.safeParse(json)
  if (!head.success) throw new DataFault(`${file} ${NOT_WHOLE}`)
  if (unknownOf(head.data.migrations, migrations).length > 0) throw new DataFault(newer)
  return head.data
}

/** Names from a file never come into a statement: those of the program's own tables do, if they are the same. */
function checkTables(file: string, { tables }: Head, shapes: TableShape[]): void {
  const namesOf = (table: { name: string; columns: string[] }) => [table.name, ...table.columns]
  const found = tables.map(namesOf)
  const wanted = shapes.map(({ name, columns }) =>
    namesOf({ name, columns: columns.map((column) => column.name) }),
  )
  if (JSON.stringify(found) !== JSON.stringify(wanted)) {
    throw new DataFault(`${file} has other tables than its version of the program.`)
  }
}

async function* readParts(
  file: string,
  lines: AsyncGenerator<string>,
  head: Head,
  shapes: TableShape[],
): AsyncGenerator<Part> {
  const reader = new PartReader(head, shapes)
  for await (const text of lines) {
    const line = LineSchema.safeParse(parse(text))
    if (!line.success || !reader.accepts(line.data)) throw new DataFault(`${file} ${NOT_WHOLE}`)
    yield* reader.take(line.data, text.length)
  }
  if (!reader.hasAll()) throw new DataFault(`${file} ${NOT_WHOLE}`)
}

/** Joins rows to parts, and holds what has come against the head and the end. */
class PartReader {
  private readonly head: Head
  private readonly shapes: TableShape[]
  private readonly counts = new Map<string, number>()
  private table: TableShape | undefined
  private rows: SqlValue[][] = []
  private characters = 0
  private documents = 0
  private end: { rows: number; documents: number } | undefined

  constructor(head: Head, shapes: TableShape[]) {
    this.head = head
    this.shapes = shapes
  }

  accepts(line: Line): boolean {
    if (this.end !== undefined) return false
    if (Array.isArray(line)) return this.table !== undefined && fits(line, this.table.columns)
    if (!('table' in line)) return true
    return this.find(line.table) !== undefined && !this.counts.has(line.table)
  }

  take(line: Line, characters: number): Part[] {
    if (Array.isArray(line)) return this.takeRow(line, characters)
    const parts = this.takeRows()
    if ('table' in line) {
      this.table = this.find(line.table)
      this.counts.set(line.table, 0)
    } else if ('end' in line) this.end = line.end
    else {
      if ('document' in line) this.documents += 1
      parts.push(line)
    }
    return parts
  }

  hasAll(): boolean {
    const { head, counts, end, documents } = this
    return (
      end?.rows === totalOf(head) &&
      end.documents === documents &&
      head.tables.every(({ name, rows }) => counts.get(name) === rows)
    )
  }

  private takeRow(row: SqlValue[], characters: number): Part[] {
    const { name } = this.table ?? { name: '' }
    this.counts.set(name, (this.counts.get(name) ?? 0) + 1)
    this.rows.push(row)
    this.characters += characters
    const isFull = this.rows.length >= PART.rows || this.characters >= PART.characters
    return isFull ? this.takeRows() : []
  }

  private takeRows(): Part[] {
    const { table, rows } = this
    this.rows = []
    this.characters = 0
    return table === undefined || rows.length === 0 ? [] : [{ table: table.name, rows }]
  }

  private find(table: string): TableShape | undefined {
    return this.shapes.find(({ name }) => name === table)
  }
}

function fits(row: SqlValue[], columns: Column[]): boolean {
  return row.length === columns.length && columns.every((column, place) => has(column, row[place]))
}

function has({ type, required }: Column, value: SqlValue | undefined): boolean {
  if (value === null) return !required
  return type === 'TEXT' ? typeof value === 'string' : Number.isSafeInteger(value)
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
