import { expect, test } from 'vitest'
import { readCases } from '#contract/interop/read-cases.mjs'
import { runCase } from '#contract/interop/run-case.mjs'
import { shareInteropService } from './testing/interop-service.ts'

// The rows of the contract: every case that other services are tested with is a test of ours.
test.each(readCases())('$testCase.section $testCase.says', async ({ testCase, shapes }) => {
  const { faults } = await runCase(testCase, shapes, await shareInteropService())
  expect(faults).toEqual([])
})
