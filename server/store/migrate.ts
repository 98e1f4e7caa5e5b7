import type { Session, Statement } from './database.ts'

export interface Migration {
  /** Unique; begins with its domain and never changes: `account-1-plans`. */
  name: string
  /** One command each, in SQL that both databases support; a function may read the data first. */
  statements: string[] | ((database: Session) => Promise<string[]>)
}

/** Runs the pending migrations: each once, in order, in a transaction of its own. */
export async function migrate(
  database: Session,
  migrations: Migration[],
  now = () => new Date(),
): Promise<void> {
  await createTable(database)
  const rows = await database.all<{ name: string }>('SELECT name FROM migrations')
  const applied = new Set(rows.map(({ name }) => name))
  for (const migration of migrations) {
    if (!applied.has(migration.name)) await apply(database, migration, now())
  }
}

async function createTable(database: Session): Promise<void> {
  const create = () =>
    database.run(
      'CREATE TABLE IF NOT EXISTS migrations (name TEXT PRIMARY KEY, applied_at BIGINT NOT NULL)',
    )
  // When two servers create the table at once, PostgreSQL refuses one in spite of IF NOT EXISTS.
  await create().catch(create)
}

async function apply(database: Session, { name, statements }: Migration, now: Date) {
  try {
    const commands = typeof statements === 'function' ? await statements(database) : statements
    // The name is inserted first as a lock: a second server that starts waits here and then fails
    // with a conflict.
    await database.batch([
      ['INSERT INTO migrations (name, applied_at) VALUES (?, ?)', name, now.getTime()],
      ...commands.map((sql): Statement => [sql]),
    ])
  } catch (error) {
    if (await isApplied(database, name)) return
    const reason = error instanceof Error ? error.message : error
    throw new Error(`Migration ${name} failed: ${reason}`, { cause: error })
  }
}

async function isApplied(database: Session, name: string): Promise<boolean> {
  return (await database.first('SELECT name FROM migrations WHERE name = ?', name)) !== undefined
}
