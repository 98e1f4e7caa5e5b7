import { describe, expect, test } from 'vitest'
import { askForData, askForOne } from './testing/ask.ts'
import {
  creatorSummary,
  detail,
  list,
  picture,
  storySummary,
  summary,
  uri,
} from './testing/wire-shapes.ts'

const FIRST = {
  id: 827493,
  digitalId: 4746,
  title: 'Copper Tales (1961) #1',
  issueNumber: 1,
  variantDescription: '',
  description: 'Ada Flint finds the forge.',
  modified: '2026-02-02T00:00:00-0500',
  isbn: '',
  upc: '00759606089368',
  diamondCode: 'JAN610001',
  ean: '',
  issn: '',
  format: 'Comic',
  pageCount: 36,
  textObjects: [],
  resourceURI: uri('comics/827493'),
  urls: detail('comics/827493'),
  series: summary('series/101', 'Copper Tales (1961 - 1963)'),
  variants: [],
  collections: [summary('comics/860261', 'The Copper Book (2004) (Trade Paperback)')],
  collectedIssues: [],
  dates: [
    { type: 'onsaleDate', date: '1961-03-07T00:00:00-0500' },
    { type: 'focDate', date: '1961-02-14T00:00:00-0500' },
  ],
  prices: [{ type: 'printPrice', price: 0.12 }],
  thumbnail: picture('comics/827493'),
  images: [picture('comics/827493')],
  creators: list('comics/827493/creators', [
    creatorSummary(20003, 'Moki', 'penciller (cover)'),
    creatorSummary(20001, 'Ann Bea Quill', 'writer'),
    creatorSummary(20002, 'Carl Stone Jr.', 'penciller'),
    creatorSummary(20004, 'Dora Stone', 'inker'),
  ]),
  characters: list('comics/827493/characters', [
    summary('characters/1009001', 'Copperhead'),
    summary('characters/2000001', 'Doctor Dusk'),
    summary('characters/2000002', 'Ember (Mira Sol)'),
  ]),
  stories: list('comics/827493/stories', [
    storySummary(3309972, 'Cover of Copper Tales (1961) #1', 'cover'),
    storySummary(3309973, 'The Forge'),
    storySummary(3309974, 'The Second Fire'),
  ]),
  events: list('comics/827493/events', [summary('events/5001', 'Copper War')]),
}

/** Nothing is known of it but its place in the run. */
const ANNUAL = {
  id: 884837,
  digitalId: 0,
  title: 'Copper Tales Annual (1961) #1',
  issueNumber: 1,
  variantDescription: '',
  description: null,
  modified: '2026-01-08T00:00:00-0500',
  isbn: '',
  upc: '',
  diamondCode: '',
  ean: '',
  issn: '',
  format: 'Digest',
  pageCount: 0,
  textObjects: [],
  resourceURI: uri('comics/884837'),
  urls: detail('comics/884837'),
  series: summary('series/108', 'Copper Tales Annual (1961)'),
  variants: [],
  collections: [],
  collectedIssues: [],
  dates: [
    { type: 'onsaleDate', date: '1961-10-01T00:00:00-0400' },
    { type: 'focDate', date: '1969-12-31T19:00:00-0500' },
  ],
  prices: [{ type: 'printPrice', price: 0 }],
  thumbnail: picture('comics/884837'),
  images: [picture('comics/884837')],
  creators: list('comics/884837/creators', []),
  characters: list('comics/884837/characters', []),
  stories: list('comics/884837/stories', [
    storySummary(3539348, 'Cover of Copper Tales Annual (1961) #1', 'cover'),
    storySummary(3539349, 'Copper Tales Annual (1961) #1'),
  ]),
  events: list('comics/884837/events', []),
}

const COLLECTIONS = ['Trade Paperback', 'Hardcover', 'Graphic Novel']

