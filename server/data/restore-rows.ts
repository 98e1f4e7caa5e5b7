import { type Migration, migrate } from '../store/migrate.ts'
import { OWN_MIGRATIONS, readTables } from '../store/tables.ts'
import { totalOf } from './backup-format.ts'
import type { Target } from './open-target.ts'
import type { OpenedBackup } from './read-backup.ts'
import { migrationsOf, tableShapes } from './table-shapes.ts'

interface RowOptions {
  migrations: Migration[]
  onRows: (done: number, all: number) => void
}

/**
 * Within the transaction of the target: tables as they were when the backup was made, its rows, and then the
 * migrations since. Returns the secret, if it is in the backup.
 */
export async function restoreRows(
  { head, shapes, parts }: OpenedBackup,
  target: Target,
  { migrations, onRows }: RowOptions,
): Promise<string | undefined> {
  await dropTables(target, migrations)
  await migrate(target, migrationsOf(migrations, head.migrations))
  // The backup brings its own: with the state of its catalogue's ids, so that later ones are looked up again.
  await target.run(`DELETE FROM migrations WHERE ${OWN_MIGRATIONS}`)
  const byName = new Map(shapes.map((shape) => [shape.name, shape]))
  const all = totalOf(head)
  let done = 0
  let secret: string | undefined
  for await (const part of parts()) {
    if ('secret' in part) secret = part.secret
    if (!('rows' in part)) continue
    const shape = byName.get(part.table)
    if (shape !== undefined) await target.insert(shape, part.rows)
    done += part.rows.length
    onRows(done, all)
  }
  await migrate(target, migrations)
  return secret
}

async function dropTables(target: Target, migrations: Migration[]): Promise<void> {
  const present = new Set(await readTables(target))
  const ours = (await tableShapes(migrations)).map(({ name }) => name)
  for (const table of ours.toReversed()) {
    // The table of migrations stays: it tells of the limits too.
    if (table !== 'migrations' && present.has(table)) await target.run(`DROP TABLE "${table}"`)
  }
  if (present.has('migrations')) await target.run(`DELETE FROM migrations WHERE ${OWN_MIGRATIONS}`)
}
