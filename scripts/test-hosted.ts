/**
 * Tests with a hosted identity provider, which `npm test` leaves out because they need a large
 * emulator.
 */
import { ensureBrowser } from './browser.ts'
import { ensureEmulator } from './ensure-emulator.ts'
import { ensureSite } from './ensure-site.ts'
import { openGate, runPlaywright } from './gate.ts'
import { readPlaywrightReport } from './tally.ts'

const gate = openGate()

const ready = [
  gate.check('build of the site', () => (ensureSite() ? 0 : 1)),
  gate.check('a browser for the tests', () => (ensureBrowser() ? 0 : 1)),
  // Fails instead of skipping: skipped tests would look like passed ones.
  gate.check('the emulator of the hosted provider', () => (ensureEmulator() ? 0 : 1)),
]
if (ready.every(Boolean)) {
  gate.runner('end-to-end tests with accounts at Firebase', readPlaywrightReport, (report) =>
    runPlaywright(report, '--config=playwright.hosted.config.ts'),
  )
}
gate.close()
