import { expect, test } from 'vitest'
import { closingLine, readPlaywrightReport, readVitestReport, tallyOf } from './tally.ts'

const green = { passed: 3, failed: 0, skipped: 0, failures: [] }

test('takes the counts of a runner as they are', () => {
  expect(tallyOf(green, 0)).toEqual(green)
  const red = { passed: 3, failed: 2, skipped: 1, failures: ['one', 'other'] }
  expect(tallyOf(red, 1)).toEqual(red)
})

test('a runner that died without a count is one failure', () => {
  expect(tallyOf(undefined, 0)).toMatchObject({ passed: 0, failed: 1, skipped: 0 })
})

test('a runner that ran nothing is one failure', () => {
  expect(tallyOf({ ...green, passed: 0 }, 0).failed).toBe(1)
})

test('a runner that failed outside its tests is one failure', () => {
  expect(tallyOf(green, 1)).toEqual({ ...green, failed: 1 })
  expect(tallyOf(green, null)).toEqual({ ...green, failed: 1 })
})

test('reads the report of Vitest', () => {
  const report = {
    numPassedTests: 5,
    numFailedTests: 1,
    numPendingTests: 2,
    numTodoTests: 1,
    testResults: [
      {
        name: 'search.test.ts',
        assertionResults: [
          { status: 'passed', fullName: 'finds Doom' },
          { status: 'failed', fullName: 'counts each record once' },
        ],
      },
    ],
  }
  expect(readVitestReport(JSON.stringify(report))).toEqual({
    passed: 5,
    failed: 1,
    skipped: 3,
    failures: ['search.test.ts: counts each record once'],
  })
})

test('reads the report of Playwright, and counts a flaky test as failed', () => {
  const specs = [
    { ok: true, file: 'bar.spec.ts', title: 'opens' },
    { ok: false, file: 'bar.spec.ts', title: 'closes' },
  ]
  const report = {
    stats: { expected: 7, unexpected: 1, flaky: 1, skipped: 4 },
    suites: [{ suites: [{ specs }] }, { specs: [] }],
  }
  expect(readPlaywrightReport(JSON.stringify(report))).toEqual({
    passed: 7,
    failed: 2,
    skipped: 4,
    failures: ['bar.spec.ts: closes'],
  })
})

test('adds all runners up in one line, and names skipped tests only if there are any', () => {
  expect(closingLine([green, green])).toBe('6 passed, 0 failed')
  expect(closingLine([green, { passed: 0, failed: 1, skipped: 2, failures: [] }])).toBe(
    '3 passed, 1 failed, 2 skipped',
  )
})
