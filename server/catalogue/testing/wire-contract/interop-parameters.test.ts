import { expect, test } from 'vitest'
import { readCases, readJson } from '#contract/interop/read-cases.mjs'
import { runCase, type Send } from '#contract/interop/run-case.mjs'
import { shareInteropService } from './testing/interop-service.ts'

const ROWS: { row: string }[] = readJson('rows.json')
const CASES = readCases()
const PARAMETER =
  /^4\.1 (limit|offset|orderBy|modifiedSince|id)$|^4\.2 \w+ (\w+)$|^4\.3 \/\S+ (\w+)$/
const ORDER = /^5 \w+ (?!default)\w+$/

/** Rows with the parameter that each is about. */
const BY_PARAMETER = ROWS.flatMap(({ row }): [string, string][] => {
  const name = ORDER.test(row) ? 'orderBy' : PARAMETER.exec(row)?.slice(1).find(Boolean)
  return name === undefined ? [] : [[row, name]]
})

function without(path: string, name: string): string {
  const [address, query = ''] = path.split('?')
  const left = query.split('&').filter((parameter) => !parameter.startsWith(`${name}=`))
  return `${address}?${left.join('&')}`
}

async function isCaught(row: string, send: Send): Promise<boolean> {
  const service = { ...(await shareInteropService()), send }
  for (const { testCase, shapes } of CASES) {
    if (!testCase.rows.includes(row)) continue
    const { faults } = await runCase(testCase, shapes, service)
    if (faults.length > 0) return true
  }
  return false
}

test('the rows of filters, orders and pages are found', () => {
  expect(BY_PARAMETER).toHaveLength(5 + 12 + 5 + 18 + 129 + 20)
})

test.each(BY_PARAMETER)('a service that ignores a parameter is caught: %s', async (row, name) => {
  const { send } = await shareInteropService()
  const ignoring: Send = (method, path, headers, body) =>
    send(method, without(path, name), headers, body)
  expect(await isCaught(row, ignoring)).toBe(true)
})
