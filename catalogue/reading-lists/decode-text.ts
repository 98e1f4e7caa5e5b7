import { FileFault } from './file-fault.ts'

export const MAX_FILE_BYTES = 20 * 1024 * 1024

const UTF_8_MARK = [0xef, 0xbb, 0xbf]
const UTF_16_MARKS: [mark: number[], encoding: string][] = [
  [[0xff, 0xfe], 'utf-16le'],
  [[0xfe, 0xff], 'utf-16be'],
]

/** The first bytes of files that are no text, which people choose in place of the table in them. */
const OTHER_FILES: [start: number[], words: string][] = [
  [[0x50, 0x4b, 0x03, 0x04], 'This is an Excel workbook or a zip file.'],
  [[0xd0, 0xcf, 0x11, 0xe0], 'This is an Excel workbook.'],
  [[0x25, 0x50, 0x44, 0x46], 'This is a PDF.'],
]
const SAVE_AS_CSV = 'Open it, save the table as CSV, and bring that file.'

/**
 * The text of a file: UTF-8, UTF-16 where a byte order mark says so, else Windows-1252, which
 * spreadsheets write without a word about it.
 */
export function decodeText(bytes: Uint8Array): string {
  if (bytes.length > MAX_FILE_BYTES) throw new FileFault('The file is larger than 20 MB.')
  const other = OTHER_FILES.find(([start]) => startsWith(bytes, start))
  if (other !== undefined) throw new FileFault(`${other[1]} ${SAVE_AS_CSV}`)
  const text = decode(bytes)
  if (text.trim() === '') throw new FileFault('The file is empty.')
  if (text.includes('\0')) {
    throw new FileFault(`This is not a text file, or not in UTF-8. ${SAVE_AS_CSV}`)
  }
  return text
}

function decode(bytes: Uint8Array): string {
  const wide = UTF_16_MARKS.find(([mark]) => startsWith(bytes, mark))
  if (wide !== undefined) return new TextDecoder(wide[1]).decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    // One broken character in a file that says it is UTF-8 does not make it another encoding.
    const encoding = startsWith(bytes, UTF_8_MARK) ? 'utf-8' : 'windows-1252'
    return new TextDecoder(encoding).decode(bytes)
  }
}

function startsWith(bytes: Uint8Array, start: number[]): boolean {
  return start.every((byte, index) => bytes[index] === byte)
}
