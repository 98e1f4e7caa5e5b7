import { describe, expect, test } from 'vitest'
import { ask, askForOne } from './testing/ask.ts'
import { detail, list, picture, storySummary, summary, uri } from './testing/wire-shapes.ts'

const FROST = {
  id: 2000004,
  name: 'Frost',
  description: 'Cold.',
  modified: '2026-07-04T00:00:00-0400',
  thumbnail: picture('characters/2000004'),
  resourceURI: uri('characters/2000004'),
  comics: list('characters/2000004/comics', [
    summary('comics/876645', 'Frost Atlas (2013) (Hardcover)'),
    summary('comics/301', 'Copper Tales (1998) #34 (Variant)'),
    summary('comics/835718', 'Copper Tales (1998) #34'),
    summary('comics/839977', 'Copper Tales (1998) #33.1'),
    summary('comics/835717', 'Copper Tales (1998) #33'),
    summary('comics/835716', 'Copper Tales (1998) #32'),
  ]),
  series: list('characters/2000004/series', [
    summary('series/102', 'Copper Tales (1998 - 1999)'),
    summary('series/107', 'Frost Atlas (2013)'),
  ]),
  stories: list('characters/2000004/stories', [
    storySummary(3342865, 'Copper Tales (1998) #32'),
    storySummary(3342869, 'Copper Tales (1998) #33'),
    storySummary(3342873, 'Copper Tales (1998) #34'),
    storySummary(3359909, 'Copper Tales (1998) #33.1'),
    storySummary(3506581, 'Frost Atlas (2013) (Hardcover)'),
  ]),
  events: list('characters/2000004/events', [summary('events/5002', 'Copper War II')]),
  urls: detail('characters/2000004'),
}

describe('§7.1 character', () => {
  test('the whole record', async () => {
    const record = await askForOne('/characters/2000004')
    expect(record).toEqual(FROST)
    expect(JSON.stringify(record)).toBe(JSON.stringify(FROST))
  })

  test('fields in wire order', async () => {
    expect(Object.keys(await askForOne('/characters/2000004'))).toEqual([
      'id',
      'name',
      'description',
      'modified',
      'thumbnail',
      'resourceURI',
      'comics',
      'series',
      'stories',
      'events',
      'urls',
    ])
  })

  test.each([
    '/characters?id=2000004',
    '/comics/876645/characters?name=frost',
    '/events/5002/characters?id=2000004',
    '/series/107/characters?name=frost',
    '/stories/3506581/characters?name=frost',
  ])('is the same record in every list: %s', async (path) => {
    expect(await askForOne(path)).toEqual(FROST)
  })

  test('description is "" when empty, never null', async () => {
    expect(await askForOne('/characters/2000001')).toMatchObject({ description: '' })
  })

  test('somebody without a comic has empty lists', async () => {
    expect(await askForOne('/characters/2000006')).toMatchObject({
      comics: list('characters/2000006/comics', []),
      series: list('characters/2000006/series', []),
      stories: list('characters/2000006/stories', []),
      events: list('characters/2000006/events', []),
    })
  })

  test('nothing of the data beyond the wire leaks', async () => {
    const { body } = await ask('/characters/1009001')
    for (const word of ['Ada Flint', 'Brass Snake', 'Iron Circle', 'b87333']) {
      expect(body).not.toContain(word)
    }
  })
})
