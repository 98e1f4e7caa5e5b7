import type { CollectionFile, CollectionRow, Program } from './collection-row.ts'
import { Columns } from './columns.ts'
import { FileFault } from './file-fault.ts'
import { isClz, readClz } from './read-clz.ts'
import { isGoodreads, readGoodreads } from './read-goodreads.ts'
import { isLeagueOfComicGeeks, readLeagueOfComicGeeks } from './read-league-of-comic-geeks.ts'
import { readOwnJson } from './read-own-json.ts'
import { isOwnFavourites, isOwnList, readOwnFavourite, readOwnList } from './read-own-table.ts'
import { readTable, type TableRow } from './read-table.ts'

interface Dialect {
  program: Program
  isWritten: (columns: Columns) => boolean
  reader: (columns: Columns) => (row: TableRow) => CollectionRow
}

/** The most distinctive first. */
const DIALECTS: Dialect[] = [
  {
    program: 'League of Comic Geeks',
    isWritten: isLeagueOfComicGeeks,
    reader: readLeagueOfComicGeeks,
  },
  { program: 'Goodreads', isWritten: isGoodreads, reader: readGoodreads },
  { program: 'Spinner Rack', isWritten: isOwnFavourites, reader: readOwnFavourite },
  { program: 'CLZ Comics', isWritten: isClz, reader: readClz },
]

/**
 * What somebody exported from another program or from here, recognised by its columns. No line is
 * left out. Throws a `FileFault`, and nothing else, if the file cannot be read to its end.
 */
export function readCollectionText(text: string): CollectionFile {
  if (/^\s*[{[]/.test(text)) return readOwnJson(text)
  if (/^\s*</.test(text)) throw new FileFault('This is XML or a web page, and no table.')
  const { header, rows } = readTable(text)
  const columns = new Columns(header)
  const dialect = DIALECTS.find(({ isWritten }) => isWritten(columns))
  if (dialect !== undefined) {
    return { program: dialect.program, rows: rows.map(dialect.reader(columns)) }
  }
  if (isOwnList(columns)) {
    return { program: 'Spinner Rack', isList: true, ...readOwnList(columns, rows) }
  }
  throw new FileFault(
    `We do not know a file with the columns ${nameColumns(header)}. We read exports of League of ` +
      'Comic Geeks, CLZ Comics, Goodreads and Spinner Rack, and any table with the columns ' +
      'series and number.',
  )
}

const NAMED_COLUMNS = 6
const NAMED_LENGTH = 40

function nameColumns(header: string[]): string {
  const names = header.map((name) => name.trim()).filter((name) => name !== '')
  const shown = names.slice(0, NAMED_COLUMNS).map((name) => `“${name.slice(0, NAMED_LENGTH)}”`)
  return shown.join(', ') + (names.length > NAMED_COLUMNS ? ' …' : '')
}
