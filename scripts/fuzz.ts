/** `npm run fuzz [N]`: sends N random and hostile requests to the wire, 20,000 by default. */
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
gate.runner('fuzz of the wire', readVitestReport, (report) =>
  runVitest(report, '--project=node', 'server/catalogue/fuzz.test.ts'),
)
gate.close()
