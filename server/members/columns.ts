import { plainLine } from '../plain-text.ts'

const GAP = 2
const MIN_LAST = 8
const WIDE =
  /\p{Emoji_Presentation}|[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6\u{20000}-\u{3fffd}]/u

const graphemes = new Intl.Segmenter()

/**
 * Rows below one another, harmless for a terminal. Only the last column is cut to the width of the
 * terminal: the others hold what is copied into the next command.
 */
export function toColumns(rows: string[][], terminalWidth = Number.POSITIVE_INFINITY): string {
  const cells = rows.map((row) => row.map(plainLine))
  const widths: number[] = []
  for (const row of cells) {
    for (const [place, cell] of row.entries()) {
      widths[place] = Math.max(widths[place] ?? 0, widthOf(cell))
    }
  }
  const before = widths.slice(0, -1).reduce((sum, width) => sum + width + GAP, 0)
  const room = Math.max(terminalWidth - before, MIN_LAST)
  const toLine = (row: string[]) =>
    row.map((cell, place) =>
      place === row.length - 1 ? cut(cell, room) : padded(cell, (widths[place] ?? 0) + GAP),
    )
  return cells.map((row) => `${toLine(row).join('').trimEnd()}\n`).join('')
}

function padded(cell: string, width: number): string {
  return cell + ' '.repeat(width - widthOf(cell))
}

function cut(text: string, width: number): string {
  if (widthOf(text) <= width) return text
  let kept = ''
  for (const { segment } of graphemes.segment(text)) {
    if (widthOf(kept) + widthOf(segment) > width - 1) break
    kept += segment
  }
  return `${kept}…`
}

/** In columns of a terminal. */
function widthOf(text: string): number {
  let width = 0
  for (const { segment } of graphemes.segment(text)) width += WIDE.test(segment) ? 2 : 1
  return width
}
