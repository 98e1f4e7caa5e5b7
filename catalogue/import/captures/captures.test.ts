import { join } from 'node:path'
import { expect, test } from 'vitest'
import { buildDataFolder } from '../../testing/data-folder.ts'
import type { ImportSource } from '../record.ts'
import { ImportRefusal } from '../refusal.ts'
import { type Answer, buildService } from '../testing/build-service.ts'
import { createCaptures } from './captures.ts'
import { createServiceSource } from './running-service.ts'

const URI = 'http://gateway.marvel.com/v1/public'

async function readAll(source: ImportSource, files: readonly string[], resumeAt?: string) {
  const records = []
  for await (const read of source.read(files, { resumeAt })) records.push(read)
  return records
}

/** Names of characters, and what is not understood with its place. */
async function told(text: string, resumeAt?: string): Promise<string[]> {
  const file = join(buildDataFolder({ 'a.json': text }), 'a.json')
  const records = await readAll(createCaptures(), [file], resumeAt)
  return records.flatMap(({ record }) => {
    if (record.kind === 'not understood') return `${record.place}: ${record.why}`
    return record.kind === 'character' ? record.name : []
  })
}

const person = (id: number, name: string) =>
  JSON.stringify({ id, name, resourceURI: `${URI}/characters/${id}`, comics: { items: [] } })
const [ash, bo] = [person(1, 'Ash {"[ \\" é'), person(2, 'Bo')]

test.each([
  ['a page', `{"code":200,"data":{"total":2,"results":[${ash},${bo}]}}`],
  ['pages in a list', `[{"data":{"results":[${ash}]}},{"data":{"count":1,"results":[${bo}]}}]`],
  ['pages one a line', `{"data":{"results":[${ash}]}}\n{"etag":"x","data":{"results":[${bo}]}}\n`],
  ['bare results', `{"results":[${ash},${bo}]}`],
  ['a list', `[\n${ash},\n${bo}\n]`],
  ['a record a line', `${ash}\n${bo}`],
])('reads %s', async (_, text) => {
  expect(await told(text)).toEqual(['Ash {"[ \\" é', 'Bo'])
})

test('goes on behind a position', async () => {
  expect(await told(`[${ash},${bo}]`, '0:1')).toEqual(['Bo'])
})

test('tells broken text with its line and reads what follows', async () => {
  const text = [
    ash,
    '{"id": 3, "name": oops}',
    ']]} nonsense',
    '{"x": [1}',
    '{"y": 1}',
    '[[[]]]',
    bo,
    '{"id": 4',
  ].join('\n')
  expect(await told(text)).toEqual([
    'Ash {"[ \\" é',
    'a.json:2: is not JSON',
    'a.json:3: a bracket closes that was not opened',
    'a.json:4: a bracket closes that was not opened',
    'a.json:5: is none of the six kinds',
    'Bo',
    'a.json:8: the file ends in the middle of it',
  ])
})

test('survives wrong types, huge numbers and the bugs of the first captures', async () => {
  const comic = {
    id: '7',
    title: 'Tales (1999) #1.MU (Foil)',
    issueNumber: 1,
    series: { resourceURI: `${URI}/series/9`, name: 'Tales (1999 - 2001)' },
    upc: 75960608,
    pageCount: -1e300,
    prices: 'none',
    dates: [null, { type: 'onsaleDate', date: '-0001-11-30T00:00:00-0500' }],
    creators: {
      available: 1e99,
      collectionURI: { service: 'x', id: 1 },
      items: [{ name: 'nobody' }, 3],
    },
    characters: [],
    stories: { items: [{ resourceURI: `${URI}/stories/20`, name: 'Cover #20', type: 'cover' }] },
    variants: { a: 1 },
  }
  const file = join(buildDataFolder({ 'a.json': JSON.stringify(comic) }), 'a.json')
  const records = await readAll(createCaptures(), [file])
  expect(records.map(({ record }) => record)).toMatchObject([
    { kind: 'series', key: '9', title: 'Tales', startYear: 1999, endYear: 2001 },
    {
      kind: 'comic',
      key: '7',
      series: '9',
      number: '1.MU',
      upc: '75960608',
      firstStory: 20,
      storyTitles: [],
    },
  ])
})

test('a busy service is asked again after the pause that it wants, with signed calls', async () => {
  const calls: URL[] = []
  const address = await buildService((url, response) => {
    calls.push(url)
    if (calls.length === 1) response.writeHead(429, { 'retry-after': '0' }).end('{}')
    else if (url.pathname.endsWith('/stories'))
      response.writeHead(401).end('{"code":"InvalidCredentials"}')
    else response.end(JSON.stringify({ data: { total: 1, results: [JSON.parse(bo)] } }))
  })
  const source = createServiceSource(address, { publicKey: 'p', privateKey: 'q' })
  await expect(readAll(source, [])).rejects.toThrow(ImportRefusal)
  const [first, second] = calls
  expect(first?.pathname).toBe('/v1/public/series')
  expect(second?.pathname).toBe('/v1/public/series')
  expect(first?.searchParams.get('hash')).toMatch(/^[0-9a-f]{32}$/)
  expect(calls.at(-1)?.pathname).toBe('/v1/public/stories')
})

test('a service with smaller pages than asked for is read to its end', async () => {
  const people = Array.from({ length: 120 }, (_, place) =>
    JSON.parse(person(place + 1, `Ash ${place}`)),
  )
  const address = await buildService((url, response) => {
    const offset = Number(url.searchParams.get('offset'))
    const all = url.pathname.endsWith('/characters') ? people : []
    // One of them is no record: it counts all the same.
    const results = all.slice(offset, offset + 50).map((one) => (one.id === 7 ? null : one))
    response.end(JSON.stringify({ data: { total: all.length, results } }))
  })
  expect(await readAll(createServiceSource(address, {}), [])).toHaveLength(119)
})

test.each<[string, Answer, RegExp]>([
  [
    'that is no JSON',
    (_, response) => response.end('<html>\u001b[31mWelcome'),
    /^http:\/\/127\S+\/v1\/public\/series does not answer with JSON: <html> \[31mWelcome$/,
  ],
  [
    'without end',
    (_, response) => response.end(Buffer.alloc(17 * 1024 * 1024, ' ')),
    /^http:\/\/127\S+\/v1\/public\/series answers with more than 16 MB$/,
  ],
])('an answer %s is refused in a line with the address', async (_, answer, words) => {
  const address = await buildService(answer)
  const read = readAll(createServiceSource(address, {}), [])
  await expect(read).rejects.toThrow(ImportRefusal)
  await expect(read).rejects.toThrow(words)
})
