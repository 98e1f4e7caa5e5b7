import { toCsv } from '#contract/to-csv.ts'
import { keepOwnMarks } from './formula-marks.ts'
import { LIST_COLUMNS, type ListFile, type ListFileEntry } from './list-file.ts'

type Cell = string | number | null

/** RFC 4180 in UTF-8, with nothing that a program takes for a formula. `readCollectionText` reads it. */
export function writeListCsv({ name, description, entries }: ListFile): string {
  const first = [keepOwnMarks(name), keepOwnMarks(description)]
  const rows: Cell[][] = entries.map((entry, index) => [
    ...toCells(entry, index + 1),
    ...(index === 0 ? first : ['', '']),
  ])
  // A list without entries keeps its name all the same.
  if (rows.length === 0) rows.push([...Array(LIST_COLUMNS.length - 2).fill(''), ...first])
  return toCsv([[...LIST_COLUMNS], ...rows])
}

function toCells(entry: ListFileEntry, position: number): Cell[] {
  return [
    position,
    keepOwnMarks(entry.section),
    entry.comicId,
    keepOwnMarks(entry.series),
    entry.volume ?? null,
    toNumberCell(entry.number),
    entry.year ?? null,
    keepOwnMarks(entry.title),
    keepOwnMarks(entry.note),
    entry.readAt ?? null,
  ]
}

/** `-1` is a number and needs no mark against formulas. */
function toNumberCell(number: string): Cell {
  const isPlain = /^-?\d{1,6}$/.test(number) && String(Number(number)) === number
  return isPlain ? Number(number) : keepOwnMarks(number)
}
