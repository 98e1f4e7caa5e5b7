import { describe, expect, test } from 'vitest'
import { askForOne } from './testing/ask.ts'
import { detail, list, picture, storySummary, summary, uri } from './testing/wire-shapes.ts'

const CARL = {
  id: 20002,
  firstName: 'Carl',
  middleName: '',
  lastName: 'Stone',
  suffix: 'Jr.',
  fullName: 'Carl Stone Jr.',
  modified: '2026-02-20T00:00:00-0500',
  thumbnail: picture('creators/20002'),
  resourceURI: uri('creators/20002'),
  comics: list('creators/20002/comics', [
    summary('comics/860261', 'The Copper Book (2004) (Trade Paperback)'),
    summary('comics/827495', 'Copper Tales (1961) #3'),
    summary('comics/827494', 'Copper Tales (1961) #2'),
    summary('comics/827493', 'Copper Tales (1961) #1'),
  ]),
  series: list('creators/20002/series', [
    summary('series/101', 'Copper Tales (1961 - 1963)'),
    summary('series/105', 'The Copper Book (2004)'),
  ]),
  stories: list('creators/20002/stories', [
    storySummary(3309972, 'Cover of Copper Tales (1961) #1', 'cover'),
    storySummary(3309973, 'The Forge'),
    storySummary(3309977, 'Copper Tales (1961) #2'),
    storySummary(3309981, 'Copper Tales (1961) #3'),
    storySummary(3441045, 'The Copper Book (2004) (Trade Paperback)'),
  ]),
  events: list('creators/20002/events', [
    summary('events/5001', 'Copper War'),
    summary('events/5002', 'Copper War II'),
  ]),
  urls: detail('creators/20002'),
}

describe('§7.3 creator', () => {
  test('the whole record', async () => {
    const record = await askForOne('/creators/20002')
    expect(record).toEqual(CARL)
    expect(JSON.stringify(record)).toBe(JSON.stringify(CARL))
  })

  test('fields in wire order', async () => {
    expect(Object.keys(await askForOne('/creators/20002'))).toEqual([
      ...['id', 'firstName', 'middleName', 'lastName', 'suffix', 'fullName', 'modified'],
      ...['thumbnail', 'resourceURI', 'comics', 'series', 'stories', 'events', 'urls'],
    ])
  })

  test.each([
    '/creators?id=20002',
    '/comics/827493/creators?suffix=Jr.',
    '/events/5001/creators?id=20002',
    '/series/105/creators?id=20002',
    '/stories/3309972/creators?id=20002',
  ])('is the same record in every list: %s', async (path) => {
    expect(await askForOne(path)).toEqual(CARL)
  })

  test.each([
    [
      20001,
      { firstName: 'Ann', middleName: 'Bea', lastName: 'Quill', suffix: '' },
      'Ann Bea Quill',
    ],
    [20003, { firstName: 'Moki', middleName: '', lastName: '', suffix: '' }, 'Moki'],
    [
      20005,
      { firstName: 'Stan', middleName: '', lastName: 'Lumen', suffix: 'III' },
      'Stan Lumen III',
    ],
  ])('fullName: the four joined by blanks: %i', async (id, parts, fullName) => {
    expect(await askForOne(`/creators/${id}`)).toMatchObject({ ...parts, fullName })
  })
})
