import type { Config } from '../config.ts'
import { findSecret } from '../secret.ts'
import { readNewest } from '../store/bring-up-to-date.ts'
import type { Migration } from '../store/migrate.ts'
import { isOfNoVersion, OWN_MIGRATIONS, readApplied, unknownOf } from '../store/tables.ts'
import { FORMAT, FORMAT_VERSION, type Head, type Line, totalOf } from './backup-format.ts'
import { DataFault } from './data-fault.ts'
import type { MessageArchive } from './message-archive.ts'
import { openSource, type Source } from './open-source.ts'
import { digestOfSecret } from './secret-digest.ts'
import { migrationsOf, type TableShape, tableShapes } from './table-shapes.ts'
import { refuseUnwritable, writeBackupFile } from './write-backup-file.ts'

export interface Site {
  config: Config
  version: string
  migrations: Migration[]
  /** Messages in Firestore; null: they are in the database. */
  archive: MessageArchive | null
  now: () => Date
}

interface BackupOptions {
  withSecret: boolean | 'if-any'
  onRows?: (done: number, all: number) => void
  signal?: AbortSignal | undefined
}

export interface BackupSummary {
  head: Head
  documents: number
  bytes: number
}

/** Writes what members have stored, as it was at one moment, while servers go on. */
export async function backUp(
  file: string,
  site: Site,
  { withSecret, onRows = () => {}, signal }: BackupOptions,
): Promise<BackupSummary> {
  refuseUnwritable(file)
  const secret = findSecret(site.config)
  if (withSecret === true && secret === undefined) {
    throw new DataFault('There is no secret yet, neither in SECRET nor in DATA_DIR.')
  }
  const hasSecret = withSecret !== false && secret !== undefined
  const source = await openSource(site.config, file)
  try {
    const { head, shapes } = await readHead(source, site, secret, hasSecret)
    const all = totalOf(head)
    let done = 0
    let documents = 0
    async function* lines(): AsyncGenerator<string> {
      yield JSON.stringify(head)
      yield* rowLines(source, shapes, (count) => {
        done += count
        onRows(done, all)
      })
      for await (const some of site.archive?.read() ?? []) {
        documents += some.length
        yield* some.map((document) => lineOf({ document }))
      }
      if (hasSecret) yield lineOf({ secret })
      yield lineOf({ end: { rows: all, documents } })
    }
    const bytes = await writeBackupFile(file, lines(), signal)
    return { head, documents, bytes }
  } finally {
    await source.close()
  }
}

async function readHead(
  source: Source,
  { migrations, version, archive, now }: Site,
  secret: string | undefined,
  hasSecret: boolean,
): Promise<{ head: Head; shapes: TableShape[] }> {
  const applied = (await readApplied(source))?.filter((name) => !isOfNoVersion(name))
  if (applied === undefined || applied.length === 0) {
    throw new DataFault('There is no store of Spinner Rack in this database.')
  }
  const [unknown] = unknownOf(applied, migrations)
  if (unknown !== undefined) {
    const newest = await readNewest(source)
    throw new DataFault(
      `The store is newer than this program, ${version}: it knows no ${unknown}. Make the backup with ` +
        `${newest === undefined || newest === version ? 'the program that made it' : `version ${newest}`}.`,
    )
  }
  const shapes = await tableShapes(migrationsOf(migrations, applied))
  const tables: Head['tables'] = []
  for (const { name, columns } of shapes) {
    tables.push({
      name,
      columns: columns.map((column) => column.name),
      rows: await countRows(source, name),
    })
  }
  const head: Head = {
    format: FORMAT,
    formatVersion: FORMAT_VERSION,
    version,
    createdAt: now().toISOString(),
    source: source.kind,
    messages: archive === null ? 'database' : 'firestore',
    hasSecret,
    secretDigest: secret === undefined ? null : digestOfSecret(secret),
    migrations: applied,
    tables,
  }
  return { head, shapes }
}

async function* rowLines(
  source: Source,
  shapes: TableShape[],
  onRows: (count: number) => void,
): AsyncGenerator<string> {
  for (const shape of shapes) {
    yield lineOf({ table: shape.name })
    for await (const rows of source.rows(selectFrom(shape))) {
      yield* rows.map(lineOf)
      onRows(rows.length)
    }
  }
}

function selectFrom({ name, columns }: TableShape): string {
  const names = columns.map((column) => `"${column.name}"`)
  return `SELECT ${names.join(', ')} FROM "${name}"${ownOf(name)}`
}

async function countRows(source: Source, table: string): Promise<number> {
  const sql = `SELECT COUNT(*) AS count FROM "${table}"${ownOf(table)}`
  return (await source.first<{ count: number }>(sql))?.count ?? 0
}

/** Limits are not in a backup, so neither is the migration that made their tables. */
function ownOf(table: string): string {
  return table === 'migrations' ? ` WHERE ${OWN_MIGRATIONS}` : ''
}

function lineOf(line: Line): string {
  return JSON.stringify(line)
}
