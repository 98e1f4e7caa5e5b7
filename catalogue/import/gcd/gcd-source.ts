import { closeSync, openSync, readSync } from 'node:fs'
import { basename } from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import { pathToFileURL } from 'node:url'
import type { ImportOptions, ImportSource, ReadRecord } from '../record.ts'
import { ImportRefusal } from '../refusal.ts'
import { fillBearers } from './cast-names.ts'
import { chooseRows } from './choose-rows.ts'
import { loadTextDumps } from './load-text-dump.ts'
import { readEntry } from './read-entry.ts'
import { IssueReader } from './read-issue.ts'
import { WorkFile } from './work-file.ts'

/** Of the whole, what loading a text dump and choosing from it take. */
const LOADING = 0.5
const PREPARING = 0.7

/** The dump of the Grand Comics Database, as SQLite file or as text of MySQL, packed by gzip or not. */
export function createGcd(): ImportSource {
  return {
    name: 'gcd',
    licence: 'CC BY-SA 4.0',
    origin: 'Grand Comics Database, https://www.comics.org/',
    read: readDump,
  }
}

async function* readDump(
  files: readonly string[],
  options: ImportOptions,
): AsyncGenerator<ReadRecord> {
  const work = new WorkFile(files, options.publisher, options.folder)
  let isDone = false
  try {
    if (!work.isReady) await prepare(work, files, options)
    // Stopped: there is nothing to go on with yet.
    if (!work.isReady) return
    yield* entries(work.database, Number(options.resumeAt ?? 0))
    isDone = true
  } finally {
    // What is ready is gone on with later, if it has a place of its own.
    if (isDone || options.folder === undefined || !work.isReady) work.remove()
    else work.close()
  }
}

async function prepare(
  work: WorkFile,
  files: readonly string[],
  { publisher, signal, onPreparing = () => {} }: ImportOptions,
): Promise<void> {
  const { database } = work
  const kinds = new Map(files.map((file) => [file, kindOf(file)]))
  const texts = files.filter((file) => kinds.get(file) !== 'sqlite')
  if (files.length > 1 && texts.length < files.length) {
    throw new ImportRefusal('A dump of SQLite is one file, and is imported alone.')
  }
  const isText = texts.length > 0
  if (isText) {
    const faults = await loadTextDumps(texts, work.rawFile, {
      isPacked: (file) => kinds.get(file) === 'gzip',
      onProgress: (share) => onPreparing(share * LOADING),
      signal,
    })
    const insert = database.prepare('INSERT INTO fault VALUES (?, ?)')
    for (const { place, why } of faults) insert.run(place, why)
  }
  const dump = isText ? work.rawFile : (files[0] ?? '')
  const begun = isText ? LOADING : 0
  try {
    database.exec(`ATTACH '${pathToFileURL(dump).href.replaceAll("'", "''")}?immutable=1' AS dump`)
    await chooseRows(database, {
      publisher,
      onProgress: (share) => onPreparing(begun + share * (PREPARING - begun)),
      signal,
    })
    database.exec('DETACH dump')
    if (signal?.aborted) return
    fillBearers(database)
  } catch (error) {
    throw isOfSqlite(error)
      ? new ImportRefusal(`${basename(dump)} is damaged: ${error.message}.`)
      : error
  }
  work.setReady()
  work.removeRaw()
}

function* entries(database: DatabaseSync, after: number): Generator<ReadRecord> {
  const issues = new IssueReader(database)
  const { last } = database.prepare('SELECT MAX(rank) AS last FROM entry').get() ?? {}
  const rows = database.prepare('SELECT rank, kind, id FROM entry WHERE rank > ? ORDER BY rank')
  for (const { rank, kind, id } of rows.iterate(Number.isSafeInteger(after) ? after : 0)) {
    const { record, place } = readEntry(database, issues, String(kind), Number(id))
    const progress = PREPARING + (1 - PREPARING) * (Number(rank) / Number(last))
    yield { record, place, position: String(rank), progress }
  }
}

/** By the first bytes: names of files say little. */
function kindOf(file: string): 'sqlite' | 'gzip' | 'text' {
  const first = Buffer.alloc(16)
  const descriptor = openSync(file, 'r')
  readSync(descriptor, first)
  closeSync(descriptor)
  if (first.toString('latin1') === 'SQLite format 3\0') return 'sqlite'
  if (first[0] === 0x1f && first[1] === 0x8b) return 'gzip'
  if (first.toString('latin1', 0, 2) === 'PK') {
    throw new ImportRefusal(`${basename(file)} is a ZIP archive. Unpack it first.`)
  }
  return 'text'
}

function isOfSqlite(error: unknown): error is Error {
  return error instanceof Error && 'code' in error && error.code === 'ERR_SQLITE_ERROR'
}
