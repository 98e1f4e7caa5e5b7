import { describe, expect, test } from 'vitest'
import { askForOne } from './testing/ask.ts'
import {
  creatorSummary,
  detail,
  list,
  picture,
  storySummary,
  summary,
  uri,
} from './testing/wire-shapes.ts'

const VOLUME_TWO = {
  id: 102,
  title: 'Copper Tales (1998 - 1999)',
  description: null,
  resourceURI: uri('series/102'),
  urls: detail('series/102'),
  startYear: 1998,
  endYear: 1999,
  rating: '',
  type: 'limited',
  modified: '2026-01-02T00:00:00-0500',
  thumbnail: picture('series/102'),
  creators: list('series/102/creators', [
    creatorSummary(20003, 'Moki', 'colorist'),
    creatorSummary(20004, 'Dora Stone', 'writer'),
  ]),
  characters: list('series/102/characters', [
    summary('characters/1009001', 'Copperhead'),
    summary('characters/2000004', 'Frost'),
    summary('characters/2000007', 'Zero Hour'),
  ]),
  stories: list('series/102/stories', [
    storySummary(1204, 'Cover of Copper Tales (1998) #34 (Variant)', 'cover'),
    storySummary(3342864, 'Cover of Copper Tales (1998) #32', 'cover'),
    storySummary(3342865, 'Copper Tales (1998) #32'),
    storySummary(3342868, 'Cover of Copper Tales (1998) #33', 'cover'),
    storySummary(3342869, 'Copper Tales (1998) #33'),
    storySummary(3342872, 'Cover of Copper Tales (1998) #34', 'cover'),
    storySummary(3342873, 'Copper Tales (1998) #34'),
    storySummary(3359908, 'Cover of Copper Tales (1998) #33.1', 'cover'),
    storySummary(3359909, 'Copper Tales (1998) #33.1'),
  ]),
  comics: list('series/102/comics', [
    summary('comics/301', 'Copper Tales (1998) #34 (Variant)'),
    summary('comics/835718', 'Copper Tales (1998) #34'),
    summary('comics/839977', 'Copper Tales (1998) #33.1'),
    summary('comics/835717', 'Copper Tales (1998) #33'),
    summary('comics/835716', 'Copper Tales (1998) #32'),
  ]),
  events: list('series/102/events', [summary('events/5002', 'Copper War II')]),
  next: null,
  previous: summary('series/101', 'Copper Tales (1961 - 1963)'),
}

describe('§7.5 series', () => {
  test('the whole record', async () => {
    const record = await askForOne('/series/102')
    expect(record).toEqual(VOLUME_TWO)
    expect(JSON.stringify(record)).toBe(JSON.stringify(VOLUME_TWO))
  })

  test('fields in wire order', async () => {
    expect(Object.keys(await askForOne('/series/102'))).toEqual([
      ...['id', 'title', 'description', 'resourceURI', 'urls', 'startYear', 'endYear', 'rating'],
      ...['type', 'modified', 'thumbnail', 'creators', 'characters', 'stories', 'comics'],
      ...['events', 'next', 'previous'],
    ])
  })

  test.each([
    '/series?id=102',
    '/characters/2000007/series',
    '/creators/20004/series?startYear=1998',
    '/events/5002/series?id=102',
    '/stories/1204/series',
  ])('is the same record in every list: %s', async (path) => {
    expect(await askForOne(path)).toEqual(VOLUME_TWO)
  })

  test.each([
    ['title of several years', 101, { title: 'Copper Tales (1961 - 1963)', endYear: 1963 }],
    [
      'title while it runs, endYear 2099',
      103,
      { title: 'Dusk Letters (2026 - Present)', endYear: 2099 },
    ],
    ['title of one year', 104, { title: 'Dusk at Noon (2011)', startYear: 2011, endYear: 2011 }],
    ['description str', 101, { description: 'The first run.' }],
    ['rating: free text', 101, { rating: 'All ages' }],
    ['rating: free text', 103, { rating: 'T+' }],
    ['type collection', 105, { type: 'collection' }],
    ['type one shot', 108, { type: 'one shot' }],
    ['type limited', 106, { type: 'limited' }],
    ['type ongoing', 101, { type: 'ongoing' }],
    [
      'next Summary, previous null',
      101,
      { next: summary('series/102', 'Copper Tales (1998 - 1999)'), previous: null },
    ],
    ['next and previous null', 103, { next: null, previous: null }],
  ])('%s', async (_row, id, fields) => {
    expect(await askForOne(`/series/${id}`)).toMatchObject(fields)
  })
})
