import { expect, test } from 'vitest'
import { decodeText, MAX_FILE_BYTES } from './decode-text.ts'
import { FileFault } from './file-fault.ts'

const WORDS = 'séries;½'

test.each<[string, number[]]>([
  ['UTF-8', [...Buffer.from(WORDS)]],
  ['UTF-8 with a mark', [0xef, 0xbb, 0xbf, ...Buffer.from(WORDS)]],
  ['UTF-16 LE', [0xff, 0xfe, ...Buffer.from(WORDS, 'utf16le')]],
  ['UTF-16 BE', [0xfe, 0xff, ...Buffer.from(WORDS, 'utf16le').swap16()]],
  ['Windows-1252', [...Buffer.from(WORDS, 'latin1')]],
])('%s is read', (_name, bytes) => {
  expect(decodeText(Uint8Array.from(bytes))).toBe(WORDS)
})

test('the quotation marks and dashes of Windows-1252 are read as such', () => {
  expect(decodeText(Uint8Array.of(0x93, 0x58, 0x94, 0x96))).toBe('“X”–')
})

test.each<[string, Uint8Array, RegExp]>([
  ['nothing', new Uint8Array(), /empty/],
  ['blanks', Buffer.from(' \r\n '), /empty/],
  ['an Excel workbook', Buffer.from('PK\x03\x04…'), /Excel workbook.*save the table as CSV/],
  ['bytes that are no text', Buffer.from('a\0b'), /not a text file/],
  ['more than 20 MB', new Uint8Array(MAX_FILE_BYTES + 1), /larger than 20 MB/],
])('%s is refused with words', (_name, bytes, words) => {
  expect(() => decodeText(bytes)).toThrow(FileFault)
  expect(() => decodeText(bytes)).toThrow(words)
})
