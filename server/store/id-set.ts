import type { Database } from './database.ts'

/**
 * Any number of ids in one parameter, `JSON.stringify(ids)`. As many question marks as ids would be
 * another statement for every length, and too many of them for a whole series. The databases have
 * no common function for it.
 */
const LISTS = {
  sqlite: 'SELECT CAST(value AS INTEGER) AS id FROM json_each(?)',
  postgresql: "CAST(translate(?, '[]', '{}') AS BIGINT[])",
}

/** A condition: the column has one of the ids. */
export function isOneOf({ kind }: Database, column: string): string {
  return kind === 'sqlite'
    ? `${column} IN (${LISTS.sqlite})`
    : `${column} = ANY(${LISTS.postgresql})`
}

/** A subquery with the column `id`. */
export function idTable({ kind }: Database): string {
  return kind === 'sqlite'
    ? `(${LISTS.sqlite})`
    : `(SELECT id FROM unnest(${LISTS.postgresql}) AS ids (id))`
}
