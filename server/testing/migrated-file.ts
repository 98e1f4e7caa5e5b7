import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { migrations } from '../migrations.ts'
import { once } from '../once.ts'
import type { Database } from '../store/database.ts'
import { limitMigrations } from '../store/limits.ts'
import { type Migration, migrate } from '../store/migrate.ts'
import { openSqlite } from '../store/open-sqlite.ts'

const templateOfStore = once(() => buildTemplate(migrations))
const templateOfLimits = once(() => buildTemplate(limitMigrations('sqlite')))

/** Copies migrated database files into this folder, unless they exist. */
export async function copyMigratedFiles(folder: string): Promise<void> {
  copyTemplate(join(folder, 'spinner-rack.sqlite'), await templateOfStore())
  copyTemplate(join(folder, 'limits.sqlite'), await templateOfLimits())
}

/** Turns fsync off: no test in this process simulates a power cut. */
export async function withoutSync(database: Database): Promise<Database> {
  if (database.kind === 'sqlite') await database.all('PRAGMA synchronous = OFF')
  return database
}

function copyTemplate(file: string, template: Buffer): void {
  if (existsSync(file)) return
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, template)
}

/** Migrations run once a worker instead of once a test. */
async function buildTemplate(all: Migration[]): Promise<Buffer> {
  const folder = mkdtempSync(join(tmpdir(), 'spinner-rack-template-'))
  try {
    const file = join(folder, 'template.sqlite')
    const database = openSqlite(file)
    await migrate(database, all)
    // The last connection to close checkpoints the WAL into the file.
    await database.close()
    return readFileSync(file)
  } finally {
    rmSync(folder, { recursive: true })
  }
}
