import { DatabaseSync, type StatementSync } from 'node:sqlite'
import type { ImportedComic, ImportedRecord, ImportedTie, ReadRecord } from './record.ts'

type Keyed = Exclude<ImportedRecord, ImportedTie | { kind: 'not understood' }>
export type KeyedKind = Keyed['kind']
export type Staged<Kind extends KeyedKind> = Extract<Keyed, { kind: Kind }> & { place: string }

/** So many records at most are read again after an interruption. */
const RECORDS_A_COMMIT = 1000

const SCHEMA = `
  CREATE TABLE IF NOT EXISTS meta (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS record (
    number INTEGER PRIMARY KEY, kind TEXT NOT NULL, key TEXT NOT NULL, parent TEXT NOT NULL,
    place TEXT NOT NULL, json TEXT NOT NULL, UNIQUE (kind, key));
  CREATE INDEX IF NOT EXISTS by_parent ON record (kind, parent);
  CREATE TABLE IF NOT EXISTS tie (
    number INTEGER PRIMARY KEY, comic TEXT NOT NULL, event TEXT NOT NULL, place TEXT NOT NULL, json TEXT NOT NULL);
  CREATE INDEX IF NOT EXISTS by_comic ON tie (comic);
  CREATE INDEX IF NOT EXISTS by_event ON tie (event);
  CREATE TABLE IF NOT EXISTS resolved (
    kind TEXT NOT NULL, key TEXT NOT NULL, id INTEGER NOT NULL, PRIMARY KEY (kind, key)) WITHOUT ROWID;
  CREATE INDEX IF NOT EXISTS by_id ON resolved (id);
  CREATE TABLE IF NOT EXISTS fault (number INTEGER PRIMARY KEY, place TEXT NOT NULL, why TEXT NOT NULL);
`

/**
 * What has been read of a source, on the disk: a dump is larger than the memory, its parts come in any order, and
 * an import that was stopped goes on from here. Records and the source's position are written in one transaction.
 */
export class Staging {
  private readonly db: DatabaseSync
  private readonly find: StatementSync
  private readonly insert: StatementSync
  private readonly update: StatementSync
  private readonly insertTie: StatementSync
  private readonly insertFault: StatementSync
  private readonly insertResolved: StatementSync
  private readonly findResolved: StatementSync
  private readonly findClaim: StatementSync
  private pending = 0

  /** Without a file it is a temporary one of SQLite, gone with the process. */
  constructor(file = '') {
    this.db = new DatabaseSync(file)
    // What a lost process leaves is whole; what a lost machine leaves is read again from the source.
    this.db.exec(
      'PRAGMA locking_mode = EXCLUSIVE; PRAGMA synchronous = OFF; PRAGMA cache_size = -32000',
    )
    this.db.exec('BEGIN IMMEDIATE')
    this.db.exec(SCHEMA)
    this.find = this.db.prepare('SELECT number, json FROM record WHERE kind = ? AND key = ?')
    this.insert = this.db.prepare(
      'INSERT INTO record (kind, key, parent, place, json) VALUES (?, ?, ?, ?, ?)',
    )
    this.update = this.db.prepare('UPDATE record SET parent = ?, json = ? WHERE number = ?')
    this.insertTie = this.db.prepare(
      'INSERT INTO tie (comic, event, place, json) VALUES (?, ?, ?, ?)',
    )
    this.insertResolved = this.db.prepare('INSERT OR REPLACE INTO resolved VALUES (?, ?, ?)')
    this.findResolved = this.db.prepare('SELECT id FROM resolved WHERE kind = ? AND key = ?')
    this.findClaim = this.db.prepare("SELECT 1 FROM resolved WHERE id = ? AND kind = 'comic'")
    this.insertFault = this.db.prepare('INSERT INTO fault (place, why) VALUES (?, ?)')
  }

  /** Forgets all that was read. */
  clear(): void {
    for (const table of ['meta', 'record', 'tie', 'resolved', 'fault']) {
      this.db.exec(`DELETE FROM ${table}`)
    }
  }

  meta(name: string): string | undefined {
    const row = this.db.prepare('SELECT value FROM meta WHERE name = ?').get(name)
    return row === undefined ? undefined : String(row.value)
  }

  setMeta(name: string, value: string): void {
    this.db.prepare('INSERT OR REPLACE INTO meta VALUES (?, ?)').run(name, value)
  }

  add({ record, place = '', position }: ReadRecord): void {
    if (record.kind === 'not understood') this.insertFault.run(record.place, record.why)
    else if (record.kind === 'tie') {
      this.insertTie.run(record.comic, record.event ?? '', place, JSON.stringify(record))
    } else this.addKeyed(record, place)
    this.pending += 1
    if (this.pending >= RECORDS_A_COMMIT) this.commit(position)
  }

  /** Also where nothing is added: the source is that far. */
  commit(position: string): void {
    this.setMeta('position', position)
    this.db.exec('COMMIT; BEGIN IMMEDIATE')
    this.pending = 0
  }

