/** What `npm test` leaves out, since it needs a large emulator: accounts at a hosted provider. */
import { ensureBrowser } from './browser.ts'
import { ensureEmulator } from './ensure-emulator.ts'
import { ensureSite } from './ensure-site.ts'
import { openGate, runPlaywright } from './gate.ts'
import { readPlaywrightReport } from './tally.ts'

const gate = openGate()

const ready = [
  gate.check('build of the site', () => (ensureSite() ? 0 : 1)),
  gate.check('a browser for the tests', () => (ensureBrowser() ? 0 : 1)),
  // Never skipped: tests that nobody ran would look like tests that passed.
  gate.check('the emulator of the hosted provider', () => (ensureEmulator() ? 0 : 1)),
]
if (ready.every(Boolean)) {
  gate.runner('end-to-end tests with accounts at Firebase', readPlaywrightReport, (report) =>
    runPlaywright(report, '--config=playwright.hosted.config.ts'),
  )
}
gate.close()
