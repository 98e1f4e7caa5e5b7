import type { Session } from '../store/database.ts'
import { readTables } from '../store/tables.ts'

/** What statements can rely on, and what they must respect. */
export interface SchemaFacts {
  tables: string[]
  /** `lists.name text` */
  columns: string[]
  /** By the table whose rows are inserted, changed or deleted. */
  demands: { table: string; words: string }[]
}

/**
 * What a server of an earlier version could trip over, in words: columns that are gone or of another type,
 * and demands on tables that it knows.
 */
export function breakingChanges(before: SchemaFacts, after: SchemaFacts): string[] {
  const known = new Set(before.demands.map(({ table, words }) => `${table} ${words}`))
  return [
    ...before.columns
      .filter((column) => !after.columns.includes(column))
      .map((it) => `lost: ${it}`),
    ...after.demands
      .filter(({ table }) => before.tables.includes(table))
      .map(({ table, words }) => `${table} ${words}`)
      .filter((demand) => !known.has(demand))
      .map((demand) => `new: ${demand}`),
  ]
}

export async function readSchemaFacts(database: Session): Promise<SchemaFacts> {
  const tables = (await readTables(database)).filter((name) => !name.startsWith('limit_')).sort()
  const found = await Promise.all(
    tables.map((table) =>
      database.kind === 'sqlite'
        ? factsOfSqlite(database, table)
        : factsOfPostgres(database, table),
    ),
  )
  return {
    tables,
    columns: found.flatMap(({ columns }) => columns).sort(),
    demands: found.flatMap(({ demands }) => demands),
  }
}

type Facts = Omit<SchemaFacts, 'tables'>

async function factsOfSqlite({ all }: Session, table: string): Promise<Facts> {
  const columns = await all<{ name: string; type: string; demanded: number }>(
    `SELECT name, type, ("notnull" AND dflt_value IS NULL) AS demanded FROM pragma_table_info(?)`,
    table,
  )
  const indexes = await all<{ words: string }>(
    `SELECT 'is unique by ' || (SELECT group_concat(i.name, ', ') FROM pragma_index_info(l.name) AS i)
      || COALESCE((SELECT substr(sql, instr(sql, ' WHERE ')) FROM sqlite_master
        WHERE name = l.name AND l.partial), '') AS words
    FROM pragma_index_list(?) AS l WHERE l."unique"`,
    table,
  )
  const keys = await all<{ parent: string; rule: string }>(
    'SELECT "table" AS parent, on_delete AS rule FROM pragma_foreign_key_list(?)',
    table,
  )
  const others = await all<{ words: string }>(
    `SELECT 'has ' || sql AS words FROM sqlite_master WHERE type = 'trigger' AND tbl_name = ?
    UNION ALL SELECT 'checks ' || substr(sql, instr(sql, 'CHECK')) FROM sqlite_master
      WHERE name = ? AND instr(sql, 'CHECK') > 0`,
    table,
    table,
  )
  return {
    columns: columns.map(({ name, type }) => `${table}.${name} ${type}`),
    demands: [
      ...columns
        .filter(({ demanded }) => demanded)
        .map(({ name }) => ({ table, words: `needs ${name}` })),
      ...[...indexes, ...others].map(({ words }) => ({ table, words })),
      ...keys.flatMap(({ parent, rule }) => demandsOfKey(table, parent, rule)),
    ],
  }
}

async function factsOfPostgres({ all }: Session, table: string): Promise<Facts> {
  const columns = await all<{ name: string; type: string; demanded: boolean }>(
    `SELECT column_name AS name, data_type AS type,
      is_nullable = 'NO' AND column_default IS NULL AND is_identity = 'NO' AS demanded
    FROM information_schema.columns WHERE table_schema = current_schema() AND table_name = ?`,
    table,
  )
  const others = await all<{ words: string }>(
    `SELECT regexp_replace(pg_get_indexdef(indexrelid), '^.* USING ', 'is unique by ') AS words
      FROM pg_index WHERE indrelid = CAST(? AS regclass) AND indisunique
    UNION ALL SELECT 'checks ' || pg_get_constraintdef(oid) FROM pg_constraint
      WHERE conrelid = CAST(? AS regclass) AND contype IN ('c', 'x')
    UNION ALL SELECT 'has ' || pg_get_triggerdef(oid) FROM pg_trigger
      WHERE tgrelid = CAST(? AS regclass) AND NOT tgisinternal`,
    table,
    table,
    table,
  )
  const keys = await all<{ parent: string; rule: string }>(
    `SELECT CAST(CAST(confrelid AS regclass) AS text) AS parent,
      CASE confdeltype WHEN 'c' THEN 'CASCADE' WHEN 'n' THEN 'SET NULL' ELSE 'NO ACTION' END AS rule
    FROM pg_constraint WHERE conrelid = CAST(? AS regclass) AND contype = 'f'`,
    table,
  )
  return {
    columns: columns.map(({ name, type }) => `${table}.${name} ${type}`),
    demands: [
      ...columns
        .filter(({ demanded }) => demanded)
        .map(({ name }) => ({ table, words: `needs ${name}` })),
      ...others.map(({ words }) => ({ table, words })),
      ...keys.flatMap(({ parent, rule }) => demandsOfKey(table, parent, rule)),
    ],
  }
}

/** A row that another one refers to cannot be deleted by whoever knows nothing of that. */
function demandsOfKey(table: string, parent: string, rule: string): SchemaFacts['demands'] {
  const own = { table, words: `refers to ${parent}` }
  const isFree = rule === 'CASCADE' || rule === 'SET NULL'
  return isFree ? [own] : [own, { table: parent, words: `is kept by ${table}` }]
}
