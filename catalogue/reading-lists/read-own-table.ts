import { type CollectionFile, type CollectionRow, toRow } from './collection-row.ts'
import type { Columns } from './columns.ts'
import { parseComicTitle, parseSeriesName, toCoverNumber } from './comic-title.ts'
import { withoutMarks } from './formula-marks.ts'
import type { TableRow } from './read-table.ts'

/** Our own export of a list, or a table that somebody made by hand with its columns. */
export function isOwnList(columns: Columns): boolean {
  return (
    columns.has('comicId') ||
    columns.hasAll('series', 'number') ||
    columns.hasAll('series', 'issue number')
  )
}

export function isOwnFavourites(columns: Columns): boolean {
  return columns.hasAll('kind', 'id', 'title', 'addedAt')
}

type OwnList = Pick<CollectionFile, 'list' | 'rows'>

export function readOwnList(columns: Columns, rows: TableRow[]): OwnList {
  const positionOf = columns.reader('position')
  const nameOf = columns.exact('list')
  const descriptionOf = columns.exact('description')
  const read = readEntry(columns)

  const placed: { position: number; row: CollectionRow }[] = []
  let list: OwnList['list']
  let position = 0
  for (const row of rows) {
    const name = withoutMarks(nameOf(row.cells))
    const description = withoutMarks(descriptionOf(row.cells))
    if (list === undefined && name + description !== '') list = { name, description }
    // A row that somebody inserted without a position stays behind the one before it.
    position = parseWhole(positionOf(row.cells)) ?? position
    const entry = read(row)
    if (isNamed(entry)) placed.push({ position, row: entry })
  }
  const inOrder = placed.sort((one, other) => one.position - other.position)
  return { ...(list && { list }), rows: inOrder.map(({ row }) => row) }
}

/** Nothing is trimmed: what we wrote is read as it was. */
function readEntry(columns: Columns): (row: TableRow) => CollectionRow {
  const idOf = columns.reader('comicId')
  const seriesOf = columns.exact('series')
  const volumeOf = columns.reader('volume')
  const numberOf = columns.exact('number', 'issue number')
  const yearOf = columns.reader('year')
  const titleOf = columns.exact('title')
  const sectionOf = columns.exact('section')
  const noteOf = columns.exact('note')
  const readAtOf = columns.reader('readAt')

  return ({ line, cells }) => {
    const comicId = parseWhole(idOf(cells))
    const series = withoutMarks(seriesOf(cells))
    const number = withoutMarks(numberOf(cells))
    return toRow({
      line,
      comicId,
      // By hand people write `Ultimates (2002)` and `#1`.
      ...(comicId === undefined ? parseSeriesName(series) : { series }),
      ...pickVolume(parseWhole(volumeOf(cells))),
      number: comicId === undefined ? toCoverNumber(number) : number,
      year: parseWhole(yearOf(cells)),
      title: withoutMarks(titleOf(cells)),
      section: withoutMarks(sectionOf(cells)),
      note: withoutMarks(noteOf(cells)),
      read: toMoment(readAtOf(cells)),
    })
  }
}

function pickVolume(volume: number | undefined): { volume?: number } {
  return volume === undefined ? {} : { volume }
}

/** A list without entries has one row with its name. */
function isNamed({ comicId, series, title }: CollectionRow): boolean {
  return comicId !== undefined || series !== '' || title !== undefined
}

export function readOwnFavourite(columns: Columns): (row: TableRow) => CollectionRow {
  const kindOf = columns.reader('kind')
  const idOf = columns.reader('id')
  const titleOf = columns.exact('title')
  const addedAtOf = columns.reader('addedAt')
  return ({ line, cells }) =>
    toFavourite(line, {
      kind: kindOf(cells),
      id: parseWhole(idOf(cells)) ?? 0,
      title: withoutMarks(titleOf(cells)),
      addedAt: addedAtOf(cells),
    })
}

interface Favourite {
  kind: string
  id: number
  title: string
  addedAt: string
}

export function toFavourite(line: number, { kind, id, title, addedAt }: Favourite): CollectionRow {
  const favourite = { kind, id, ...(toMoment(addedAt) && { addedAt }) }
  if (kind !== 'comics') return toRow({ line, series: '', number: '', title, favourite })
  const { series, number } = parseComicTitle(title)
  return toRow({ line, ...parseSeriesName(series), number, title, comicId: id, favourite })
}

/** A moment as we write it, or a day. */
export function toMoment(text: string): string | undefined {
  return /^\d{4}-\d\d-\d\d/.test(text) && !Number.isNaN(Date.parse(text)) ? text : undefined
}

function parseWhole(text: string): number | undefined {
  return /^\d{1,15}$/.test(text) ? Number(text) : undefined
}
