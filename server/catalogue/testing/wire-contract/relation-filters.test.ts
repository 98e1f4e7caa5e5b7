import { describe, expect, test } from 'vitest'
import { ask, askForData, askForIds } from './testing/ask.ts'

/** A row of the document for each cell with a cross: the endpoint, a call, and what it must find. */
const CROSSES: [string, string, number[]][] = [
  ['/characters', '/characters?comics=868454', [2000002, 2000003]],
  ['/characters', '/characters?events=5003', [2000001, 2000003]],
  ['/characters', '/characters?series=101', [1009001, 2000001, 2000002]],
  ['/characters', '/characters?stories=3342873', [1009001, 2000004]],
  ['/characters/{id}/comics', '/characters/2000003/comics?creators=20003', [868454, 868453]],
  ['/characters/{id}/comics', '/characters/2000004/comics?events=5002', [835717, 835716]],
  ['/characters/{id}/comics', '/characters/2000002/comics?series=106', [868454, 868453]],
  ['/characters/{id}/comics', '/characters/2000002/comics?stories=3309972', [827493]],
  ['/characters/{id}/events', '/characters/2000001/events?comics=827495', [5001, 5002]],
  ['/characters/{id}/events', '/characters/2000001/events?creators=20003', [5001, 5002]],
  ['/characters/{id}/events', '/characters/2000001/events?series=101', [5001, 5002]],
  ['/characters/{id}/events', '/characters/2000001/events?stories=3309980', [5001, 5002]],
  ['/characters/{id}/series', '/characters/2000002/series?comics=868454', [106]],
  ['/characters/{id}/series', '/characters/1009001/series?creators=20003', [101, 102]],
  ['/characters/{id}/series', '/characters/1009001/series?events=5002', [101, 102]],
  ['/characters/{id}/series', '/characters/2000002/series?stories=3309972', [101]],
  ['/characters/{id}/stories', '/characters/2000002/stories?comics=868454', [3473817]],
  ['/characters/{id}/stories', '/characters/2000002/stories?creators=20003', [3473813, 3473817]],
  ['/characters/{id}/stories', '/characters/2000004/stories?events=5002', [3342865, 3342869]],
  ['/characters/{id}/stories', '/characters/2000002/stories?series=106', [3473813, 3473817]],
  ['/comics', '/comics?characters=2000002', [868454, 868453, 827493]],
  ['/comics', '/comics?creators=20002', [860261, 827495, 827494, 827493]],
  ['/comics', '/comics?events=5003', [843878, 843877, 852069]],
  ['/comics', '/comics?series=106', [868454, 868453]],
  ['/comics', '/comics?stories=1204', [301]],
  ['/comics/{id}/characters', '/comics/839977/characters?events=5002', [1009001, 2000004]],
  ['/comics/{id}/characters', '/comics/868454/characters?series=101', [2000002]],
  ['/comics/{id}/characters', '/comics/839977/characters?stories=3342873', [1009001, 2000004]],
  ['/comics/{id}/creators', '/comics/827493/creators?comics=868454', [20003, 20001]],
  ['/comics/{id}/creators', '/comics/827493/creators?series=102', [20003, 20004]],
  ['/comics/{id}/creators', '/comics/827493/creators?stories=3342873', [20003, 20004]],
  ['/comics/{id}/events', '/comics/827495/events?characters=2000002', [5001]],
  ['/comics/{id}/events', '/comics/827495/events?creators=20003', [5001, 5002]],
  ['/comics/{id}/events', '/comics/827495/events?series=102', [5002]],
  ['/comics/{id}/events', '/comics/827495/events?stories=3309972', [5001]],
  ['/comics/{id}/stories', '/comics/843886/stories?characters=2000001', [3375545]],
  ['/comics/{id}/stories', '/comics/827493/stories?creators=20002', [3309972, 3309973]],
  ['/comics/{id}/stories', '/comics/843878/stories?events=5003', [3375512, 3375513]],
  ['/comics/{id}/stories', '/comics/843886/stories?series=103', [3375544, 3375545]],
  ['/creators', '/creators?comics=843886', [20006, 20005]],
  ['/creators', '/creators?events=5003', [20006, 20005, 20004]],
  ['/creators', '/creators?series=101', [20003, 20001, 20002, 20004]],
  ['/creators', '/creators?stories=3342873', [20003, 20004]],
  ['/creators/{id}/comics', '/creators/20002/comics?characters=2000001', [827495, 827494, 827493]],
  ['/creators/{id}/comics', '/creators/20002/comics?events=5001', [827495, 827494, 827493]],
  ['/creators/{id}/comics', '/creators/20002/comics?series=101', [827495, 827494, 827493]],
  ['/creators/{id}/comics', '/creators/20002/comics?stories=3309972', [827493]],
  ['/creators/{id}/events', '/creators/20004/events?characters=1009001', [5001, 5002]],
  ['/creators/{id}/events', '/creators/20004/events?comics=827495', [5001, 5002]],
  ['/creators/{id}/events', '/creators/20004/events?series=101', [5001, 5002]],
  ['/creators/{id}/events', '/creators/20004/events?stories=3309980', [5001, 5002]],
  ['/creators/{id}/series', '/creators/20003/series?characters=1009001', [101, 102]],
  ['/creators/{id}/series', '/creators/20002/series?comics=860261', [105]],
  ['/creators/{id}/series', '/creators/20003/series?events=5002', [101, 102]],
  ['/creators/{id}/series', '/creators/20002/series?stories=3309972', [101]],
  [
    '/creators/{id}/stories',
    '/creators/20002/stories?characters=1009001',
    [3309973, 3309977, 3309981, 3441045],
  ],
  ['/creators/{id}/stories', '/creators/20002/stories?comics=827493', [3309972, 3309973]],
  [
    '/creators/{id}/stories',
    '/creators/20002/stories?events=5001',
    [3309972, 3309973, 3309977, 3309981],
  ],
  [
    '/creators/{id}/stories',
    '/creators/20002/stories?series=101',
    [3309972, 3309973, 3309977, 3309981],
  ],
  ['/events', '/events?characters=1009001', [5001, 5002]],
  ['/events', '/events?comics=827495', [5001, 5002]],
  ['/events', '/events?creators=20003', [5001, 5002]],
  ['/events', '/events?series=101', [5001, 5002]],
  ['/events', '/events?stories=3309980', [5001, 5002]],
  ['/events/{id}/characters', '/events/5001/characters?comics=827495', [1009001, 2000001]],
  ['/events/{id}/characters', '/events/5002/characters?series=101', [1009001, 2000001]],
  ['/events/{id}/characters', '/events/5001/characters?stories=3309977', [1009001, 2000001]],
  ['/events/{id}/comics', '/events/5002/comics?characters=2000004', [835717, 835716]],
  ['/events/{id}/comics', '/events/5003/comics?creators=20005', [843878, 843877]],
  ['/events/{id}/comics', '/events/5001/comics?events=5002', [827495]],
  ['/events/{id}/comics', '/events/5003/comics?series=103', [843878, 843877]],
  ['/events/{id}/comics', '/events/5003/comics?stories=3375508', [843877]],
  ['/events/{id}/creators', '/events/5003/creators?comics=843886', [20006, 20005]],
  ['/events/{id}/creators', '/events/5003/creators?series=104', [20006, 20004]],
  ['/events/{id}/creators', '/events/5003/creators?stories=3375509', [20006, 20005]],
  ['/events/{id}/series', '/events/5003/series?characters=2000003', [104]],
  ['/events/{id}/series', '/events/5003/series?comics=843886', [103]],
  ['/events/{id}/series', '/events/5003/series?creators=20005', [103]],
  ['/events/{id}/series', '/events/5003/series?stories=3375508', [103]],
  ['/events/{id}/stories', '/events/5003/stories?characters=2000001', [3375509, 3375513, 3408277]],
  ['/events/{id}/stories', '/events/5003/stories?comics=843878', [3375512, 3375513]],
  [
    '/events/{id}/stories',
    '/events/5003/stories?creators=20006',
    [3375509, 3375513, 3408276, 3408277],
  ],
  ['/events/{id}/stories', '/events/5003/stories?series=104', [3408276, 3408277]],
  ['/series', '/series?characters=1009001', [101, 102, 105]],
  ['/series', '/series?comics=843886', [103]],
  ['/series', '/series?creators=20003', [101, 102, 106]],
  ['/series', '/series?events=5003', [104, 103]],
  ['/series', '/series?stories=1204', [102]],
  ['/series/{id}/characters', '/series/101/characters?comics=827495', [1009001, 2000001]],
  ['/series/{id}/characters', '/series/101/characters?events=5002', [1009001, 2000001]],
  ['/series/{id}/characters', '/series/101/characters?stories=3309977', [1009001, 2000001]],
  ['/series/{id}/comics', '/series/101/comics?characters=2000001', [827495, 827494, 827493]],
  ['/series/{id}/comics', '/series/101/comics?creators=20002', [827495, 827494, 827493]],
  ['/series/{id}/comics', '/series/102/comics?events=5002', [835717, 835716]],
  ['/series/{id}/comics', '/series/106/comics?stories=3473812', [868453]],
  ['/series/{id}/creators', '/series/101/creators?comics=868454', [20003, 20001]],
  ['/series/{id}/creators', '/series/102/creators?events=5003', [20004]],
  ['/series/{id}/creators', '/series/101/creators?stories=3342873', [20003, 20004]],
  ['/series/{id}/events', '/series/101/events?characters=2000002', [5001]],
  ['/series/{id}/events', '/series/101/events?comics=835717', [5002]],
  ['/series/{id}/events', '/series/101/events?creators=20003', [5001, 5002]],
  ['/series/{id}/events', '/series/101/events?stories=3309972', [5001]],
  ['/series/{id}/stories', '/series/106/stories?characters=2000002', [3473813, 3473817]],
  ['/series/{id}/stories', '/series/106/stories?comics=868454', [3473816, 3473817]],
  ['/series/{id}/stories', '/series/106/stories?creators=20003', [3473813, 3473817]],
  ['/series/{id}/stories', '/series/102/stories?events=5002', [3342864, 3342865, 3342868, 3342869]],
  ['/stories', '/stories?characters=2000002', [3309973, 3473813, 3473817]],
  ['/stories', '/stories?comics=843886', [3375544, 3375545]],
  ['/stories', '/stories?creators=20002', [3309972, 3309973, 3309977, 3309981, 3441045]],
  ['/stories', '/stories?events=5002', [3309980, 3309981, 3342864, 3342865, 3342868, 3342869]],
  ['/stories', '/stories?series=108', [3539348, 3539349]],
  ['/stories/{id}/characters', '/stories/3309973/characters?comics=827495', [1009001, 2000001]],
  ['/stories/{id}/characters', '/stories/3309973/characters?events=5002', [1009001, 2000001]],
  ['/stories/{id}/characters', '/stories/3342873/characters?series=101', [1009001]],
  ['/stories/{id}/comics', '/stories/1204/comics?characters=1009001', [301]],
  ['/stories/{id}/comics', '/stories/1204/comics?creators=20003', [301]],
  ['/stories/{id}/comics', '/stories/3309972/comics?events=5001', [827493]],
  ['/stories/{id}/comics', '/stories/1204/comics?series=102', [301]],
  ['/stories/{id}/creators', '/stories/3309973/creators?comics=860261', [20001, 20002]],
  ['/stories/{id}/creators', '/stories/3342873/creators?events=5003', [20004]],
  ['/stories/{id}/creators', '/stories/3309973/creators?series=105', [20001, 20002]],
  ['/stories/{id}/events', '/stories/3309980/events?characters=2000002', [5001]],
  ['/stories/{id}/events', '/stories/3309980/events?comics=835717', [5002]],
  ['/stories/{id}/events', '/stories/3309980/events?creators=20003', [5001, 5002]],
  ['/stories/{id}/events', '/stories/3309980/events?series=102', [5002]],
  ['/stories/{id}/series', '/stories/1204/series?characters=1009001', [102]],
  ['/stories/{id}/series', '/stories/1204/series?comics=301', [102]],
  ['/stories/{id}/series', '/stories/1204/series?creators=20003', [102]],
  ['/stories/{id}/series', '/stories/1204/series?events=5002', [102]],
]

