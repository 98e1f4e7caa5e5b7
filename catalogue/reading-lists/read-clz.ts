import {
  isYes,
  type ParsedDate,
  parseCount,
  parseDate,
  parseDay,
  parsePaid,
  parseRating,
} from './cell-values.ts'
import { type CollectionRow, toRow } from './collection-row.ts'
import type { Columns } from './columns.ts'
import { parseSeriesName, toCoverNumber } from './comic-title.ts'
import { parseBookCode, toFormat } from './formats.ts'
import { isOtherPublisher } from './publishers.ts'
import type { TableRow } from './read-table.ts'
import { isFirstCover } from './variants.ts'

const NUMBER_COLUMNS = ['Issue', 'Issue Nr', 'Issue No']

/** A member chooses the columns of this export, so only series and number are sure to be there. */
export function isClz(columns: Columns): boolean {
  return columns.has('Series') && NUMBER_COLUMNS.some((name) => columns.has(name))
}

export function readClz(columns: Columns): (row: TableRow) => CollectionRow {
  const seriesOf = columns.reader('Series')
  const plainNumberOf = columns.reader('Issue Nr', 'Issue No')
  const issueOf = columns.reader('Issue')
  const letterOf = columns.reader('Variant', 'Issue Ext')
  const descriptionOf = columns.reader('Variant Description')
  const publisherOf = columns.reader('Publisher')
  const releaseOf = columns.reader(
    'Release Date',
    'Cover Date',
    'Release Year',
    'Cover Year',
    'Year',
  )
  const coverOf = columns.reader('Cover Date', 'Cover Year', 'Year')
  const titleOf = columns.reader('Full Title', 'Title')
  const formatOf = columns.reader('Format')
  const gradeOf = columns.reader('Grade', 'Condition')
  const graderOf = columns.reader('Grading Company')
  const paidOf = columns.reader('Purchase Price')
  const ratingOf = columns.reader('My Rating', 'Rating')
  const quantityOf = columns.reader('Quantity', 'Qty')
  const readOf = columns.reader('Read It', 'Read')
  const readDateOf = columns.reader('Reading Date', 'Read Date', 'Date Read')
  const noteOf = columns.reader('Notes', 'Note')
  const statusOf = columns.reader('Collection Status', 'Status')

  return ({ line, cells }) => {
    const publisher = publisherOf(cells)
    const issue = parseIssue(plainNumberOf(cells), issueOf(cells))
    const grade = gradeOf(cells)
    const grader = graderOf(cells)
    const status = statusOf(cells).toLowerCase()
    const isOwned = /^(?:|in collection|for sale)$/.test(status)
    return toRow({
      line,
      ...parseSeriesName(seriesOf(cells)),
      number: issue.number,
      ...parseDate(releaseOf(cells)),
      // Comics are known by the year on their cover, which may be the next one.
      ...pickYear(parseDate(coverOf(cells))),
      format: issue.format ?? toFormat(formatOf(cells)),
      publisher,
      otherPublisher: isOtherPublisher(publisher) || undefined,
      variant: nameVariant(letterOf(cells) || (issue.letter ?? ''), descriptionOf(cells)),
      title: titleOf(cells),
      owned: isOwned || undefined,
      quantity: isOwned ? parseCount(quantityOf(cells)) : undefined,
      wished: /wish/.test(status) || undefined,
      read: parseDay(readDateOf(cells)) ?? (isYes(readOf(cells)) || undefined),
      rating: parseRating(ratingOf(cells)),
      condition: grade === '' ? '' : `${grader} ${grade}`.trim(),
      paid: parsePaid(paidOf(cells)),
      note: noteOf(cells),
    })
  }
}

function pickYear({ year }: ParsedDate): { year?: number } {
  return year === undefined ? {} : { year }
}

interface Issue {
  number: string
  letter?: string | undefined
  format?: string
}

/** One column has the bare number, another one `300A` with the letter of the cover, `TP` or `NN`. */
function parseIssue(plain: string, whole: string): Issue {
  const book = parseBookCode(whole) ?? parseBookCode(plain)
  if (book !== undefined) return book
  const issue = toCoverNumber(whole || plain)
  if (/^NN\b/i.test(issue)) return { number: toCoverNumber(plain) }
  const [, number, letter] = /^(-?[\d.½¼¾/]+)-?([A-Z]?)(?:\s.*)?$/.exec(issue) ?? []
  // The letters of `27AU` belong to the number, and the column of bare numbers lacks them.
  return number === undefined ? { number: issue } : { number, letter }
}

function nameVariant(letter: string, description: string): string {
  if (/^A?$/i.test(letter) && isFirstCover(description)) return ''
  return [letter, description].filter((part) => part !== '').join(': ')
}
