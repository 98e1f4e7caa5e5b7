import { randomBytes } from 'node:crypto'
import type { ImportPreview, ImportRow, ImportRows } from '#contract/imports.ts'
import { busy } from '../errors.ts'
import { unreadable } from './import-errors.ts'
import { type ImportStore, PREVIEW_MS, type StoredImport } from './import-store.ts'
import type {
  FileHead,
  FileLine,
  FileReader,
  ImportCatalogue,
  MatchedLine,
  OpenFile,
} from './imported-file.ts'
import { inSlices } from './in-slices.ts'

/** 96 bits: nobody guesses one. */
const ID_BYTES = 12
const DEFAULT_NAME = 'Imported list'
const FIRST_ROWS = 100
const RETRY_MS = 10_000
/** Those that need a decision come first. */
const ORDER: readonly ImportRow['result'][] = ['unsure', 'unknown', 'matched']

/** Shows what a file holds before anything of it is taken over. */
export class ImportPreviews {
  private readonly store: ImportStore
  private readonly catalogue: ImportCatalogue
  private readonly reader: FileReader
  private readonly now: () => Date

  constructor(store: ImportStore, catalogue: ImportCatalogue, reader: FileReader, now: () => Date) {
    this.store = store
    this.reader = reader
    this.catalogue = catalogue
    this.now = now
  }

  /** Throws an ApiError for a file that cannot be read; nothing is kept of it. */
  async make(memberId: string, fileName: string, bytes: Uint8Array): Promise<ImportPreview> {
    const opened = await this.reader.open(bytes, (file) => sortLines(file, nameFrom(fileName)))
    if ('fault' in opened) throw unreadable(opened.fault)
    const { program, head, lines } = opened
    const createdAt = this.now().getTime()
    const id = randomBytes(ID_BYTES).toString('base64url')
    const file: StoredImport = { id, fileName, program, createdAt, head }
    await this.store.drop(createdAt)
    if (!(await this.store.add(memberId, file, lines))) throw busy(RETRY_MS)
    return this.describe(file, lines.slice(0, FIRST_ROWS))
  }

  async show(file: StoredImport): Promise<ImportPreview> {
    return this.describe(file, await this.store.lines(file.id, 0, FIRST_ROWS))
  }

  async page(
    { id, head: { counts } }: StoredImport,
    { result, offset, limit }: { result?: ImportRow['result']; offset: number; limit: number },
  ): Promise<ImportRows> {
    if (result === undefined) {
      const lines = await this.store.lines(id, offset, limit)
      return { offset, total: counts.rows, results: this.rows(lines) }
    }
    const before = ORDER.slice(0, ORDER.indexOf(result))
    const start = before.reduce((sum, earlier) => sum + counts[earlier], 0)
    const some = Math.min(limit, counts[result] - offset)
    const lines = some > 0 ? await this.store.lines(id, start + offset, some) : []
    return { offset, total: counts[result], results: this.rows(lines) }
  }

  private describe(file: StoredImport, first: FileLine[]): ImportPreview {
    const { id, fileName, program, createdAt, head } = file
    const { counts, contents } = head
    return {
      id,
      fileName,
      program,
      counts,
      contents,
      expiresAt: new Date(createdAt + PREVIEW_MS).toISOString(),
      rows: { offset: 0, total: counts.rows, results: this.rows(first) },
    }
  }

  private rows(lines: FileLine[]): ImportRow[] {
    return lines.map(({ line, text, result, comic, candidates, remark }) => {
      const found = comic === undefined ? undefined : this.catalogue.comic(comic)
      return {
        line,
        text,
        result,
        ...(found !== undefined && { comic: found }),
        ...(candidates !== undefined && {
          candidates: candidates.flatMap((id) => this.catalogue.comic(id) ?? []),
        }),
        ...(remark !== undefined && { remark }),
      }
    })
  }
}

/** What a list is called that has no name in the file. */
function nameFrom(fileName: string): string {
  return fileName.replace(/\.[a-z0-9]{1,5}$/i, '').trim() || DEFAULT_NAME
}

interface SortedFile {
  program: string
  head: FileHead
  lines: FileLine[]
}

/** All lines in the order in which they are shown, and what they come to. */
async function sortLines(file: OpenFile, defaultName: string): Promise<SortedFile> {
  const found: Record<ImportRow['result'], FileLine[]> = { unsure: [], unknown: [], matched: [] }
  const named = file.lists.map((list) => ({ ...list, name: list.name || defaultName }))
  const lists = named.map(({ name }) => ({ name, entries: 0 }))
  const contents = { lists, read: 0, owned: 0, wished: 0, favourites: 0, follows: 0 }
  let place = 0
  const sort = (line: MatchedLine) => {
    found[line.result].push({ ...line, place })
    place += 1
    const list = line.list === undefined ? undefined : lists[line.list]
    if (list !== undefined) list.entries += 1
    if (line.read !== undefined) contents.read += 1
    if (line.copies !== undefined) contents.owned += 1
    if (line.wish) contents.wished += 1
    if (line.favourite !== undefined) contents.favourites += 1
    if (line.follow !== undefined) contents.follows += 1
  }
  for await (const part of file.parts) await inSlices(part, sort)
  const lines = ORDER.flatMap((result) => found[result])
  const { unsure, unknown, matched } = found
  const counts = {
    rows: lines.length,
    matched: matched.length,
    unsure: unsure.length,
    unknown: unknown.length,
  }
  return { program: file.program, head: { lists: named, counts, contents }, lines }
}