  private addKeyed(record: Keyed, place: string): void {
    const parent = record.kind === 'comic' ? record.series : ''
    const known = this.find.get(record.kind, record.key)
    if (known === undefined) {
      this.insert.run(record.kind, record.key, parent, place, JSON.stringify(record))
      return
    }
    const merged = merge(JSON.parse(String(known.json)) as Keyed, record)
    const now = merged.kind === 'comic' ? merged.series : ''
    this.update.run(now, JSON.stringify(merged), known.number as number)
  }

  get<Kind extends KeyedKind>(kind: Kind, key: string): Staged<Kind> | undefined {
    const row = this.find.get(kind, key)
    return row === undefined ? undefined : (JSON.parse(String(row.json)) as Staged<Kind>)
  }

  count(kind: KeyedKind): number {
    const row = this.db.prepare('SELECT count(*) AS n FROM record WHERE kind = ?').get(kind)
    return Number(row?.n)
  }

  *all<Kind extends KeyedKind>(kind: Kind): Generator<Staged<Kind>> {
    const rows = this.db.prepare('SELECT json, place FROM record WHERE kind = ? ORDER BY number')
    for (const row of rows.iterate(kind)) yield staged<Kind>(row)
  }

  comicsOf(series: string): Staged<'comic'>[] {
    const rows = this.db.prepare(
      "SELECT json, place FROM record WHERE kind = 'comic' AND parent = ? ORDER BY number",
    )
    return rows.all(series).map((row) => staged<'comic'>(row))
  }

  /** Keys of series that only their comics name. */
  *unstatedSeries(): Generator<string> {
    const rows = this.db.prepare(
      `SELECT DISTINCT parent FROM record AS comic WHERE kind = 'comic' AND NOT EXISTS
        (SELECT 1 FROM record AS series WHERE series.kind = 'series' AND series.key = comic.parent)`,
    )
    for (const row of rows.iterate()) yield String(row.parent)
  }

  tiesOf(comic: string): ImportedTie[] {
    const rows = this.db.prepare('SELECT json FROM tie WHERE comic = ? ORDER BY number')
    return rows.all(comic).map((row) => JSON.parse(String(row.json)) as ImportedTie)
  }

  /** Comics that only ties name. */
  *unstatedComics(): Generator<{ key: string; place: string }> {
    const rows = this.db.prepare(
      `SELECT comic, min(place) AS place FROM tie WHERE NOT EXISTS
        (SELECT 1 FROM record WHERE kind = 'comic' AND key = tie.comic) GROUP BY comic`,
    )
    for (const row of rows.iterate()) yield { key: String(row.comic), place: String(row.place) }
  }

  comicsOfEvent(event: string): string[] {
    const rows = this.db.prepare(
      "SELECT comic FROM tie WHERE event = ? AND event <> '' ORDER BY number",
    )
    return rows.all(event).map((row) => String(row.comic))
  }

  /** Remembers which record a key of the source means. */
  setResolved(kind: KeyedKind, key: string, id: number): void {
    this.insertResolved.run(kind, key, id)
  }

  resolved(kind: KeyedKind, key: string): number | undefined {
    const row = this.findResolved.get(kind, key)
    return row === undefined ? undefined : Number(row.id)
  }

  /** Whether another comic of the source means it already. */
  isClaimed(comic: number): boolean {
    return this.findClaim.get(comic) !== undefined
  }

  /** Before the records are matched: what an interrupted call found is found again. */
  forgetResolved(): void {
    this.db.exec('DELETE FROM resolved')
  }

  *faults(): Generator<{ place: string; why: string }> {
    const rows = this.db.prepare('SELECT place, why FROM fault ORDER BY number')
    for (const row of rows.iterate()) yield { place: String(row.place), why: String(row.why) }
  }

  close(): void {
    if (!this.db.isOpen) return
    this.db.exec('COMMIT')
    this.db.close()
  }
}

function staged<Kind extends KeyedKind>(row: Record<string, unknown>): Staged<Kind> {
  return { ...JSON.parse(String(row.json)), place: String(row.place) } as Staged<Kind>
}

/** A source may tell of a record several times, each time something else: what came first stays, lists add up. */
function merge(known: Keyed, told: Keyed): Keyed {
  const filled: Record<string, unknown> = { ...told }
  for (const [name, value] of Object.entries(known)) {
    if (!isEmpty(value)) filled[name] = value
  }
  const merged = filled as unknown as Keyed
  if (known.kind === 'event' && told.kind === 'event') {
    return { ...merged, comics: united(known.comics, told.comics) } as Keyed
  }
  return known.kind === 'comic' && told.kind === 'comic' ? mergeComics(merged, known, told) : merged
}

function mergeComics(merged: Keyed, known: ImportedComic, told: ImportedComic): Keyed {
  const seen = new Set(known.credits.map(({ role, name }) => `${role}:${name}`))
  const credits = told.credits.filter(({ role, name }) => !seen.has(`${role}:${name}`))
  return {
    ...merged,
    credits: [...known.credits, ...credits],
    characters: united(known.characters, told.characters),
  } as Keyed
}

function united(one: readonly string[], other: readonly string[]): string[] {
  return [...new Set([...one, ...other])]
}

function isEmpty(value: unknown): boolean {
  return (
    value === undefined ||
    value === null ||
    value === '' ||
    value === 0 ||
    (Array.isArray(value) && value.length === 0)
  )
}
