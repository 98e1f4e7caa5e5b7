/**
 * Matches where a spreadsheet would read a formula, also after blanks, quotation marks and
 * characters that are not shown (control and format characters, marks and fillers that take no
 * room), which some programs remove, and as a full-width character. A cell may begin after any of these separators: where the list separator is
 * not the comma, quotation marks within a line are ordinary characters and do not protect the cell.
 * Where it is, they do, so text after a comma is left unchanged.
 */
const FORMULAS =
  /(?<=^|[;\t\r\n])(?=[[\s"\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]--[\t\r\n]]*[=+\-@＝＋－＠])|^(?=[\t\r\n])/gv

/** RFC 4180, safe against formula injection: an apostrophe before a formula makes it text. */
export function toCsv(rows: (string | number | null)[][]): string {
  return rows.map((row) => `${row.map(toField).join(',')}\r\n`).join('')
}

function toField(value: string | number | null): string {
  // A number is formatted by us, so its minus sign starts no formula.
  if (typeof value === 'number') return String(value)
  const text = value ?? ''
  const safe = text.replace(FORMULAS, "'")
  // Some programs also split at semicolons and tabs.
  return /[",;\t\r\n]/.test(safe) || safe !== text ? `"${safe.replaceAll('"', '""')}"` : safe
}
