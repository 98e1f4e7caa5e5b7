/** What a program for tables would take for a formula, also behind blanks and as a wide letter. */
const FORMULA = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/

/** By RFC 4180, and safe to open: an apostrophe before a formula makes it a text. */
export function toCsv(rows: (string | number | null)[][]): string {
  return rows.map((row) => `${row.map(toField).join(',')}\r\n`).join('')
}

function toField(value: string | number | null): string {
  // A number is written by us, so its minus is no formula.
  if (typeof value === 'number') return String(value)
  const text = value ?? ''
  const safe = FORMULA.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) || safe !== text ? `"${safe.replaceAll('"', '""')}"` : safe
}
