import { describe, expect, test } from 'vitest'
import { ask, askForData, askForOne, shareContractApp } from './testing/ask.ts'
import { picture } from './testing/wire-shapes.ts'

const LISTS = ['characters', 'comics', 'creators', 'events', 'series', 'stories']
const WITHOUT_STORIES = LISTS.filter((kind) => kind !== 'stories')

describe('§7.8 date: offset without colon, US Eastern', () => {
  test.each([
    ['the day before summer time begins', 'characters/1009001', '2026-03-07T00:00:00-0500'],
    ['the midnight before summer time begins', 'characters/2000001', '2026-03-08T00:00:00-0500'],
    ['the day after summer time began', 'characters/2000002', '2026-03-09T00:00:00-0400'],
    ['the midnight before summer time ends', 'characters/2000003', '2026-11-01T00:00:00-0400'],
    ['the day after summer time ended', 'characters/2000005', '2026-11-02T00:00:00-0500'],
    ['summer', 'characters/2000004', '2026-07-04T00:00:00-0400'],
    ['winter', 'creators/20006', '2025-12-31T00:00:00-0500'],
  ])('modified: %s', async (_row, path, modified) => {
    expect(await askForOne(`/${path}`)).toMatchObject({ modified })
  })

  test.each([
    ['before summer time of 1961', 827494, '1961-04-01T00:00:00-0500'],
    ['the day after it began, 30 April 1961', 827495, '1961-05-01T00:00:00-0400'],
    ['before it ended, 29 October 1961', 827500, '1961-10-01T00:00:00-0400'],
    ['after it ended', 827501, '1961-11-01T00:00:00-0500'],
    ['before the first Sunday of April 1998', 835716, '1998-04-01T00:00:00-0500'],
    ['March before the rule of 2007', 860261, '2004-03-01T00:00:00-0500'],
    ['31 October 2026', 843877, '2026-10-31T00:00:00-0400'],
    ['7 November 2026', 843879, '2026-11-07T00:00:00-0500'],
  ])('onsaleDate: %s', async (_row, id, date) => {
    expect(await askForOne(`/comics/${id}`)).toMatchObject({ dates: [{ date }, {}] })
  })

  test('an unknown day is the epoch, never the year −0001', async () => {
    const comic = await askForOne('/comics/301')
    expect(comic).toMatchObject({ dates: [{}, { date: '1969-12-31T19:00:00-0500' }] })
    for (const kind of LISTS) expect((await ask(`/${kind}?limit=100`)).body).not.toContain('-0001')
  })

  test.each(LISTS)('every modified of %s has the form', async (kind) => {
    const { results } = await askForData<{ modified: string }>(`/${kind}?limit=100`)
    for (const { modified } of results) {
      expect(modified).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d-0[45]00$/)
    }
  })
})

describe('§7.8 Url: {type, url}, absolute', () => {
  test.each(WITHOUT_STORIES)('%s: detail', async (kind) => {
    const { results } = await askForData<{ id: number; urls: object[] }>(`/${kind}?limit=100`)
    for (const { id, urls } of results) {
      expect(urls).toEqual([{ type: 'detail', url: `http://rack.example/${kind}/${id}` }])
    }
  })

  test('stories have no urls', async () => {
    expect(await askForOne('/stories/3309973')).not.toHaveProperty('urls')
  })
})

describe('§7.8 Image: {path, extension}', () => {
  test.each(WITHOUT_STORIES)('%s have an absolute path without an extension', async (kind) => {
    type Pictured = { id: number; thumbnail: ReturnType<typeof picture> }
    const { results } = await askForData<Pictured>(`/${kind}?limit=100`)
    for (const { id, thumbnail } of results) {
      expect(thumbnail).toEqual(picture(`${kind}/${id}`))
      expect(Object.keys(thumbnail)).toEqual(['path', 'extension'])
    }
  })
})

describe('§7.8, §8 resourceURI', () => {
  test.each(LISTS)('%s: the own public base by default', async (kind) => {
    const { results } = await askForData<{ id: number; resourceURI: string }>(`/${kind}?limit=100`)
    for (const { id, resourceURI } of results) {
      expect(resourceURI).toBe(`http://rack.example/v1/public/${kind}/${id}`)
    }
  })

  test.each([
    '/characters/2000004',
    '/comics/827493',
    '/series/102',
    '/events/5002',
    '/stories/3309973',
  ])('CATALOGUE_RESOURCE_URI=original: all of %s have the original prefix', async (path) => {
    const { get } = await shareContractApp({ CATALOGUE_RESOURCE_URI: 'original' })
    const { body } = await get(path)
    const uris = [...body.matchAll(/"(?:resourceURI|collectionURI)":"([^"]*)"/g)]
    expect(uris.length).toBeGreaterThan(5)
    for (const [, uri] of uris) expect(uri).toMatch(/^http:\/\/gateway\.marvel\.com\/v1\/public\//)
  })

  test('CATALOGUE_RESOURCE_URI=original: http, type and id', async () => {
    const { get } = await shareContractApp({ CATALOGUE_RESOURCE_URI: 'original' })
    const [record] = (await get('/characters/2000004')).json().data.results
    expect(record.resourceURI).toBe('http://gateway.marvel.com/v1/public/characters/2000004')
    expect(record.comics.collectionURI).toBe(
      'http://gateway.marvel.com/v1/public/characters/2000004/comics',
    )
  })

  test('a client that follows it as it stands finds the record', async () => {
    const { app } = await shareContractApp({ CATALOGUE_ACCESS: 'open' })
    const [frost] = (await app.inject({ url: '/v1/public/characters/2000004' })).json().data.results
    for (const uri of [
      frost.resourceURI,
      frost.comics.collectionURI,
      frost.comics.items[0].resourceURI,
    ]) {
      expect((await app.inject({ url: new URL(uri).pathname })).statusCode).toBe(200)
    }
  })
})
