/**
 * A condition in SQL: the member whose id is in this column is not disabled. Accounts that are kept
 * elsewhere are disabled there.
 */
export function isEnabled(column: string): string {
  return `NOT EXISTS (
    SELECT 1 FROM identity_users u WHERE u.id = ${column} AND u."disabledAt" IS NOT NULL
  )`
}
