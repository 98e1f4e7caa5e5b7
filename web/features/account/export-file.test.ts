import { expect, test } from 'vitest'
import { MAX_ACCOUNT_ENTRIES, MAX_IMPORT_BYTES } from '#contract/imports.ts'
import { toExportFile } from './export-file.ts'

test('an account is written for people to read', () => {
  const { text, fits } = toExportFile({ readings: [{ comic: 1 }] })
  expect(text).toContain('\n  "readings": [\n')
  expect(fits).toBe(true)
})

test('one with more entries than a file can bring in says so', () => {
  const readings = Array(MAX_ACCOUNT_ENTRIES).fill(0)
  expect(toExportFile({ readings }).fits).toBe(true)
  expect(toExportFile({ readings, lists: [{ entries: [0] }] }).fits).toBe(false)
})

test('one that is too large is written as small as can be', () => {
  const around = JSON.stringify({ note: '' }).length
  const note = 'x'.repeat(MAX_IMPORT_BYTES - around)
  const { text, fits } = toExportFile({ note })
  expect(text.length).toBe(MAX_IMPORT_BYTES)
  expect(fits).toBe(true)
  expect(toExportFile({ note: `${note}x` }).fits).toBe(false)
})
