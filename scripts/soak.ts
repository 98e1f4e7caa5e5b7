/** `npm run soak`: runs the repeated tests of `npm test` many more times. */
import { openGate, runVitest } from './gate.ts'
import { announceSeed } from './seed.ts'
import { readVitestReport } from './tally.ts'

const FILES = [
  'art/',
  'catalogue/index/catalogue.test.ts',
  'catalogue/import/',
  'catalogue/load/faults.test.ts',
  'catalogue/reading-lists/',
  'sdk/',
  'server/catalogue/clients.test.ts',
  'server/catalogue/fuzz.test.ts',
  'server/catalogue/mirror/mirror-command.test.ts',
  'server/data/verify.test.ts',
  'server/fuzz.test.ts',
  'server/catalogue/question-memory.test.ts',
  'server/catalogue/raster.test.ts',
  'server/catalogue/thumbnails.test.ts',
  'server/messages/killed-server.test.ts',
  'server/several-servers.test.ts',
  'server/store/limits.test.ts',
  'server/store/open-sqlite.test.ts',
  'contract/to-csv.test.ts',
]

const gate = openGate()
process.env.SOAK = '1'
announceSeed()
gate.runner('tests that are repeated', readVitestReport, (report) =>
  runVitest(report, '--project=node', '--project=operating', ...FILES),
)
gate.close()
