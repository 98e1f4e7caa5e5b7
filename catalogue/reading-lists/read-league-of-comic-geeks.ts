import { isYes, parseCount, parseDate, parsePaid, parseRating } from './cell-values.ts'
import { type CollectionRow, toRow } from './collection-row.ts'
import type { Columns } from './columns.ts'
import { isSameName, parseComicTitle, parseSeriesName, type SeriesName } from './comic-title.ts'
import { parseBookTitle } from './formats.ts'
import { isOtherPublisher } from './publishers.ts'
import type { TableRow } from './read-table.ts'
import { isFirstCover } from './variants.ts'

export function isLeagueOfComicGeeks(columns: Columns): boolean {
  return columns.hasAll('Series Name', 'Full Title')
}

/** `In Collection` counts copies, `Full Title` holds the number and the variant. */
export function readLeagueOfComicGeeks(columns: Columns): (row: TableRow) => CollectionRow {
  const publisherOf = columns.reader('Publisher Name')
  const seriesOf = columns.reader('Series Name')
  const titleOf = columns.reader('Full Title')
  const releaseOf = columns.reader('Release Date')
  const copiesOf = columns.reader('In Collection')
  const wishOf = columns.reader('In Wish List')
  const readOf = columns.reader('Marked Read')
  const ratingOf = columns.reader('My Rating')
  const paidOf = columns.reader('Price Paid')
  const conditionOf = columns.reader('Condition')
  const gradeOf = columns.reader('Grading')
  const graderOf = columns.reader('Grading Company')
  const noteOf = columns.reader('Notes')

  return ({ line, cells }) => {
    const title = titleOf(cells)
    const { series: titled, number, rest } = parseComicTitle(title)
    const book = number === '' ? parseBookTitle(titled) : undefined
    const publisher = publisherOf(cells)
    const copies = parseCount(copiesOf(cells))
    const grade = `${graderOf(cells)} ${gradeOf(cells)}`.trim()
    return toRow({
      line,
      ...(book ?? nameSeries(seriesOf(cells), titled)),
      number,
      ...parseDate(releaseOf(cells)),
      publisher,
      otherPublisher: isOtherPublisher(publisher) || undefined,
      variant: isFirstCover(rest) ? '' : rest,
      title,
      owned: copies !== undefined || isYes(copiesOf(cells)) || undefined,
      quantity: copies,
      wished: isYes(wishOf(cells)) || undefined,
      read: isYes(readOf(cells)) || undefined,
      rating: parseRating(ratingOf(cells)),
      condition: conditionOf(cells) || (gradeOf(cells) === '' ? '' : grade),
      paid: parsePaid(paidOf(cells)),
      note: noteOf(cells),
    })
  }
}

/**
 * Annuals and the like stand in the series that they belong to, and only their title says what they
 * are; the years of that series are then not theirs.
 */
function nameSeries(column: string, titled: string): SeriesName {
  const ofColumn = parseSeriesName(column)
  const ofTitle = parseSeriesName(titled)
  if (ofTitle.series === '') return ofColumn
  return isSameName(ofColumn.series, ofTitle.series) ? { ...ofColumn, ...ofTitle } : ofTitle
}
