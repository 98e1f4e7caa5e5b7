import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { CASE_FILES, readCases, readJson } from './read-cases.mjs'
import { CaseFileSchema } from './testing/case-file-schema.ts'

interface Row {
  row: string
  unseen?: string
}

const rows: Row[] = readJson('rows.json')
const cases = readCases().map(({ testCase }) => testCase)
const tested = new Set(cases.flatMap((testCase) => testCase.rows))

describe('the files of cases', () => {
  test.each(CASE_FILES)('%s has the form of the schema', (file) => {
    expect(CaseFileSchema.safeParse(readJson(file)).error).toBeUndefined()
  })

  // `npx vitest run contract/interop/cases.test.ts -u` writes it anew.
  test('schema.json is that schema', async () => {
    const schema = JSON.stringify(z.toJSONSchema(CaseFileSchema), null, 2)
    await expect(`${schema}\n`).toMatchFileSnapshot(join(import.meta.dirname, 'schema.json'))
  })

  test('every case has an id of its own, and its section is that of its first row', () => {
    expect(new Set(cases.map(({ id }) => id)).size).toBe(cases.length)
    for (const { id, section, rows } of cases) {
      expect(`§${rows[0]?.split(' ')[0]}`, id).toBe(section)
    }
  })
})

describe('the rows of the contract', () => {
  test('every row has a case, or a reason why it has none', () => {
    const untested = rows.filter(({ row, unseen }) => !unseen && !tested.has(row))
    expect(untested).toEqual([])
    const known = new Set(rows.map(({ row }) => row))
    expect(known.size).toBe(rows.length)
    expect([...tested].filter((row) => !known.has(row))).toEqual([])
  })

  test('a reason stands only where there is no case', () => {
    expect(rows.filter(({ row, unseen }) => unseen && tested.has(row))).toEqual([])
  })

  test('the tables are complete: 39 endpoints, 129 crosses in 33 lines, 20 orders', () => {
    const count = (form: RegExp) => rows.filter(({ row }) => form.test(row)).length
    expect(count(/^3 \//)).toBe(39)
    expect(count(/^4\.3 \/\S+ /)).toBe(129)
    const lines = rows.flatMap(({ row }) => /^4\.3 (\/\S+) /.exec(row)?.[1] ?? [])
    expect(new Set(lines).size).toBe(33)
    expect(count(/^5 (characters|comics|creators|events|series|stories) (?!default)/)).toBe(20)
  })
})
