import { describe, expect, test } from 'vitest'
import { buildTestApp } from '../testing/build-test-app.ts'
import { redactAddresses } from './redact-addresses.ts'
import { logRequest } from './request-log.ts'

const HANDLED = { id: 'r-1', method: 'GET', statusCode: 200, ms: 1 }

function pathInLog(url: string): string {
  const lines: string[] = []
  const log = {
    write: (line: string | (() => string)) => lines.push(typeof line === 'string' ? line : line()),
  }
  logRequest(log, { ...HANDLED, url })
  return JSON.parse(lines[0] ?? '').path
}

describe('security 1: a path in the log', () => {
  test('is cut to a few hundred characters', () => {
    expect(pathInLog(`/${'a'.repeat(15_500)}/x@y`)).toBe(`/${'a'.repeat(299)}…`)
    expect(pathInLog(`/${'a'.repeat(299)}?secret`)).toBe(`/${'a'.repeat(299)}`)
  })

  test('holds no half of an address where it is cut', () => {
    const path = pathInLog(`/${'a'.repeat(290)}/peter.parker@bugle.example/more`)
    expect(path).toBe(`/${'a'.repeat(290)}/[address…`)
  })

  test.each([
    ['/members/peter@bugle.example', '/members/[address]'],
    ['/members/peter%40bugle.example', '/members/[address]'],
    ['/members/peter%2540bugle.example/x', '/members/[address]/x'],
    ['/members/peter@bugle.example@x/y@z', '/members/[address]/[address]'],
    ['/@scope/x@', '/@scope/x@'],
    ['/100%/40', '/100%/40'],
  ])('%s is %s', (url, logged) => {
    expect(pathInLog(url)).toBe(logged)
  })
})

test('an address is found in quotes, brackets and sentences', () => {
  expect(redactAddresses('{"msg":"no <a@b.example> (c@d.example), \'e@f.example\'"}')).toBe(
    '{"msg":"no <[address]> ([address]), \'[address]\'"}',
  )
})

test('security 1: a long message is cut, and its line stays JSON with the trace of its error', async () => {
  const { app, logLines } = await buildTestApp()
  app.get('/api/broken', () => {
    throw new Error(`no room for ${'x'.repeat(50_000)} of peter@bugle.example`)
  })
  await app.inject('/api/broken')
  const failed = logLines.find((line) => line.includes('no room for')) ?? ''
  expect(failed.length).toBeLessThan(10_000)
  const { err } = JSON.parse(failed)
  expect(err.message).toBe(`no room for ${'x'.repeat(3_988)}…`)
})

test('the trace of an error is logged whole', async () => {
  const { app, logLines } = await buildTestApp()
  app.get('/api/broken', () => {
    throw new Error('the cellar is flooded')
  })
  await app.inject('/api/broken')
  const failed = logLines.find((line) => line.includes('cellar')) ?? ''
  expect(JSON.parse(failed).err.stack).toMatch(
    /^Error: the cellar is flooded\n {4}at .*request-log\.test/,
  )
})