describe('§4.3 relation filters', () => {
  test.each(CROSSES)('%s: %s', async (_row, path, ids) => {
    expect(await askForIds(path)).toEqual(ids)
  })

  test('the document has 129 crosses in 33 rows', () => {
    expect(CROSSES).toHaveLength(129)
    expect(new Set(CROSSES.map(([row]) => row)).size).toBe(33)
  })
})

describe('§4.3 OR inside one filter, AND between filters', () => {
  test.each([
    ['/series?events=5001,5003', [101, 104, 103]],
    ['/characters?comics=839977,876645', [1009001, 2000004, 2000005, 2000007]],
    ['/comics?characters=2000005,2000007', [876645, 839977]],
    ['/comics?characters=2000001&creators=20004', [852069, 827493]],
    [
      '/comics?characters=2000001,2000004&creators=20004&events=5003,5002',
      [852069, 835717, 835716],
    ],
    ['/comics?characters=2000002&creators=20005', []],
    ['/characters/2000001/comics?creators=20004,20002&events=5001', [827495, 827494, 827493]],
  ])('%s', async (path, ids) => {
    expect(await askForIds(path)).toEqual(ids)
  })

  test('ids that nobody has find nothing, beside others they do no harm', async () => {
    expect(await askForIds('/comics?series=7')).toEqual([])
    expect(await askForIds('/comics?series=7,106')).toEqual([868454, 868453])
    expect(await askForIds('/comics?series=abc,0,106')).toEqual([868454, 868453])
  })

  test('the same id twice counts once', async () => {
    expect((await askForData('/comics?series=101,101')).total).toBe(22)
  })

  test('ten ids are allowed', async () => {
    const ids = Array.from({ length: 10 }, (_, index) => 101 + index).join()
    expect((await askForData(`/comics?series=${ids}`)).total).toBe(45)
  })
})

