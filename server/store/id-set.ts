import type { Database } from './database.ts'

/**
 * A subquery with the column `id`, for any number of ids in one parameter, `JSON.stringify(ids)`.
 * As many question marks as ids would be another statement for every length, and too many of them
 * for a whole series. The databases have no common function for it.
 */
export function idSet({ kind }: Database): string {
  return kind === 'sqlite'
    ? '(SELECT CAST(value AS INTEGER) AS id FROM json_each(?))'
    : '(SELECT CAST(value AS BIGINT) AS id FROM json_array_elements_text(CAST(? AS JSON)) AS ids (value))'
}
