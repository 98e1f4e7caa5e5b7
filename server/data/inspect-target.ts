import { readNewest } from '../store/bring-up-to-date.ts'
import type { Session } from '../store/database.ts'
import { readApplied, readTables, unknownOf } from '../store/tables.ts'
import type { Site } from './back-up.ts'
import { DataFault } from './data-fault.ts'
import { tableShapes } from './table-shapes.ts'

/** What a store has before any member comes. */
const OF_THE_PROGRAM = ['migrations', 'store_versions']

/** Whether a store may be filled. Throws a DataFault if it is somebody else's, or newer than this program. */
export async function inspectTarget(target: Session, site: Site): Promise<boolean> {
  await refuseForeign(target)
  const applied = (await readApplied(target)) ?? []
  if (unknownOf(applied, site.migrations).length > 0) {
    const newest = await readNewest(target)
    const whose = newest === undefined || newest === site.version ? 'newer' : `of version ${newest}`
    throw new DataFault(
      `The store here is ${whose}, and this program is ${site.version}: restore with that program, or ` +
        'into an empty store.',
    )
  }
  const present = new Set(await readTables(target))
  for (const { name } of await tableShapes(site.migrations)) {
    if (!present.has(name) || OF_THE_PROGRAM.includes(name)) continue
    if ((await target.first(`SELECT 1 AS found FROM "${name}" LIMIT 1`)) !== undefined) return false
  }
  for await (const documents of site.archive?.read() ?? []) {
    if (documents.length > 0) return false
  }
  return true
}

/** A database with tables, and none of them made by this program. */
export async function refuseForeign(session: Pick<Session, 'kind' | 'all'>): Promise<void> {
  const [first] = await readTables(session)
  if (first === undefined || (await readApplied(session)) !== undefined) return
  throw new DataFault(
    `The database is somebody else's: it has a table ${first}, and no migrations of Spinner Rack.`,
  )
}
