import type { BroughtFile, BroughtLine, BroughtList } from './brought-lines.ts'
import type { CollectionRow } from './collection-row.ts'
import { decodeText } from './decode-text.ts'
import { FileFault } from './file-fault.ts'
import { isAccount, readAccount } from './read-account.ts'
import { readCbl } from './read-cbl.ts'
import { readCollectionText } from './read-collection-file.ts'

/**
 * Whatever a member brings: a reading list, the export of another program, or one of ours. Throws a
 * `FileFault`, and nothing else, if it cannot be read to its end.
 */
export function readBroughtFile(bytes: Uint8Array): BroughtFile {
  const text = decodeText(bytes).replace(/^\uFEFF/, '')
  if (/^\s*</.test(text)) return readReadingList(text)
  if (!/^\s*[{[]/.test(text)) return readCollection(text)
  if (isAccount(text)) return readAccount(text)
  return isOwnJson(text) ? readCollection(text) : readReadingList(text)
}

/** Our own files say at their beginning what they are. */
const BEGINNING = 1000

function isOwnJson(text: string): boolean {
  return /"(?:spinner-rack-list|favourites|exportedAt)"/.test(text.slice(0, BEGINNING))
}

function readReadingList(text: string): BroughtFile {
  const list = readCbl(text)
  if ('fault' in list) throw new FileFault(list.fault)
  const { name, description, entries } = list
  return {
    program: 'CBL reading list',
    lists: [{ name, description }],
    // A file of one line may have thousands of entries, and each must be told from the others.
    lines: numbered(entries).map((entry) => ({ ...entry, list: 0 })),
  }
}

function numbered<Entry extends { line: number }>(entries: Entry[]): Entry[] {
  const lines = new Set(entries.map(({ line }) => line))
  if (lines.size === entries.length) return entries
  return entries.map((entry, place) => ({ ...entry, line: place + 1 }))
}

function readCollection(text: string): BroughtFile {
  const { program, list, rows, isList } = readCollectionText(text)
  if (isList) {
    const lists = [list ?? { name: '', description: '' }]
    return { program, lists, lines: rows.map((row) => ({ ...row, list: 0 })) }
  }
  return { program, ...withShelves(rows) }
}

/** What Goodreads calls its own shelves. */
const SHELVES: Record<string, string> = {
  'to-read': 'To read',
  'currently-reading': 'Currently reading',
}

/** Every shelf except that of what is read becomes a list. */
function withShelves(rows: CollectionRow[]): Pick<BroughtFile, 'lists' | 'lines'> {
  const places = new Map<string, number>()
  const lists: BroughtList[] = []
  const lines = rows.map((row): BroughtLine => {
    const { shelf } = row
    if (shelf === undefined || shelf === 'read') return row
    const place = places.get(shelf) ?? lists.length
    if (place === lists.length) lists.push({ name: SHELVES[shelf] ?? shelf, description: '' })
    places.set(shelf, place)
    return { ...row, list: place }
  })
  return { lists, lines }
}
