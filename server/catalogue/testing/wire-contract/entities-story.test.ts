import { describe, expect, test } from 'vitest'
import { askForOne } from './testing/ask.ts'
import { creatorSummary, list, summary, uri } from './testing/wire-shapes.ts'

const FORGE = {
  id: 3309973,
  title: 'The Forge',
  description: '',
  resourceURI: uri('stories/3309973'),
  type: 'story',
  modified: '2026-02-02T00:00:00-0500',
  thumbnail: null,
  creators: list('stories/3309973/creators', [
    creatorSummary(20001, 'Ann Bea Quill', 'writer'),
    creatorSummary(20002, 'Carl Stone Jr.', 'penciller'),
    creatorSummary(20004, 'Dora Stone', 'inker'),
  ]),
  characters: list('stories/3309973/characters', [
    summary('characters/1009001', 'Copperhead'),
    summary('characters/2000001', 'Doctor Dusk'),
    summary('characters/2000002', 'Ember (Mira Sol)'),
  ]),
  series: list('stories/3309973/series', [summary('series/101', 'Copper Tales (1961 - 1963)')]),
  comics: list('stories/3309973/comics', [summary('comics/827493', 'Copper Tales (1961) #1')]),
  events: list('stories/3309973/events', [summary('events/5001', 'Copper War')]),
  originalIssue: summary('comics/827493', 'Copper Tales (1961) #1'),
}

describe('§7.6 story', () => {
  test('the whole record', async () => {
    const record = await askForOne('/stories/3309973')
    expect(record).toEqual(FORGE)
    expect(JSON.stringify(record)).toBe(JSON.stringify(FORGE))
  })

  test('fields in wire order; the wire name is originalIssue', async () => {
    expect(Object.keys(await askForOne('/stories/3309973'))).toEqual([
      ...['id', 'title', 'description', 'resourceURI', 'type', 'modified', 'thumbnail'],
      ...['creators', 'characters', 'series', 'comics', 'events', 'originalIssue'],
    ])
  })

  test.each([
    '/stories?id=3309973',
    '/characters/2000002/stories',
    '/comics/827493/stories?id=3309973',
    '/creators/20004/stories?comics=827493',
    '/events/5001/stories?id=3309973',
    '/series/101/stories?id=3309973',
  ])('is the same record in every list: %s', async (path) => {
    expect(await askForOne(path)).toEqual(FORGE)
  })

  test('the cover carries the (cover) creators and no characters', async () => {
    expect(await askForOne('/stories/3309972')).toMatchObject({
      title: 'Cover of Copper Tales (1961) #1',
      type: 'cover',
      creators: list('stories/3309972/creators', [
        creatorSummary(20003, 'Moki', 'penciller (cover)'),
        creatorSummary(20002, 'Carl Stone Jr.', 'penciller (cover)'),
      ]),
      characters: list('stories/3309972/characters', []),
      events: list('stories/3309972/events', [summary('events/5001', 'Copper War')]),
    })
  })

  test('a second story carries nobody', async () => {
    expect(await askForOne('/stories/3309974')).toMatchObject({
      title: 'The Second Fire',
      type: 'story',
      creators: list('stories/3309974/creators', []),
      characters: list('stories/3309974/characters', []),
      originalIssue: summary('comics/827493', 'Copper Tales (1961) #1'),
    })
  })

  test('an untitled story is called like the comic', async () => {
    expect(await askForOne('/stories/3309977')).toMatchObject({
      title: 'Copper Tales (1961) #2',
      type: 'story',
    })
  })
})
