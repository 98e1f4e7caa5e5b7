import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { closingLine, type Tally, tallyOf } from './tally.ts'

const root = join(import.meta.dirname, '..')

/** The tag of browser tests that follow one of the product's main user journeys. */
export const ERRAND_TAG = '@errand'

/** Failed tests that are named once more at the end. */
const MOST_REPEATED = 50

/** Runs the checks one after the other, and prints the totals in the last line. */
export function openGate() {
  const reports = mkdtempSync(join(tmpdir(), 'spinner-rack-reports-'))
  const tallies: Tally[] = []

  return {
    /** A check that passes or fails. */
    check(name: string, run: () => number | null): boolean {
      const exitCode = announced(name, run)
      const passed = exitCode === 0
      tallies.push({
        passed: passed ? 1 : 0,
        failed: passed ? 0 : 1,
        skipped: 0,
        failures: passed ? [] : [name],
      })
      return passed
    },

    /** A test runner that counts its own tests, in a report. */
    runner(name: string, read: (report: string) => Tally, run: (file: string) => number | null) {
      const file = join(reports, `${tallies.length}.json`)
      const exitCode = announced(name, () => run(file))
      tallies.push(tallyOf(tryToRead(file, read), exitCode))
    },

    /** Repeats what failed, prints the last line and ends the process. */
    close(): never {
      rmSync(reports, { recursive: true })
      const failures = tallies.flatMap((tally) => tally.failures)
      for (const failure of failures.slice(0, MOST_REPEATED)) console.log(`✗ ${failure}`)
      console.log(closingLine(tallies))
      process.exit(tallies.some(({ failed }) => failed > 0) ? 1 : 0)
    },
  }
}

/** Runs one of our tools with this Node, and returns its exit code. */
export function runTool(tool: string, ...args: string[]): number | null {
  const script = join(root, 'node_modules', tool)
  const env = {
    ...process.env,
    // React's production build lacks its test tools, so this is not inherited.
    NODE_ENV: 'test',
    // The commands and servers that tests start load the same modules over and over.
    NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/compiled'),
  }
  return spawnSync(process.execPath, [script, ...args], { cwd: root, stdio: 'inherit', env }).status
}

/** Unit and component tests, counted in `report`. */
export function runVitest(report: string, ...args: string[]): number | null {
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`]
  return runTool('vitest/vitest.mjs', 'run', ...reporters, ...args)
}

/** Browser tests, counted in `report`. */
export function runPlaywright(report: string, ...args: string[]): number | null {
  process.env.PLAYWRIGHT_JSON_OUTPUT_NAME = report
  return runTool('@playwright/test/cli.js', 'test', '--reporter=dot,json', ...args)
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
