import { afterEach, expect, test, vi } from 'vitest'
import { buildHit, buildSearchAnswer } from '#web/testing/build-hit.ts'
import { searchCatalogue } from './search-api.ts'

afterEach(() => vi.unstubAllGlobals())

/** A server with this answer; returns the requested URLs. */
function serve(answer: () => Response): string[] {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path)
    return answer()
  })
  return asked
}

const { signal } = new AbortController()
const found = () => Response.json(buildSearchAnswer('a', [buildHit()]))

test('asks for a text, a number of hits and a kind', async () => {
  const asked = serve(found)
  const answer = await searchCatalogue({ text: 'thor & co', limit: 10, kind: 'comics' }, signal)
  expect(answer).toMatchObject({ total: 1, totals: { characters: 1, comics: 0 } })
  expect(asked).toEqual(['/api/search?q=thor+%26+co&limit=10&kinds=comics'])
})

test('asks for so many hits of each kind', async () => {
  const asked = serve(found)
  await searchCatalogue({ text: 'thor', perKind: 6 }, signal)
  expect(asked).toEqual(['/api/search?q=thor&perKind=6'])
})

test('tells what the server says when it refuses', async () => {
  const asked = serve(() =>
    Response.json(
      { code: 'too-many-searches', message: 'Please try again in a second.' },
      { status: 429, headers: { 'retry-after': '1' } },
    ),
  )
  const answer = searchCatalogue({ text: 'thor', limit: 10 }, signal)
  await expect(answer).rejects.toThrow('Please try again in a second.')
  expect(asked).toHaveLength(1)
})
