import { parseCount, parseDate, parseDay, parseRating } from './cell-values.ts'
import { type CollectionRow, toRow } from './collection-row.ts'
import type { Columns } from './columns.ts'
import { parseComicTitle, parseSeriesName } from './comic-title.ts'
import { parseBookTitle, toFormat } from './formats.ts'
import { isOtherPublisher } from './publishers.ts'
import type { TableRow } from './read-table.ts'
import { isVariantText } from './variants.ts'

export function isGoodreads(columns: Columns): boolean {
  return columns.hasAll('Title', 'Exclusive Shelf') || columns.hasAll('Book Id', 'Title', 'Author')
}

/** Mostly books: `Ms. Marvel, Vol. 1: No Normal`; single issues as `X-Men (1991-2001) #1`. */
export function readGoodreads(columns: Columns): (row: TableRow) => CollectionRow {
  const titleOf = columns.reader('Title')
  const publisherOf = columns.reader('Publisher')
  const bindingOf = columns.reader('Binding')
  const yearOf = columns.reader('Original Publication Year', 'Year Published')
  const shelfOf = columns.reader('Exclusive Shelf')
  const readDateOf = columns.reader('Date Read')
  const ratingOf = columns.reader('My Rating')
  const copiesOf = columns.reader('Owned Copies')
  const noteOf = columns.reader('Private Notes')
  const reviewOf = columns.reader('My Review')

  return ({ line, cells }) => {
    const title = titleOf(cells)
    const publisher = publisherOf(cells)
    const shelf = shelfOf(cells).toLowerCase()
    const copies = parseCount(copiesOf(cells))
    const wasRead = shelf === 'read' ? (parseDay(readDateOf(cells)) ?? true) : undefined
    return toRow({
      line,
      ...nameComic(title, bindingOf(cells)),
      ...parseDate(yearOf(cells)),
      publisher,
      otherPublisher: isOtherPublisher(publisher) || undefined,
      title,
      owned: copies === undefined ? undefined : true,
      quantity: copies,
      read: wasRead,
      rating: parseRating(ratingOf(cells)),
      note: noteOf(cells) || toPlainText(reviewOf(cells)),
      shelf,
    })
  }
}

function nameComic(title: string, binding: string) {
  const { series, number, rest } = parseComicTitle(title)
  if (number !== '') {
    return { ...parseSeriesName(series), number, variant: isVariantText(rest) ? rest : '' }
  }
  const book = parseBookTitle(withoutSeriesOfBooks(series))
  return { number, ...book, format: book.format ?? toBookFormat(binding) }
}

/** `Civil War (Marvel Events, #1)`: which book it is of a series of books. */
function withoutSeriesOfBooks(title: string): string {
  const open = title.endsWith(')') ? title.lastIndexOf('(') : -1
  return open > 0 && title.includes('#', open) ? title.slice(0, open).trim() : title
}

/** Electronic editions do not say what they are editions of, but not of a single issue. */
function toBookFormat(binding: string): string {
  const format = toFormat(binding)
  return format === 'trade paperback' || format === 'hardcover' ? format : 'collection'
}

/** A review has line breaks as HTML; other signs stay as they are. */
function toPlainText(review: string): string {
  return review.replace(/<br ?\/?>/gi, '\n').trim()
}
