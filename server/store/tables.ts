import type { Session } from './database.ts'
import type { Migration } from './migrate.ts'

/** The ids of a catalogue, and the limits, which on SQLite are in a file of their own: of no version. */
const OF_NO_VERSION = /^(ids|limits)-/

/** A condition on the table of migrations: all but those of the limits. */
export const OWN_MIGRATIONS = "name NOT LIKE 'limits-%'"

/** The names of all tables that a program made, ours or somebody else's. */
export async function readTables({ kind, all }: Pick<Session, 'kind' | 'all'>): Promise<string[]> {
  const rows = await all<{ name: string }>(
    kind === 'sqlite'
      ? `SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\'
        ORDER BY rowid`
      : `SELECT relname AS name FROM pg_class
        WHERE relkind IN ('r', 'p') AND relnamespace = current_schema()::regnamespace
          AND NOT EXISTS (SELECT 1 FROM pg_depend WHERE objid = pg_class.oid AND deptype = 'e')
        ORDER BY oid`,
  )
  return rows.map(({ name }) => name)
}

/** The names of the migrations that a store has had; undefined where there is no store of ours. */
export async function readApplied(
  database: Pick<Session, 'kind' | 'all'>,
): Promise<string[] | undefined> {
  const tables = await readTables(database)
  // The table of another program may have this name, and other columns.
  if (!tables.includes('migrations') || !(await hasOurColumns(database))) return undefined
  const rows = await database.all<{ name: string }>('SELECT name FROM migrations')
  if (rows.length === 0 && tables.length > 1) return undefined
  return rows.map(({ name }) => name)
}

/** Names of migrations that this program does not know: a newer one has made them. */
export function unknownOf(applied: readonly string[], known: readonly Migration[]): string[] {
  const names = new Set(known.map(({ name }) => name))
  return applied.filter((name) => !names.has(name) && !OF_NO_VERSION.test(name))
}

export function isOfNoVersion(name: string): boolean {
  return OF_NO_VERSION.test(name)
}

async function hasOurColumns({ kind, all }: Pick<Session, 'kind' | 'all'>): Promise<boolean> {
  const rows = await all<{ name: string }>(
    kind === 'sqlite'
      ? `SELECT name FROM pragma_table_info('migrations')`
      : `SELECT attname AS name FROM pg_attribute
        WHERE attrelid = 'migrations'::regclass AND attnum > 0 AND NOT attisdropped`,
  )
  const names = rows.map(({ name }) => name).sort()
  return names.join(' ') === 'applied_at name'
}
