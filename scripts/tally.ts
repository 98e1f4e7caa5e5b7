export interface Tally {
  passed: number
  failed: number
  skipped: number
}

/** A runner that died without a report, or ran no test, counts as one failure. */
export function tallyOf(counts: Tally | undefined, exitCode: number | null): Tally {
  if (counts === undefined || counts.passed + counts.failed + counts.skipped === 0) {
    return { passed: 0, failed: 1, skipped: 0 }
  }
  const unexplained = exitCode !== 0 && counts.failed === 0
  return unexplained ? { ...counts, failed: 1 } : counts
}

export function readVitestReport(report: string): Tally {
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests } = JSON.parse(report)
  return {
    passed: numPassedTests,
    failed: numFailedTests,
    skipped: numPendingTests + numTodoTests,
  }
}

export function readPlaywrightReport(report: string): Tally {
  const { expected, unexpected, flaky, skipped } = JSON.parse(report).stats
  return { passed: expected, failed: unexpected + flaky, skipped }
}

/** The last line of `npm test`, which programs parse. */
export function closingLine(tallies: Tally[]): string {
  const sum = (key: keyof Tally) => tallies.reduce((total, tally) => total + tally[key], 0)
  const skipped = sum('skipped') === 0 ? '' : `, ${sum('skipped')} skipped`
  return `${sum('passed')} passed, ${sum('failed')} failed${skipped}`
}
