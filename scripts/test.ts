/** The one gate: everything that must hold before a change lands, added up in the last line. */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureBrowser } from './browser.ts'
import { ensureSite } from './ensure-site.ts'
import {
  closingLine,
  readPlaywrightReport,
  readVitestReport,
  type Tally,
  tallyOf,
} from './tally.ts'

const root = join(import.meta.dirname, '..')
const reports = mkdtempSync(join(tmpdir(), 'spinner-rack-reports-'))
const tallies: Tally[] = []

check('types of the server', () => node('typescript/bin/tsc', '--noEmit', '-p', '.'))
check('types of the web', () => node('typescript/bin/tsc', '--noEmit', '-p', 'web'))
check('lint and formatting', () => node('@biomejs/biome/bin/biome', 'ci', '.'))
const built = check('build of the site', () => (ensureSite() ? 0 : 1))
const browser = check('a browser for the tests', () => (ensureBrowser() ? 0 : 1))
runner('unit and component tests', readVitestReport, (report) =>
  node(
    'vitest/vitest.mjs',
    'run',
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ),
)
if (built && browser) {
  runner('end-to-end tests', readPlaywrightReport, (report) => {
    process.env.PLAYWRIGHT_JSON_OUTPUT_NAME = report
    return node('@playwright/test/cli.js', 'test', '--reporter=dot,json')
  })
}

rmSync(reports, { recursive: true })
console.log(closingLine(tallies))
process.exit(tallies.some(({ failed }) => failed > 0) ? 1 : 0)

/** Something that holds or does not. */
function check(name: string, run: () => number | null): boolean {
  const exitCode = announced(name, run)
  tallies.push({ passed: exitCode === 0 ? 1 : 0, failed: exitCode === 0 ? 0 : 1, skipped: 0 })
  return exitCode === 0
}

/** Something that counts for itself, in a report. */
function runner(
  name: string,
  read: (report: string) => Tally,
  run: (file: string) => number | null,
) {
  const file = join(reports, `${tallies.length}.json`)
  const exitCode = announced(name, () => run(file))
  tallies.push(tallyOf(tryToRead(file, read), exitCode))
}

function announced(name: string, run: () => number | null): number | null {
  console.log(`\n— ${name}`)
  const began = performance.now()
  const exitCode = tryToRun(run)
  const seconds = ((performance.now() - began) / 1000).toFixed(1)
  console.log(`${exitCode === 0 ? '✓' : '✗'} ${name}, ${seconds} s`)
  return exitCode
}

function tryToRun(run: () => number | null): number | null {
  try {
    return run()
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return 1
  }
}

function tryToRead(file: string, read: (report: string) => Tally): Tally | undefined {
  try {
    return read(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}

function node(tool: string, ...args: string[]): number | null {
  const script = join(root, 'node_modules', tool)
  // React's test tools are not in its production build, whatever the caller's setting.
  const env = { ...process.env, NODE_ENV: 'test' }
  return spawnSync(process.execPath, [script, ...args], { cwd: root, stdio: 'inherit', env }).status
}
