/**
 * Where a program for tables would take what follows for a formula, also behind blanks and quotation marks
 * and as a wide letter. A cell may begin after any of these separators: where the list separator is not
 * the comma, quotation marks within a line are letters like others and hold nothing together. Where it is,
 * they hold, so what follows a comma stays as it was written.
 */
const FORMULAS = /(?<=^|[;\t\r\n])(?=(?:[^\S\t\r\n]|")*[=+\-@＝＋－＠])|^(?=[\t\r\n])/g

/** By RFC 4180, and safe to open: an apostrophe before a formula makes it a text. */
export function toCsv(rows: (string | number | null)[][]): string {
  return rows.map((row) => `${row.map(toField).join(',')}\r\n`).join('')
}

function toField(value: string | number | null): string {
  // A number is written by us, so its minus is no formula.
  if (typeof value === 'number') return String(value)
  const text = value ?? ''
  const safe = text.replace(FORMULAS, "'")
  // Some programs cut at semicolons and tabs as well.
  return /[",;\t\r\n]/.test(safe) || safe !== text ? `"${safe.replaceAll('"', '""')}"` : safe
}
