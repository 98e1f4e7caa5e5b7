export interface Tally {
  passed: number
  failed: number
  skipped: number
  /** What failed: tests as `file: title`. */
  failures: string[]
}

/** A runner that died without a report, or ran no test, counts as one failure. */
export function tallyOf(counts: Tally | undefined, exitCode: number | null): Tally {
  if (counts === undefined || counts.passed + counts.failed + counts.skipped === 0) {
    return { passed: 0, failed: 1, skipped: 0, failures: [] }
  }
  const unexplained = exitCode !== 0 && counts.failed === 0
  return unexplained ? { ...counts, failed: 1 } : counts
}

interface VitestReport {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  numTodoTests: number
  testResults: { name: string; assertionResults: { status: string; fullName: string }[] }[]
}

export function readVitestReport(report: string): Tally {
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults } = JSON.parse(
    report,
  ) as VitestReport
  return {
    passed: numPassedTests,
    failed: numFailedTests,
    skipped: numPendingTests + numTodoTests,
    failures: testResults.flatMap(({ name, assertionResults }) =>
      assertionResults
        .filter(({ status }) => status === 'failed')
        .map(({ fullName }) => `${name}: ${fullName}`),
    ),
  }
}

interface PlaywrightReport extends PlaywrightSuite {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
}

interface PlaywrightSuite {
  specs?: { ok: boolean; file: string; title: string }[]
  suites?: PlaywrightSuite[]
}

export function readPlaywrightReport(report: string): Tally {
  const { stats, suites = [] } = JSON.parse(report) as PlaywrightReport
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    skipped: stats.skipped,
    failures: suites.flatMap(failuresIn),
  }
}

function failuresIn({ specs = [], suites = [] }: PlaywrightSuite): string[] {
  const failed = specs.filter(({ ok }) => !ok).map(({ file, title }) => `${file}: ${title}`)
  return [...failed, ...suites.flatMap(failuresIn)]
}

/** The last line of `npm test`, which programs parse. */
export function closingLine(tallies: Tally[]): string {
  const sum = (key: 'passed' | 'failed' | 'skipped') =>
    tallies.reduce((total, tally) => total + tally[key], 0)
  const skipped = sum('skipped') === 0 ? '' : `, ${sum('skipped')} skipped`
  return `${sum('passed')} passed, ${sum('failed')} failed${skipped}`
}