describe('§4.3 unlisted names: what the target’s own list knows is accepted', () => {
  test.each([
    ['/characters/2000001/comics?characters=2000003', [852069]],
    ['/comics/827493/creators?events=5003', [20004]],
    ['/comics/827493/characters?comics=827494', [1009001, 2000001]],
    ['/events/5001/characters?events=5002', [1009001, 2000001]],
    ['/series/101/comics?series=102', []],
    ['/series/101/comics?series=101&events=5002', [827495]],
    ['/creators/20004/series?creators=20006', [104]],
    ['/stories/3309973/creators?stories=3309977', [20001, 20002]],
  ])('%s', async (path, ids) => {
    expect(await askForIds(path)).toEqual(ids)
  })

  test.each([
    ['/characters?creators=20001', 'creators'],
    ['/characters?characters=1009001', 'characters'],
    ['/creators?characters=1009001', 'characters'],
    ['/creators?creators=20001', 'creators'],
    ['/comics?comics=827493', 'comics'],
    ['/events?events=5001', 'events'],
    ['/series?series=101', 'series'],
    ['/stories?stories=3309973', 'stories'],
    ['/events/5001/characters?creators=20001', 'creators'],
    ['/events/5001/creators?characters=1009001', 'characters'],
  ])('any other name is 409: %s', async (path, name) => {
    const response = await ask(path)
    expect(response.statusCode).toBe(409)
    expect(response.json()).toEqual({
      code: 409,
      status: `We don't recognize the parameter ${name}`,
    })
  })
})
