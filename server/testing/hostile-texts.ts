import { repeated } from './growth.ts'

type Hostile = (length: number) => string

/** What makes patterns slow: long runs of one class, with and without an end that does not match. */
export const HOSTILE: [name: string, hostile: Hostile][] = [
  ['letters', repeated('a')],
  ['letters and an at sign', repeated('a', '/', '/x@y')],
  ['encoded at signs', repeated('%40', 'a')],
  ['encoded percent signs', repeated('25', '%', '4')],
  ['at signs', repeated('@')],
  ['blanks', repeated(' ', 'x', 'x')],
  ['tabs and line ends', repeated('\t\r\n', '=', 'x')],
  ['digits', repeated('1', ' ', 'x')],
  ['digits and dots', repeated('1.', ' #', 'x')],
  ['number signs', repeated(' #', 'x')],
  ['quotation marks', repeated('"', ';', 'x')],
  ['semicolons', repeated(';', '', '=')],
  ['commas', repeated(',', 'a', 'a')],
  ['dots', repeated('a.', '', '!')],
  ['dashes', repeated('a-', 'x@', '!')],
  ['slashes', repeated('/', 'https://a')],
  ['stars', repeated('a*', 'https://', '/!')],
  ['colons', repeated('1:', '', 'x')],
  ['invisible characters', repeated('\u200b\ufeff', '', 'x')],
]
