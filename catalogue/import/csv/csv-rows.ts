import { createReadStream } from 'node:fs'
import { FileFault } from '../../reading-lists/file-fault.ts'
import {
  type Cursor,
  readRecord,
  sniffSeparator,
  takeSeparatorLine,
} from '../../reading-lists/read-table.ts'

export interface CsvRow {
  cells: string[]
  line: number
  bytes: number
}

/** More than the longest row; a table is read so far ahead. */
const AHEAD = 1024 * 1024

/**
 * The rows of a table of any length, the header first. A row is complete once text follows it, so that the end of
 * what has been read is never taken for the end of a row.
 */
export async function* csvRows(file: string): AsyncGenerator<CsvRow> {
  const cursor: Cursor = { at: 0, line: 1 }
  const decoder = new TextDecoder()
  let text = ''
  let bytes = 0
  let separator: string | undefined
  const rows = function* (isEnd: boolean): Generator<CsvRow> {
    separator ??= takeSeparatorLine(text, cursor) ?? sniffSeparator(text)
    while (cursor.at < text.length && (isEnd || text.length - cursor.at > AHEAD)) {
      const { line } = cursor
      const cells = readRecord(text, separator, cursor)
      if (cells.some((cell) => cell.trim() !== '')) yield { cells, line, bytes }
    }
    text = text.slice(cursor.at)
    cursor.at = 0
  }
  for await (const chunk of createReadStream(file, { highWaterMark: 256 * 1024 })) {
    text += decoder.decode(chunk as Buffer, { stream: true })
    bytes += (chunk as Buffer).length
    if (text.length > 2 * AHEAD) yield* rows(false)
  }
  text += decoder.decode()
  if (text.includes('\0')) throw new FileFault('This is not a text file, or not in UTF-8.')
  yield* rows(true)
}
