import { describe, expect, test } from 'vitest'
import { CREDENTIALS } from '#server/testing/build-catalogue-app.ts'
import { ask, askForData, askForIds } from './testing/ask.ts'

describe('§3 lists', () => {
  test.each([
    ['/characters', 8],
    ['/comics', 45],
    ['/creators', 6],
    ['/events', 3],
    ['/series', 10],
    ['/stories', 90],
  ])('%s', async (path, total) => {
    const data = await askForData(path)
    expect(data).toMatchObject({ offset: 0, limit: 20, total, count: Math.min(20, total) })
    expect(data.results).toHaveLength(Math.min(20, total))
  })
})

describe('§3 one: the same envelope with offset 0, limit 20, total 1, count 1', () => {
  test.each([
    ['/characters/{characterId}', '/characters/1009001', 1009001],
    ['/comics/{comicId}', '/comics/827493', 827493],
    ['/creators/{creatorId}', '/creators/20003', 20003],
    ['/events/{eventId}', '/events/5002', 5002],
    ['/series/{seriesId}', '/series/105', 105],
    ['/stories/{storyId}', '/stories/3309974', 3309974],
  ])('%s', async (_row, path, id) => {
    const data = await askForData(path)
    expect({ ...data, results: data.results.map((record) => record.id) }).toEqual({
      offset: 0,
      limit: 20,
      total: 1,
      count: 1,
      results: [id],
    })
  })
})

describe('§3 sub-collections', () => {
  test.each([
    ['/characters/2000004/comics', [876645, 301, 835718, 839977, 835717, 835716]],
    ['/characters/2000001/events', [5003, 5001, 5002]],
    ['/characters/1009001/series', [101, 102, 105]],
    ['/characters/2000002/stories', [3309973, 3473813, 3473817]],
    ['/comics/827493/characters', [1009001, 2000001, 2000002]],
    ['/comics/827493/creators', [20003, 20001, 20002, 20004]],
    ['/comics/827495/events', [5001, 5002]],
    ['/comics/827493/stories', [3309972, 3309973, 3309974]],
    ['/creators/20002/comics', [860261, 827495, 827494, 827493]],
    ['/creators/20004/events', [5003, 5001, 5002]],
    ['/creators/20006/series', [104, 103, 107]],
    ['/creators/20002/stories', [3309972, 3309973, 3309977, 3309981, 3441045]],
    ['/events/5002/characters', [1009001, 2000001, 2000004]],
    ['/events/5002/comics', [835717, 835716, 827495]],
    ['/events/5003/creators', [20006, 20005, 20004]],
    ['/events/5003/series', [104, 103]],
    ['/events/5003/stories', [3375508, 3375509, 3375512, 3375513, 3408276, 3408277]],
    ['/series/102/characters', [1009001, 2000004, 2000007]],
    ['/series/102/comics', [301, 835718, 839977, 835717, 835716]],
    ['/series/105/creators', [20001, 20002]],
    ['/series/101/events', [5001, 5002]],
    ['/series/106/stories', [3473812, 3473813, 3473816, 3473817]],
    ['/stories/3309973/characters', [1009001, 2000001, 2000002]],
    ['/stories/3309973/comics', [827493]],
    ['/stories/3309972/creators', [20003, 20002]],
    ['/stories/3309981/events', [5001, 5002]],
    ['/stories/3309981/series', [101]],
  ])('%s', async (path, ids) => {
    expect(await askForIds(path)).toEqual(ids)
  })
})

describe('§3 absent on purpose: 404 ResourceNotFound', () => {
  test.each([
    '/comics/827493/series',
    '/characters/1009001/creators',
    '/creators/20001/characters',
    '/characters/1009001/characters',
    '/comics/827493/comics',
    '/stories/3309973/stories',
  ])('%s', async (path) => {
    const response = await ask(path)
    expect(response.statusCode).toBe(404)
    expect(response.json()).toEqual({
      code: 'ResourceNotFound',
      message: `/v1/public${path}?${CREDENTIALS} does not exist`,
    })
  })
})

describe('§3 a sub-collection is the target’s list with one extra filter', () => {
  test.each([
    ['/characters/test/comics', 'character id', 'character'],
    ['/comics/test/characters', 'issue id', 'issue'],
    ['/creators/test/comics', 'creator id', 'creator'],
    ['/events/test/comics', 'event id', 'event'],
    ['/series/test/comics', 'series', 'series'],
    ['/stories/test/comics', 'story id', 'story'],
    ['/comics/0/characters', 'issue id', 'issue'],
  ])('%s answers the filter error, not 404', async (path, what, filter) => {
    const response = await ask(path)
    expect(response.statusCode).toBe(409)
    expect(response.json()).toEqual({
      code: 409,
      status: `You must pass at least one valid ${what} if you set the ${filter} filter.`,
    })
  })

  test.each([
    '/characters/7/comics',
    '/comics/7/characters',
    '/creators/7/stories',
    '/events/7/series',
    '/series/7/events',
    '/stories/7/creators',
  ])('a parent that does not exist gives 200 with an empty list: %s', async (path) => {
    expect(await askForData(path)).toEqual({
      offset: 0,
      limit: 20,
      total: 0,
      count: 0,
      results: [],
    })
  })
})

describe('§3 {id} is read as leading digits', () => {
  test.each([
    ['/characters/1009001xxxxxx', [1009001]],
    ['/comics/827493.json', [827493]],
    ['/series/101-copper-tales', [101]],
    ['/series/102abc/events', [5002]],
    ['/characters/1009001%20', [1009001]],
    [`/characters/1009001${'x'.repeat(150)}`, [1009001]],
  ])('%s', async (path, ids) => {
    expect(await askForIds(path)).toEqual(ids)
  })

  test.each([
    ['/comics/characters', 'comic_issue'],
    ['/characters/x1009001', 'character'],
    ['/characters/-1009001', 'character'],
    ['/series/0', 'series'],
  ])('a non-number reads as 0, 404: %s', async (path, noun) => {
    const response = await ask(path)
    expect(response.statusCode).toBe(404)
    expect(response.json()).toEqual({ code: 404, status: `We couldn't find that ${noun}` })
  })
})
