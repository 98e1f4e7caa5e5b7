import { createHash } from 'node:crypto'
import type { Session } from './database.ts'
import type { Migration } from './migrate.ts'

interface FormerId {
  kind: string
  id: number
  now: number
}

/** A table with ids of records of the catalogue. */
export interface StoredIds {
  table: string
  column: string
  /** What has a record at most once: a member, a list. */
  owner: string
  /** The kind of all its records, or the column that has it. */
  kind: { all: string } | { column: string }
}

const ROWS_A_STATEMENT = 500

/**
 * Moves what is stored from ids that records had earlier to those that they have now. It runs once
 * for each state of the catalogue's ids, which its name contains: a new table is empty then.
 */
export function renumber(formerIds: Iterable<FormerId>, tables: StoredIds[]): Migration {
  const former = [...formerIds]
  return {
    name: `ids-${digestOf(former)}`,
    statements: async (database) => {
      const stored = new Set((await Promise.all(tables.map(readIds(database)))).flat())
      const moved = former.filter(({ kind, id }) => stored.has(`${kind} ${id}`))
      if (moved.length === 0) return []
      return [
        `CREATE TABLE moved_ids
        (kind TEXT NOT NULL, id BIGINT NOT NULL, now BIGINT NOT NULL, PRIMARY KEY (kind, id))`,
        'CREATE INDEX moved_ids_now ON moved_ids (kind, now)',
        ...insertStatements(moved),
        ...tables.flatMap(moveStatements),
        'DROP TABLE moved_ids',
      ]
    },
  }
}

/** The ids in a table, each with its kind. */
function readIds(database: Session): (stored: StoredIds) => Promise<string[]> {
  return async ({ table, column, kind }) => {
    const kindColumn = 'all' in kind ? `'${kind.all}'` : kind.column
    const rows = await database.all<{ kind: string; id: number }>(
      `SELECT DISTINCT ${kindColumn} AS "kind", ${column} AS "id" FROM ${table}`,
    )
    return rows.map((row) => `${row.kind} ${row.id}`)
  }
}

/** Made at every start, of some thirty thousand ids: hashed at once, not one by one. */
function digestOf(former: FormerId[]): string {
  return createHash('sha256').update(JSON.stringify(former)).digest('hex').slice(0, 16)
}

function insertStatements(former: FormerId[]): string[] {
  const rows = former.map(({ kind, id, now }) => `('${kind}', ${id}, ${now})`)
  const chunks = Array.from({ length: Math.ceil(rows.length / ROWS_A_STATEMENT) }, (_, place) =>
    rows.slice(place * ROWS_A_STATEMENT, (place + 1) * ROWS_A_STATEMENT),
  )
  return chunks.map((chunk) => `INSERT INTO moved_ids (kind, id, now) VALUES ${chunk.join(', ')}`)
}

/**
 * An owner may have a record under its new id too, if an older server still ran beside a newer one,
 * or under two former ids: one of them remains.
 */
function moveStatements({ table, column, owner, kind }: StoredIds): string[] {
  const kindOf = (row: string) => ('all' in kind ? `'${kind.all}'` : `${row}.${kind.column}`)
  const isMove = `moved_ids.kind = ${kindOf(table)} AND moved_ids.id = ${table}.${column}`
  const now = `(SELECT now FROM moved_ids WHERE ${isMove})`
  const isMoved = `EXISTS (SELECT 1 FROM moved_ids WHERE ${isMove})`
  const isOfSame = `other.${owner} = ${table}.${owner} AND ${kindOf('other')} = ${kindOf(table)}`
  return [
    `UPDATE ${table} SET ${column} = ${now} WHERE ${isMoved}
    AND NOT EXISTS (SELECT 1 FROM ${table} AS other WHERE ${isOfSame} AND other.${column} = ${now})
    AND NOT EXISTS (SELECT 1 FROM moved_ids AS rival
      JOIN ${table} AS other ON ${isOfSame} AND other.${column} = rival.id
      WHERE rival.kind = ${kindOf(table)} AND rival.now = ${now} AND rival.id < ${table}.${column})`,
    `DELETE FROM ${table} WHERE ${isMoved}`,
  ]
}
