/** `node scripts/dashboard.ts` writes the dashboard for Grafana again, after a change of its panels. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildDashboard } from './monitoring/build-dashboard.ts'

writeFileSync(join(import.meta.dirname, '../deploy/grafana/spinner-rack.json'), buildDashboard())
