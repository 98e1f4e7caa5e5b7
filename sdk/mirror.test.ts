import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { SMALL_CATALOGUE } from '#catalogue/testing/small-catalogue.ts'
import { shareInFile } from '#scripts/testing/clean-up.ts'
import { buildMirrorEnvironment, runMirror } from '#server/catalogue/mirror/testing/run-mirror.ts'
import { buildTemporaryFolder } from '#server/testing/build-test-app.ts'
import { createClient } from './spinner-rack.ts'
import { listen } from './testing/listen.ts'

const SPIDER_MAN = 1009610
const CROWD = 130

const share = shareInFile(startMirror)

/** A plain file server with a mirror as the command writes it. */
async function startMirror(suffix: '.json' | '/index.html' = '.json') {
  const crowd = Array.from(
    { length: CROWD },
    (_, n) => `${3_000_000 + n} | Extra ${n} | | | | | supporting | | | 2026-11-01`,
  )
  const files = { ...SMALL_CATALOGUE, 'characters/b.txt': `${crowd.join('\n')}\n` }
  const folder = buildTemporaryFolder()
  const args = suffix === '.json' ? [] : ['--folders']
  await runMirror(folder, { environment: buildMirrorEnvironment(files), args })
  const asked: string[] = []
  const mirror = await listen((request, response) => {
    asked.push(String(request.url))
    try {
      response.end(readFileSync(join(folder, String(request.url))))
    } catch {
      response.writeHead(404).end('<h1>Not found</h1>')
    }
  })
  return { mirror, asked }
}

test.each(['.json', '/index.html'] as const)(
  'a mirror of files that end in %s answers with records, lists and sub-lists',
  async (suffix) => {
    const { mirror } = await share(suffix)
    const rack = createClient({ mirror, suffix })
    expect(await rack.characters.get(SPIDER_MAN)).toMatchObject({ name: 'Spider-Man' })
    expect(await rack.characters.list()).toMatchObject({ limit: 100, count: 100, total: CROWD + 2 })
    expect(await rack.characters.list({ limit: 100, offset: 100 })).toMatchObject({
      offset: 100,
      count: 32,
    })
    const comics = await rack.characters.comics(SPIDER_MAN)
    expect(comics.results[0]?.title).toMatch(/^Amazing Spider-Man/)
  },
)

test('a mirror is walked to its last record, and not beyond', async () => {
  const { mirror, asked } = await startMirror()
  const ids = new Set<number>()
  for await (const { id } of createClient({ mirror }).characters.all()) ids.add(id)
  expect(ids.size).toBe(CROWD + 2)
  expect(asked).toEqual(['/v1/public/characters.json', '/v1/public/characters/pages/100.json'])
})

test('a record that the mirror does not have is a 404', async () => {
  const { mirror } = await share()
  await expect(createClient({ mirror }).characters.get(99)).rejects.toMatchObject({
    status: 404,
    code: 404,
  })
})

test.each([
  [
    { nameStartsWith: 'spider' },
    'nameStartsWith needs a server: a mirror has whole lists in their default order.',
  ],
  [
    { orderBy: '-name' },
    'orderBy needs a server: a mirror has whole lists in their default order.',
  ],
  [{ limit: 20 }, 'A mirror has pages of 100 records alone, not of 20.'],
  [{ offset: 150 }, 'Pages of a mirror begin at multiples of 100, not at 150.'],
] as const)('%j is refused before anything is asked', async (query, message) => {
  let asked = 0
  const mirror = await listen(() => (asked += 1))
  const { characters } = createClient({ mirror })
  await expect(characters.list(query)).rejects.toMatchObject({ code: 'not-in-mirror', message })
  await expect(characters.all(query).next()).rejects.toMatchObject({ code: 'not-in-mirror' })
  expect(asked).toBe(0)
})
