import { describe, expect, test } from 'vitest'
import { ask, askForData, askForIds } from './testing/ask.ts'

const LISTS = ['/characters', '/comics', '/creators', '/events', '/series', '/stories']
const SUB_LISTS = ['/characters/1009001/comics', '/series/101/stories', '/events/5001/creators']

describe('§4.1 limit: int 1–100, default 20, echoed in data.limit', () => {
  test.each([...LISTS, ...SUB_LISTS])('%s', async (path) => {
    expect((await askForData(path)).limit).toBe(20)
    const data = await askForData(`${path}?limit=2`)
    expect(data).toMatchObject({ limit: 2, count: 2 })
    expect(data.results).toHaveLength(2)
  })

  test.each([
    ['1', 1],
    ['100', 90],
  ])('limit=%s', async (limit, count) => {
    const data = await askForData(`/stories?limit=${limit}`)
    expect(data).toMatchObject({ limit: Number(limit), total: 90, count })
  })

  test.each(['0', '-1', 'ten', '1.5', '5x', ''])(
    '0, negative, not an integer is 409: limit=%s',
    async (limit) => {
      const response = await ask(`/characters?limit=${limit}`)
      expect(response.statusCode).toBe(409)
      expect(response.json()).toEqual({
        code: 409,
        status: 'You must pass an integer limit greater than 0.',
      })
    },
  )

  test.each(['101', '5000', '99999999999999999999'])('>100 is 409: limit=%s', async (limit) => {
    const response = await ask(`/characters?limit=${limit}`)
    expect(response.statusCode).toBe(409)
    expect(response.json()).toEqual({
      code: 409,
      status: 'You may not request more than 100 items.',
    })
  })

  test.each(SUB_LISTS)('is checked on a sub-list too: %s', async (path) => {
    expect((await ask(`${path}?limit=101`)).statusCode).toBe(409)
  })
})

describe('§4.1 offset: int ≥ 0, default 0, echoed', () => {
  test('the next page follows the first', async () => {
    expect(await askForIds('/characters?limit=3&offset=3')).toEqual([2000003, 2000004, 2000005])
    expect((await askForData('/characters?limit=3&offset=3')).offset).toBe(3)
    expect((await askForData('/characters')).offset).toBe(0)
  })

  test('the last page is short', async () => {
    const data = await askForData('/comics?offset=40')
    expect(data).toMatchObject({ offset: 40, limit: 20, total: 45, count: 5 })
  })

  test.each([
    ['/characters', 8],
    ['/comics', 45],
    ['/series/101/comics', 22],
  ])('past the end: 200, count 0, total kept: %s', async (path, total) => {
    expect(await askForData(`${path}?offset=1000000`)).toEqual({
      offset: 1_000_000,
      limit: 20,
      total,
      count: 0,
      results: [],
    })
  })

  test.each(['-1', '1.5', 'ten', '5x', ''])('offset=%s is 409', async (offset) => {
    const response = await ask(`/characters?offset=${offset}`)
    expect(response.statusCode).toBe(409)
    expect(response.json()).toEqual({
      code: 409,
      status: 'You must pass an integer offset of 0 or more.',
    })
  })
})

describe('§4.1 modifiedSince: records with modified ≥ it', () => {
  test.each([
    ['/characters?modifiedSince=2026-03-09', [2000002, 2000003, 2000004, 2000005]],
    ['/creators?modifiedSince=2026-04-05', [20003, 20005, 20004]],
    ['/events?modifiedSince=2026-01-21', [5003, 5002]],
    ['/series?modifiedSince=2026-01-09', [103, 109, 110]],
    ['/comics?modifiedSince=2026-02-02&offset=10', [301, 839977, 827493]],
    ['/stories?modifiedSince=2026-08-15&limit=4', [1204, 3359908, 3359909, 3375508]],
  ])('%s', async (path, ids) => {
    expect(await askForIds(path)).toEqual(ids)
  })

  test.each([
    ['2026-11-01', [2000003, 2000005]],
    ['2026-11-02', [2000005]],
    ['2026-11-03', []],
    ['2026-11-01T00:00:00-0400', [2000003, 2000005]],
    ['2026-11-01T00:00:01-0400', [2000005]],
    ['2026-11-02T00:00:00-0500', [2000005]],
    ['2026-11-02T00:00:00-05:00', [2000005]],
    ['2026-11-02T05:00:00Z', [2000005]],
    ['2026-11-02T05:00:01Z', []],
    [
      '2014-06-10T16:12:58-0400',
      [1009001, 2000001, 2000002, 2000003, 2000004, 2000005, 2000006, 2000007],
    ],
    ['2013-01-01', [1009001, 2000001, 2000002, 2000003, 2000004, 2000005, 2000006, 2000007]],
  ])('date text loosely parsed: %s', async (date, ids) => {
    expect(await askForIds(`/characters?modifiedSince=${date}`)).toEqual(ids)
  })

  test('on a sub-list', async () => {
    expect(await askForIds('/comics/827493/characters?modifiedSince=2026-03-08')).toEqual([
      2000001, 2000002,
    ])
  })

  test('what is no date is 409', async () => {
    const response = await ask('/characters?modifiedSince=yesterdayish')
    expect(response.statusCode).toBe(409)
    expect(response.json()).toEqual({
      code: 409,
      status: 'yesterdayish is not a valid value for modifiedSince.',
    })
  })
})

describe('§4.1 id: undocumented but live', () => {
  test.each([
    ['/characters', 2000004],
    ['/comics', 827493],
    ['/creators', 20003],
    ['/events', 5002],
    ['/series', 105],
    ['/stories', 3309974],
  ])('%s?id=%i has total 1', async (path, id) => {
    const data = await askForData(`${path}?id=${id}`)
    expect(data).toMatchObject({ total: 1, count: 1, results: [{ id }] })
  })

  test('an unknown id gives an empty list', async () => {
    expect(await askForData('/comics?id=7')).toMatchObject({ total: 0, count: 0, results: [] })
  })

  test('on a sub-list it is one more filter', async () => {
    expect(await askForIds('/series/101/comics?id=827494')).toEqual([827494])
    expect(await askForIds('/series/102/comics?id=827494')).toEqual([])
  })

  test('together with another filter', async () => {
    expect(await askForIds('/characters?id=2000004&name=frost')).toEqual([2000004])
    expect(await askForIds('/characters?id=2000004&name=zero hour')).toEqual([])
  })
})

describe('§4.1 ts apikey hash callback are never unrecognised; jQuery’s _ is accepted', () => {
  test.each([...LISTS, ...SUB_LISTS, '/characters/2000004'])('%s', async (path) => {
    expect((await ask(`${path}?_=1388534400000`)).statusCode).toBe(200)
    expect((await ask(`${path}?callback=show&_=1`)).statusCode).toBe(200)
  })
})

describe('§4.1 single-resource calls ignore limit and others', () => {
  test.each([
    'limit=1',
    'limit=0',
    'limit=1000',
    'offset=5',
    'orderBy=nothing',
    'name=somebody+else',
    'modifiedSince=2099-01-01',
    'colour=red',
    'nameStartsWith=',
  ])('%s', async (query) => {
    const data = await askForData(`/characters/2000004?${query}`)
    expect(data).toMatchObject({ offset: 0, limit: 20, total: 1, count: 1 })
    expect(data.results[0]?.id).toBe(2000004)
  })
})
