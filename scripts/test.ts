/** The one gate: everything that must hold before a change lands, added up in the last line. */
import { ensureBrowser } from './browser.ts'
import { ensureSite } from './ensure-site.ts'
import { ERRAND_TAG, openGate, runPlaywright, runTool, runVitest } from './gate.ts'
import { announceSeed } from './seed.ts'
import { readPlaywrightReport, readVitestReport } from './tally.ts'

const gate = openGate()
announceSeed()

gate.check('types of the server', () => runTool('typescript/bin/tsc', '--noEmit', '-p', '.'))
gate.check('types of the web', () => runTool('typescript/bin/tsc', '--noEmit', '-p', 'web'))
gate.check('lint and formatting', () => runTool('@biomejs/biome/bin/biome', 'ci', '.'))
gate.check('no dead exports, files or dependencies', () =>
  runTool('knip/bin/knip.js', '--no-progress', '--treat-config-hints-as-errors'),
)
const built = gate.check('build of the site', () => (ensureSite() ? 0 : 1))
const browser = gate.check('a browser for the tests', () => (ensureBrowser() ? 0 : 1))
gate.runner('unit and component tests', readVitestReport, (report) =>
  runVitest(report, '--project=!operating'),
)
if (built && browser) {
  gate.runner('errands in a browser', readPlaywrightReport, (report) =>
    runPlaywright(report, `--grep=${ERRAND_TAG}`),
  )
}
gate.close()
