import { join } from 'node:path'
import { onCleanUp } from '#scripts/testing/clean-up.ts'
import type { Statement } from '../store/database.ts'
import { openSqlite } from '../store/open-sqlite.ts'
import { type AvailabilityOptions, withAvailability } from '../store/with-availability.ts'
import { buildTemporaryFolder } from './build-test-app.ts'

const REFUSED = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })

/** A real database behind a network that a test can cut. */
export function buildCut(options?: AvailabilityOptions) {
  const clock = { now: 0 }
  const network = { cut: false, calls: 0, fault: REFUSED as Error }
  const real = openSqlite(join(buildTemporaryFolder(), 'test.sqlite'))
  onCleanUp(() => real.close())
  const database = withAvailability(
    {
      ...real,
      all: async <Row>(...statement: Statement) => {
        network.calls += 1
        if (network.cut) throw network.fault
        return real.all<Row>(...statement)
      },
      ping: async () => {
        if (network.cut) throw network.fault
        await real.ping()
      },
    },
    options ?? { retryMs: 1000, now: () => clock.now },
  )
  return { clock, network, database, read: () => database.all('SELECT 1 AS one') }
}
