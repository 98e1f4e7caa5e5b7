import { afterEach, expect, test, vi } from 'vitest'
import { getJson } from './api-client.ts'

afterEach(() => vi.unstubAllGlobals())

function answerWith(body: string, status: number) {
  vi.stubGlobal('fetch', async () => new Response(body, { status }))
}

const { signal } = new AbortController()

test('gives the body of a good answer', async () => {
  answerWith('{"a":1}', 200)
  expect(await getJson('/api/x', signal)).toEqual({ a: 1 })
})

test.each([
  ['{"code":"not-found","message":"Nothing answers here."}', 'Nothing answers here.'],
  ['{"code":409,"status":"You may not request more than 100 items."}', 'more than 100 items'],
  ['<html>Bad gateway</html>', 'The server answered 502.'],
  ['null', 'The server answered 502.'],
])('throws with the words of %s', async (body, words) => {
  answerWith(body, 502)
  await expect(getJson('/api/x', signal)).rejects.toThrow(words)
})
