import type { CleanedWhere } from 'better-auth/adapters'
import type { SqlValue } from '../../store/database.ts'

const COMPARISONS = { eq: '=', ne: '<>', lt: '<', lte: '<=', gt: '>', gte: '>=' } as const

/**
 * A WHERE clause with its parameters, or an empty one. Column names come from the library, never
 * from a caller.
 */
export function toCondition(where: CleanedWhere[]): { sql: string; values: SqlValue[] } {
  // Same semantics as the library's own adapters: all AND conditions, and at least one of the OR
  // conditions.
  const all = where.filter(({ connector }) => connector === 'AND').map(compare)
  const any = where.filter(({ connector }) => connector === 'OR').map(compare)
  const parts = all.map(({ sql }) => sql)
  if (any.length > 0) parts.push(`(${any.map(({ sql }) => sql).join(' OR ')})`)
  return {
    sql: parts.length === 0 ? '' : ` WHERE ${parts.join(' AND ')}`,
    values: [...all, ...any].flatMap(({ values }) => values),
  }
}

function compare({ field, operator, value }: CleanedWhere): { sql: string; values: SqlValue[] } {
  const column = `"${field}"`
  if (value === null) {
    return { sql: `${column} IS ${operator === 'ne' ? 'NOT ' : ''}NULL`, values: [] }
  }
  if (operator === 'in' || operator === 'not_in') {
    const values = [value].flat().map(toSqlValue)
    if (values.length === 0) return { sql: operator === 'in' ? '1 = 0' : '1 = 1', values }
    const marks = values.map(() => '?').join(', ')
    return { sql: `${column} ${operator === 'in' ? 'IN' : 'NOT IN'} (${marks})`, values }
  }
  if (operator === 'contains') {
    const escaped = String(value).replaceAll(/[\\%_]/g, '\\$&')
    return { sql: `${column} LIKE ? ESCAPE '\\'`, values: [`%${escaped}%`] }
  }
  if (!(operator in COMPARISONS)) throw new Error(`${operator} is not used with accounts.`)
  const sign = COMPARISONS[operator as keyof typeof COMPARISONS]
  return { sql: `${column} ${sign} ?`, values: [toSqlValue(value)] }
}

export function toSqlValue(value: unknown): SqlValue {
  if (value === null || value === undefined) return null
  if (typeof value === 'string' || typeof value === 'number') return value
  if (typeof value === 'boolean') return value ? 1 : 0
  if (value instanceof Date) return value.toISOString()
  throw new Error(`A column cannot hold a ${typeof value}.`)
}
