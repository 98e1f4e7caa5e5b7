import { StartError } from '../start-error.ts'
import type { Session } from './database.ts'
import { limitMigrations } from './limits.ts'
import { type Migration, migrate } from './migrate.ts'
import type { Stores } from './open-stores.ts'
import { readApplied, readTables, unknownOf } from './tables.ts'

/** Which versions of the program have had this store: a program that is older names the newest. */
export const versionMigrations: Migration[] = [
  {
    name: 'store-1-versions',
    statements: [
      'CREATE TABLE store_versions (version TEXT NOT NULL PRIMARY KEY, since BIGINT NOT NULL)',
    ],
  },
]

interface Program {
  version: string
  migrations: Migration[]
  now?: () => Date
}

/**
 * Migrates the store of an older version. Throws a StartError for one of a newer version: this program does
 * not know what its tables mean.
 */
export async function bringUpToDate(
  { store, limitStore }: Pick<Stores, 'store' | 'limitStore'>,
  { version, migrations, now = () => new Date() }: Program,
): Promise<void> {
  await refuseNewer(store, { version, migrations })
  await migrate(store, migrations, now)
  await migrate(limitStore, limitMigrations(limitStore.kind), now)
  await recordVersion(store, version, now())
}

export async function recordVersion(store: Session, version: string, now: Date): Promise<void> {
  await store.run(
    'INSERT INTO store_versions (version, since) VALUES (?, ?) ON CONFLICT (version) DO NOTHING',
    version,
    now.getTime(),
  )
}

/** Throws a StartError for a store that a newer version has brought up to date. */
export async function refuseNewer(store: Session, { version, migrations }: Program): Promise<void> {
  const [first, ...others] = unknownOf((await readApplied(store)) ?? [], migrations)
  if (first === undefined) return
  const newer = await readNewest(store)
  const whose =
    newer === undefined || newer === version
      ? `a newer state of the program than this one, ${version}`
      : `version ${newer} of the program, and this is ${version}`
  const more = others.length > 0 ? ` and ${others.length} more` : ''
  throw new StartError(
    `The database was brought up to date by ${whose}, which does not know ${first}${more}. ` +
      'Start that version or a later one; nothing was changed.',
  )
}

/** The version that was last to begin to use the store. */
export async function readNewest(
  store: Pick<Session, 'kind' | 'all' | 'first'>,
): Promise<string | undefined> {
  if (!(await readTables(store)).includes('store_versions')) return undefined
  const row = await store.first<{ version: string }>(
    'SELECT version FROM store_versions ORDER BY since DESC, version DESC LIMIT 1',
  )
  return row?.version
}
