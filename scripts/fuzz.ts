/** `npm run fuzz [N]`: sends N hostile requests to all routes, and as many to the wire; 20,000 by default. */
import { openGate, runVitest } from './gate.ts'
import { announceSeed } from './seed.ts'
import { readVitestReport } from './tally.ts'

const [count = '20000'] = process.argv.slice(2)
if (!/^[1-9]\d{0,8}$/.test(count)) {
  console.error(`npm run fuzz takes a number of requests, not ${count}.`)
  process.exit(2)
}
const gate = openGate()
process.env.FUZZ_REQUESTS = count
announceSeed()
gate.runner('fuzz of all routes', readVitestReport, (report) =>
  runVitest(report, '--project=node', 'server/fuzz.test.ts', 'server/catalogue/fuzz.test.ts'),
)
gate.close()
