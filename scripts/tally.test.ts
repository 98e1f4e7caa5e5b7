import { expect, test } from 'vitest'
import { closingLine, readPlaywrightReport, readVitestReport, tallyOf } from './tally.ts'

const green = { passed: 3, failed: 0, skipped: 0 }

test('takes the counts of a runner as they are', () => {
  expect(tallyOf(green, 0)).toEqual(green)
  expect(tallyOf({ passed: 3, failed: 2, skipped: 1 }, 1)).toEqual({
    passed: 3,
    failed: 2,
    skipped: 1,
  })
})

test('a runner that died without a count is one failure', () => {
  expect(tallyOf(undefined, 0)).toEqual({ passed: 0, failed: 1, skipped: 0 })
})

test('a runner that ran nothing is one failure', () => {
  expect(tallyOf({ passed: 0, failed: 0, skipped: 0 }, 0).failed).toBe(1)
})

test('a runner that failed outside its tests is one failure', () => {
  expect(tallyOf(green, 1)).toEqual({ passed: 3, failed: 1, skipped: 0 })
  expect(tallyOf(green, null)).toEqual({ passed: 3, failed: 1, skipped: 0 })
})

test('reads the reports of both runners, and counts a flaky test as failed', () => {
  const vitest = { numPassedTests: 5, numFailedTests: 1, numPendingTests: 2, numTodoTests: 1 }
  expect(readVitestReport(JSON.stringify(vitest))).toEqual({ passed: 5, failed: 1, skipped: 3 })
  const stats = { expected: 7, unexpected: 1, flaky: 1, skipped: 4 }
  expect(readPlaywrightReport(JSON.stringify({ stats }))).toEqual({
    passed: 7,
    failed: 2,
    skipped: 4,
  })
})

test('adds all runners up in one line, and names skipped tests only if there are any', () => {
  expect(closingLine([green, green])).toBe('6 passed, 0 failed')
  expect(closingLine([green, { passed: 0, failed: 1, skipped: 2 }])).toBe(
    '3 passed, 1 failed, 2 skipped',
  )
})
