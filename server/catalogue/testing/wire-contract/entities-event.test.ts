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

const WAR_TWO = {
  id: 5002,
  title: 'Copper War II',
  description: '',
  resourceURI: uri('events/5002'),
  urls: detail('events/5002'),
  modified: '2026-01-22T00:00:00-0500',
  start: '1998-06-01 00:00:00',
  end: '1998-09-30 00:00:00',
  thumbnail: picture('events/5002'),
  creators: list('events/5002/creators', [
    creatorSummary(20003, 'Moki', 'colorist'),
    creatorSummary(20001, 'Ann Bea Quill', 'writer'),
    creatorSummary(20002, 'Carl Stone Jr.', 'penciller'),
    creatorSummary(20004, 'Dora Stone', 'writer'),
  ]),
  characters: list('events/5002/characters', [
    summary('characters/1009001', 'Copperhead'),
    summary('characters/2000001', 'Doctor Dusk'),
    summary('characters/2000004', 'Frost'),
  ]),
  stories: list('events/5002/stories', [
    storySummary(3309980, 'Cover of Copper Tales (1961) #3', 'cover'),
    storySummary(3309981, 'Copper Tales (1961) #3'),
    storySummary(3342864, 'Cover of Copper Tales (1998) #32', 'cover'),
    storySummary(3342865, 'Copper Tales (1998) #32'),
    storySummary(3342868, 'Cover of Copper Tales (1998) #33', 'cover'),
    storySummary(3342869, 'Copper Tales (1998) #33'),
  ]),
  comics: list('events/5002/comics', [
    summary('comics/835717', 'Copper Tales (1998) #33'),
    summary('comics/835716', 'Copper Tales (1998) #32'),
    summary('comics/827495', 'Copper Tales (1961) #3'),
  ]),
  series: list('events/5002/series', [
    summary('series/101', 'Copper Tales (1961 - 1963)'),
    summary('series/102', 'Copper Tales (1998 - 1999)'),
  ]),
  next: null,
  previous: summary('events/5001', 'Copper War'),
}

describe('§7.4 event', () => {
  test('the whole record', async () => {
    const record = await askForOne('/events/5002')
    expect(record).toEqual(WAR_TWO)
    expect(JSON.stringify(record)).toBe(JSON.stringify(WAR_TWO))
  })

  test('fields in wire order', async () => {
    expect(Object.keys(await askForOne('/events/5002'))).toEqual([
      ...['id', 'title', 'description', 'resourceURI', 'urls', 'modified', 'start', 'end'],
      ...['thumbnail', 'creators', 'characters', 'stories', 'comics', 'series'],
      ...['next', 'previous'],
    ])
  })

  test.each([
    '/events?name=copper+war+ii',
    '/characters/2000004/events',
    '/comics/835716/events',
    '/creators/20001/events?id=5002',
    '/series/102/events',
    '/stories/3342864/events',
  ])('is the same record in every list: %s', async (path) => {
    expect(await askForOne(path)).toEqual(WAR_TWO)
  })

  test('next and previous are a summary or null', async () => {
    expect(await askForOne('/events/5001')).toMatchObject({
      next: summary('events/5002', 'Copper War II'),
      previous: null,
    })
    expect(await askForOne('/events/5003')).toMatchObject({ next: null, previous: null })
  })

  test('start and end: with a blank, no zone; a month is its first day', async () => {
    expect(await askForOne('/events/5001')).toMatchObject({
      description: 'The forges burn.',
      start: '1961-05-01 00:00:00',
      end: '1961-07-31 00:00:00',
    })
  })
})
