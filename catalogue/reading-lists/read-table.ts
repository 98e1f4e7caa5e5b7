import { FileFault } from './file-fault.ts'

export const MAX_ROWS = 100_000
const MAX_COLUMNS = 500
/** In characters; more than any note or review. */
const MAX_CELL = 100_000
const SEPARATORS = [',', ';', '\t', '|']

export interface TableRow {
  /** The line of the file on which the row begins, counted from 1. */
  line: number
  cells: string[]
}

export interface Table {
  header: string[]
  rows: TableRow[]
}

export interface Cursor {
  at: number
  line: number
}

/**
 * A table as RFC 4180 has it, with the separator that its first line uses. As spreadsheets do, a
 * quotation mark counts only at the start of a cell, and empty lines and empty cells after the last
 * column are no fault. Takes time in proportion to the text.
 */
export function readTable(text: string): Table {
  const cursor: Cursor = { at: 0, line: 1 }
  const separator = takeSeparatorLine(text, cursor) ?? sniffSeparator(text)
  let header: string[] | undefined
  const rows: TableRow[] = []
  while (cursor.at < text.length) {
    const { line } = cursor
    const cells = readRecord(text, separator, cursor)
    if (cells.every((cell) => cell.trim() === '')) continue
    if (header === undefined) {
      header = cells
      continue
    }
    if (rows.length === MAX_ROWS) {
      throw new FileFault(`The file has more than ${MAX_ROWS.toLocaleString('en')} rows.`)
    }
    rows.push({ line, cells: cutToWidth(cells, header.length, line) })
  }
  if (header === undefined) throw new FileFault('The file is empty.')
  if (rows.length === 0) throw new FileFault('The file names its columns and has no rows.')
  return { header, rows }
}

/** Spreadsheets write, and read, `sep=;` as a first line of its own. */
export function takeSeparatorLine(text: string, cursor: Cursor): string | undefined {
  const found = /^sep=([,;\t|])\r?\n/i.exec(text)
  if (found === null) return undefined
  cursor.at = found[0].length
  cursor.line = 2
  return found[1]
}

export function sniffSeparator(text: string): string {
  const counts = new Map(SEPARATORS.map((separator) => [separator, 0]))
  let isQuoted = false
  // The header is the first line that is not blank.
  for (const sign of text.trimStart().slice(0, MAX_CELL)) {
    if (sign === '"') isQuoted = !isQuoted
    else if (!isQuoted && (sign === '\n' || sign === '\r')) break
    const count = isQuoted ? undefined : counts.get(sign)
    if (count !== undefined) counts.set(sign, count + 1)
  }
  const count = (separator: string) => counts.get(separator) ?? 0
  return SEPARATORS.reduce((best, next) => (count(next) > count(best) ? next : best))
}

/** One row; the cursor stands behind it afterwards. */
export function readRecord(text: string, separator: string, cursor: Cursor): string[] {
  const { line } = cursor
  const cells: string[] = []
  for (;;) {
    const quoted = text[cursor.at] === '"' ? readQuoted(text, cursor) : ''
    cells.push(quoted + readPlain(text, separator, cursor))
    if (cells.length > MAX_COLUMNS) {
      throw new FileFault(`there are more than ${MAX_COLUMNS} columns.`, line)
    }
    if (text[cursor.at] !== separator) break
    cursor.at += 1
  }
  skipLineEnd(text, cursor)
  return cells
}

/** The cursor stands at the first quotation mark, and afterwards behind the last. */
function readQuoted(text: string, cursor: Cursor): string {
  let value = ''
  let from = cursor.at + 1
  for (;;) {
    const mark = text.indexOf('"', from)
    if (mark === -1) {
      throw new FileFault('a quotation mark opens here and is never closed.', cursor.line)
    }
    checkLength(mark - from, cursor)
    value += text.slice(from, mark)
    from = mark + 2
    if (text[mark + 1] !== '"') break
    value += '"'
    checkLength(value.length, cursor)
  }
  cursor.line += countLineEnds(value)
  cursor.at = from - 1
  return value
}

function readPlain(text: string, separator: string, cursor: Cursor): string {
  let end = cursor.at
  while (end < text.length && !endsCell(text[end], separator)) end += 1
  checkLength(end - cursor.at, cursor)
  const value = text.slice(cursor.at, end)
  cursor.at = end
  return value
}

function checkLength(length: number, { line }: Cursor): void {
  if (length <= MAX_CELL) return
  const most = MAX_CELL.toLocaleString('en')
  throw new FileFault(`a cell has more than ${most} characters. Is a quotation mark missing?`, line)
}

function endsCell(sign: string | undefined, separator: string): boolean {
  return sign === separator || sign === '\n' || sign === '\r'
}

function skipLineEnd(text: string, cursor: Cursor): void {
  if (cursor.at >= text.length) return
  cursor.at += text.startsWith('\r\n', cursor.at) ? 2 : 1
  cursor.line += 1
}

function countLineEnds(text: string): number {
  return text.match(/\r\n|\r|\n/g)?.length ?? 0
}

function cutToWidth(cells: string[], width: number, line: number): string[] {
  if (cells.length <= width) return cells
  if (cells.slice(width).some((cell) => cell.trim() !== '')) {
    throw new FileFault(
      `there are ${cells.length} cells, but only ${width} columns. Is a quotation mark missing?`,
      line,
    )
  }
  return cells.slice(0, width)
}
