/**
 * The browser tests that `npm test` leaves out: all that are not tagged as errands, and what members
 * keep once more on the other database.
 */
import { ensureBrowser } from './browser.ts'
import { ensureSite } from './ensure-site.ts'
import { ERRAND_TAG, openGate, runPlaywright } from './gate.ts'
import { readPlaywrightReport } from './tally.ts'

const gate = openGate()

const ready = [
  gate.check('build of the site', () => (ensureSite() ? 0 : 1)),
  gate.check('a browser for the tests', () => (ensureBrowser() ? 0 : 1)),
]
if (ready.every(Boolean)) {
  gate.runner('the rest of the tests in a browser', readPlaywrightReport, (report) =>
    runPlaywright(report, `--grep-invert=${ERRAND_TAG}`),
  )
  gate.runner('what members keep, on PostgreSQL', readPlaywrightReport, (report) =>
    runPlaywright(report, '--config=playwright.postgresql.config.ts'),
  )
}
gate.close()
