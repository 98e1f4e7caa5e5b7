import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { shareInFile } from '#scripts/testing/clean-up.ts'
import { buildCatalogueApp } from '../testing/build-catalogue-app.ts'

const files = {
  'characters/a.txt': '1 | Ash | | | | | | | | 2026-11-01\n2 | Bo | | | | | | | | 2026-11-01',
  'creators/a.txt': '20001 | Stan | | Lee | | 2026-11-01',
  'series/a.txt': `
    series | 50001 | Tales | 1963-1990 | ongoing | | | 1..450 | 1=1963-01 450=1990-01 | | 2026-11-01
    span | 1 | writer: Stan Lee | Bo; Ash
    series | 50002 | Tales | 1991 | one shot | | | 1 | 1=1991-01 | Tales (1963) | 2026-11-01
  `,
  'events/a.txt': 'event | 5001 | War | 1963-01 | | | 2026-11-01\npart | core | Tales (1963) | 2 1',
}
const comicId = (number: number) => 600_000_000 + number

const shareApp = shareInFile(() => buildCatalogueApp({ files }))

async function download(kind: string, headers = {}) {
  const { app } = await shareApp()
  return app.inject({ url: `/downloads/${kind}.jsonl`, headers })
}

function parse(text: string): Record<string, unknown>[] {
  return text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
}

test('every kind is there, a record a line, for everybody', async () => {
  const counts = { characters: 2, comics: 451, creators: 1, events: 1, series: 2 }
  for (const [kind, count] of Object.entries(counts)) {
    const answer = await download(kind)
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['content-type']).toBe('application/jsonl; charset=utf-8')
    expect(answer.headers.link).toBe('</downloads/LICENCE.txt>; rel="license"')
    expect(parse(answer.body)).toHaveLength(count)
  }
})

test('references are ids', async () => {
  const comics = parse((await download('comics')).body)
  expect(comics.find(({ id }) => id === comicId(1))).toMatchObject({
    series: 50001,
    characters: [2, 1],
    credits: [{ creator: 20001, role: 'writer' }],
    coverMonth: '1963-01',
  })
  const [event] = parse((await download('events')).body)
  expect(event?.parts).toEqual([{ role: 'core', comics: [comicId(2), comicId(1)] }])
  const series = parse((await download('series')).body)
  expect(series.map(({ id, previous, next }) => [id, previous, next])).toEqual([
    [50001, null, 50002],
    [50002, 50001, null],
  ])
})

test('comes compressed to who asks for it', async () => {
  const plain = await download('comics')
  const answer = await download('comics', { 'accept-encoding': 'gzip' })
  expect(answer.headers['content-encoding']).toBe('gzip')
  expect(gunzipSync(answer.rawPayload).toString()).toBe(plain.body)
})

test('the index names the files and the licence', async () => {
  const { app } = await shareApp()
  const index = await app.inject('/downloads/')
  expect(index.body).toContain('href="comics.jsonl"')
  expect(index.body).toContain('CC0 1.0')
  expect((await app.inject('/downloads/LICENCE.txt')).body).toContain('CC0 1.0 Universal')
  expect((await app.inject('/downloads')).headers.location).toBe('/downloads/')
})
