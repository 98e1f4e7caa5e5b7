/** The server as a next version could be: the same with one more migration. */
import { migrations } from '../migrations.ts'
import { start } from '../start.ts'
import { nextMigration } from './next-migration.ts'

migrations.push(nextMigration)
await start(process.env, process.argv)
