import type { Database, SqlValue, Statement } from './database.ts'

/** Columns by their names, in the order of a row. */
type ColumnTypes = Record<string, 'BIGINT' | 'TEXT'>

/** So few that a statement stays far from the longest that PostgreSQL may take; SQLite has no such limit. */
const ROWS_A_STATEMENT = { postgresql: 4_000, sqlite: 100_000 }

/** A subquery with these columns, for rows in one parameter: `JSON.stringify([[1, 'one'], …])`. */
export function jsonRows({ kind }: Database, types: ColumnTypes): string {
  const isSqlite = kind === 'sqlite'
  const columns = Object.entries(types).map(([name, type], place) => {
    const value = isSqlite ? `json_extract(value, '$[${place}]')` : `value ->> ${place}`
    return `CAST(${value} AS ${type}) AS ${name}`
  })
  const rows = isSqlite ? 'json_each(?)' : 'json_array_elements(CAST(? AS json)) AS given (value)'
  return `(SELECT ${columns.join(', ')} FROM ${rows})`
}

/**
 * A condition: these columns are one of the rows. `IS TRUE` lets PostgreSQL look each up in a hash. As a
 * join it would compare each with each, as long as it does not know how many there are (measured).
 */
export function isAmong(database: Database, types: ColumnTypes): string {
  const names = Object.keys(types).join(', ')
  return `((${names}) IN (SELECT ${names} FROM ${jsonRows(database, types)} AS brought)) IS TRUE`
}

/** A statement with some of the rows as JSON, as often as it takes for all of them. */
export function forRows(
  { kind }: Database,
  rows: readonly (readonly SqlValue[])[],
  toStatement: (some: string) => Statement,
): Statement[] {
  const size = ROWS_A_STATEMENT[kind]
  const count = Math.ceil(rows.length / size)
  return Array.from({ length: count }, (_, place) =>
    toStatement(JSON.stringify(rows.slice(place * size, (place + 1) * size))),
  )
}