describe('§7.2 comic', () => {
  test.each([
    ['with facts of its own', FIRST],
    ['with none', ANNUAL],
  ])('the whole record, %s', async (_what, expected) => {
    const record = await askForOne(`/comics/${expected.id}`)
    expect(record).toEqual(expected)
    expect(JSON.stringify(record)).toBe(JSON.stringify(expected))
  })

  test.each([
    '/comics?id=827493',
    '/characters/2000002/comics?id=827493',
    '/creators/20002/comics?id=827493',
    '/events/5001/comics?id=827493',
    '/series/101/comics?id=827493',
    '/stories/3309973/comics',
  ])('is the same record in every list: %s', async (path) => {
    expect(await askForOne(path)).toEqual(FIRST)
  })

  test('fields in wire order', async () => {
    expect(Object.keys(await askForOne('/comics/301'))).toEqual([
      ...['id', 'digitalId', 'title', 'issueNumber', 'variantDescription', 'description'],
      ...['modified', 'isbn', 'upc', 'diamondCode', 'ean', 'issn', 'format', 'pageCount'],
      ...['textObjects', 'resourceURI', 'urls', 'series', 'variants', 'collections'],
      ...['collectedIssues', 'dates', 'prices', 'thumbnail', 'images'],
      ...['creators', 'characters', 'stories', 'events'],
    ])
  })

  test.each([
    ['title of a comic', 827494, { title: 'Copper Tales (1961) #2', issueNumber: 2 }],
    ['title of a decimal', 839977, { title: 'Copper Tales (1998) #33.1', issueNumber: 33.1 }],
    ['title of a variant', 301, { title: 'Copper Tales (1998) #34 (Variant)', issueNumber: 34 }],
    [
      'title of a collection, issueNumber 0',
      860261,
      { title: 'The Copper Book (2004) (Trade Paperback)', issueNumber: 0 },
    ],
    ['title of a hardcover', 876645, { title: 'Frost Atlas (2013) (Hardcover)', issueNumber: 0 }],
    [
      'title of a graphic novel',
      893029,
      { title: 'Zero Roads (2020) (Graphic Novel)', issueNumber: 0 },
    ],
    ['variantDescription', 301, { variantDescription: 'Variant' }],
    ['description null', 827494, { description: null }],
    ['digitalId 0 = not digital', 827494, { digitalId: 0 }],
    [
      'codes are strings, "" when absent',
      839977,
      {
        isbn: '978-0-7851-0000-1',
        upc: '',
        diamondCode: '',
        ean: '978078510000151499',
        issn: '1234-5678',
      },
    ],
    ['format Comic', 301, { format: 'Comic' }],
    ['format Magazine', 852069, { format: 'Magazine' }],
    ['format Trade Paperback', 860261, { format: 'Trade Paperback' }],
    ['format Hardcover', 876645, { format: 'Hardcover' }],
    ['format Digest', 884837, { format: 'Digest' }],
    ['format Graphic Novel', 893029, { format: 'Graphic Novel' }],
    ['format Digital Comic', 901221, { format: 'Digital Comic' }],
    ['format Infinite Comic', 868453, { format: 'Infinite Comic' }],
    ['prices: printPrice', 852069, { prices: [{ type: 'printPrice', price: 3.99 }] }],
    ['prices: 0 when unknown', 301, { prices: [{ type: 'printPrice', price: 0 }] }],
    [
      'variants of the original',
      835718,
      { variants: [summary('comics/301', 'Copper Tales (1998) #34 (Variant)')] },
    ],
    [
      'variants of a variant include the original',
      301,
      { variants: [summary('comics/835718', 'Copper Tales (1998) #34')] },
    ],
    [
      'collectedIssues',
      860261,
      {
        collections: [],
        collectedIssues: [
          summary('comics/827493', 'Copper Tales (1961) #1'),
          summary('comics/827494', 'Copper Tales (1961) #2'),
          summary('comics/827495', 'Copper Tales (1961) #3'),
          summary('comics/835716', 'Copper Tales (1998) #32'),
        ],
      },
    ],
    [
      'dates: the day that is known',
      843878,
      {
        dates: [
          { type: 'onsaleDate', date: '2026-11-01T00:00:00-0400' },
          { type: 'focDate', date: '2026-09-28T00:00:00-0400' },
        ],
      },
    ],
    [
      'dates: else two months before the cover',
      868454,
      {
        dates: [
          { type: 'onsaleDate', date: '2013-11-01T00:00:00-0400' },
          { type: 'focDate', date: '1969-12-31T19:00:00-0500' },
        ],
      },
    ],
  ])('%s', async (_row, id, fields) => {
    expect(await askForOne(`/comics/${id}`)).toMatchObject(fields)
  })

  test.each(['/comics?limit=100', '/comics?formatType=collection'])(
    'issueNumber is 0 for collections, and for them alone: %s',
    async (path) => {
      const { results } = await askForData<{ format: string; issueNumber: number }>(path)
      const zeros = results.filter(({ issueNumber }) => issueNumber === 0)
      const collections = path.includes('formatType')
        ? results
        : results.filter(({ format }) => COLLECTIONS.includes(format))
      expect(zeros).toEqual(collections)
    },
  )

  test('every comic has its two dates, a price, a picture and text codes', async () => {
    const { results } = await askForData<typeof FIRST>('/comics?limit=100')
    expect(results).toHaveLength(45)
    for (const comic of results) {
      expect(comic.dates.slice(0, 2).map(({ type }) => type)).toEqual(['onsaleDate', 'focDate'])
      expect(comic.prices[0]?.type).toBe('printPrice')
      expect(comic.thumbnail).toEqual(picture(`comics/${comic.id}`))
      const { isbn, upc, diamondCode, ean, issn } = comic
      for (const code of [isbn, upc, diamondCode, ean, issn]) expect(typeof code).toBe('string')
    }
  })
})
