import { readCblJson } from './cbl-json.ts'
import {
  type CblEntry,
  CblFault,
  type CblList,
  checkCount,
  entryOf,
  OWN_DATABASE,
} from './cbl-list.ts'
import { cblTextOf } from './cbl-text.ts'
import { scanXml, type XmlElement } from './cbl-xml.ts'

/** A reading list in either way of writing it, or a sentence that says why it cannot be read. */
export function readCbl(file: Uint8Array | string): CblList | { fault: string } {
  try {
    const text = typeof file === 'string' ? file.replace(/^\uFEFF/, '') : cblTextOf(file)
    return /^\s*[[{]/.test(text) ? readCblJson(text) : readCblXml(text)
  } catch (error) {
    if (error instanceof CblFault) return { fault: error.message }
    throw error
  }
}

/** `<ReadingList><Name>…</Name><Books><Book Series="…" Number="1" Volume="1963" Year="1963" />…` */
function readCblXml(text: string): CblList {
  const list = { name: '', description: '', entries: [] as CblEntry[] }
  const path: string[] = []
  let fields = new Map<string, string>()
  scanXml(text, {
    open({ name, attributes }) {
      if (path.length === 0 && name !== 'readinglist') {
        throw new CblFault(`The file is not a reading list: it begins with <${name}>.`)
      }
      path.push(name)
      if (isBook(path)) fields = new Map(attributes)
      if (isBook(path.slice(0, -1)) && name === 'database') addOwnId(fields, attributes)
    },
    close(element: XmlElement, content) {
      const isOfBook = isBook(path.slice(0, -1))
      if (isBook(path)) {
        list.entries.push(entryOf(element.line, fields))
        checkCount(list.entries.length)
      }
      if (isOfBook && content !== '') fields.set(element.name, content)
      else if (path.length === 2 && element.name === 'name') list.name = content
      else if (path.length === 2 && element.name === 'description') list.description = content
      path.pop()
    },
  })
  return list
}

function isBook(path: string[]): boolean {
  return path.length === 3 && path[1] === 'books' && path[2] === 'book'
}

function addOwnId(fields: Map<string, string>, database: Map<string, string>): void {
  if (database.get('name') === OWN_DATABASE) fields.set(OWN_DATABASE, database.get('issue') ?? '')
}
