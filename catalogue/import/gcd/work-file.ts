import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { fileStamp } from '../file-stamp.ts'

/** Changes with the tables below, so that a file of an older version is not gone on with. */
const VERSION = 1

const OURS = /^\.gcd-[0-9a-f]{16}\.sqlite(?:\.raw)?$/

/**
 * The database in which the chosen rows of a dump are kept while they are read, in tables of ours. It stays where
 * it is when an import is stopped, so that it goes on at once, and is removed when the import has ended.
 */
export class WorkFile {
  readonly database: DatabaseSync
  readonly #file: string
  /** Ours alone, and removed with the file. */
  readonly #temporary: string | undefined

  constructor(files: readonly string[], publisher: string | undefined, given?: string) {
    const name = `.gcd-${stampOf(files, publisher)}.sqlite`
    if (given !== undefined) mkdirSync(given, { recursive: true })
    const folder = given ?? mkdtempSync(join(tmpdir(), 'spinner-rack-gcd-'))
    this.#temporary = given === undefined ? folder : undefined
    this.#file = join(folder, name)
    // Left by an import of files that were replaced since.
    for (const other of readdirSync(folder)) {
      if (OURS.test(other) && !other.startsWith(name)) rmSync(join(folder, other))
    }
    this.database = open(this.#file)
    if (this.isReady) return
    // Left by an import that ended before all was here.
    this.database.close()
    this.#removeFile()
    this.database = open(this.#file)
    this.database.exec(SCHEMA)
  }

  get isReady(): boolean {
    const { user_version: version } = this.database.prepare('PRAGMA user_version').get() ?? {}
    return version === VERSION
  }

  setReady(): void {
    this.database.exec(`PRAGMA user_version = ${VERSION}`)
  }

  /** Where rows of a text dump are put before they are chosen from. */
  get rawFile(): string {
    return `${this.#file}.raw`
  }

  removeRaw(): void {
    rmSync(this.rawFile, { force: true })
  }

  close(): void {
    this.database.close()
  }

  remove(): void {
    this.database.close()
    this.#removeFile()
    if (this.#temporary !== undefined) rmSync(this.#temporary, { recursive: true, force: true })
  }

  #removeFile(): void {
    rmSync(this.#file, { force: true })
    this.removeRaw()
  }
}

/** Nothing here must survive a power cut, so nothing waits for the disk. */
export function open(file: string): DatabaseSync {
  const database = new DatabaseSync(file)
  database.exec('PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF; PRAGMA cache_size = -65536')
  return database
}

/** The same files and the same choice of publishers have the same stamp. */
function stampOf(files: readonly string[], publisher = ''): string {
  const hash = createHash('sha256').update(publisher)
  for (const file of files) {
    hash.update(`\n${resolve(file)} ${fileStamp(file)}`)
  }
  return hash.digest('hex').slice(0, 16)
}

const SCHEMA = `
  CREATE TABLE publisher (id INTEGER PRIMARY KEY, name);
  CREATE TABLE series (id INTEGER PRIMARY KEY, name, year_began, year_ended, publisher, type, format, is_book);
  CREATE TABLE issue (id INTEGER PRIMARY KEY, series_id, number, volume, display_volume_with_number, sort_code,
    key_date, on_sale_date, on_sale_date_uncertain, price, page_count, page_count_uncertain, barcode, isbn, valid_isbn,
    variant_of_id, variant_name, editing);
  CREATE TABLE story (id INTEGER PRIMARY KEY, issue_id, is_cover, sequence_number, title, title_inferred, script,
    pencils, inks, colors, letters, editing, characters);
  CREATE TABLE creator (id INTEGER PRIMARY KEY, name);
  CREATE TABLE name_of (id INTEGER PRIMARY KEY, creator_id);
  CREATE TABLE story_credit (story_id, creator_id, role);
  CREATE TABLE issue_credit (issue_id, creator_id, role);
  CREATE TABLE person (id INTEGER PRIMARY KEY, character_id, name);
  CREATE TABLE identity (character_id, civilian_id);
  CREATE TABLE story_character (story_id, person_id);
  CREATE TABLE story_group (story_id, name);
  CREATE TABLE reprint (target_id, origin_id);
  CREATE TABLE fault (place, why);
  CREATE TABLE entry (rank INTEGER PRIMARY KEY, kind, id);
`
