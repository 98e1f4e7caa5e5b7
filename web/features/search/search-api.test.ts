import { afterEach, expect, test, vi } from 'vitest'
import { buildHit, buildSearchAnswer } from '#web/testing/build-hit.ts'
import { searchCatalogue } from './search-api.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const tooMany = () =>
  Response.json(
    { code: 'too-many-searches', message: 'Please try again in a second.' },
    { status: 429, headers: { 'retry-after': '1' } },
  )

/** A server that refuses so many times; gives the addresses that it was asked for. */
function refuse(times: number): string[] {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path)
    return asked.length <= times ? tooMany() : Response.json(buildSearchAnswer('a', [buildHit()]))
  })
  return asked
}

function seek() {
  const query = { text: 'thor & co', limit: 10, kind: 'comics' } as const
  return searchCatalogue(query, new AbortController().signal)
}

test('asks for a text, a number of hits and a kind', async () => {
  const asked = refuse(0)
  expect((await seek()).total).toBe(1)
  expect(asked).toEqual(['/api/search?q=thor+%26+co&limit=10&kinds=comics'])
})

test('asks once more when the server says when', async () => {
  vi.useFakeTimers()
  const asked = refuse(1)
  const answer = seek()
  await vi.advanceTimersByTimeAsync(999)
  expect(asked).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(1)
  expect((await answer).total).toBe(1)
  expect(asked).toHaveLength(2)
})

test('tells what the server says when that does not help', async () => {
  vi.useFakeTimers()
  refuse(2)
  const answer = expect(seek()).rejects.toThrow('Please try again in a second.')
  await vi.advanceTimersByTimeAsync(1000)
  await answer
})
