import { describe, expect, test } from 'vitest'
import { NOW } from './fixture.ts'
import { ask, askForData, askForIds, buildContractApp } from './testing/ask.ts'

const FIRST_THREE = [827495, 827494, 827493]

describe('§4.2 comics: format and variants', () => {
  test.each([
    ['magazine', [852069]],
    ['trade paperback', [860261]],
    ['hardcover', [876645]],
    ['digest', [884837]],
    ['graphic novel', [893029]],
    ['digital comic', [901221]],
    ['infinite comic', [868454, 868453]],
    ['Trade Paperback', [860261]],
  ])('format=%s', async (format, ids) => {
    expect(await askForIds(`/comics?format=${encodeURIComponent(format)}`)).toEqual(ids)
  })

  test.each([
    ['format=comic', 37],
    ['noVariants=true', 44],
    ['noVariants=True', 44],
    ['', 45],
  ])('%s has the total %i', async (query, total) => {
    expect((await askForData(`/comics?${query}`)).total).toBe(total)
  })

  // Where a digest belongs is not recorded.
  test('formatType: every comic is either a comic or a collection', async () => {
    const collections = await askForIds('/comics?formatType=collection')
    const comics = await askForIds('/comics?formatType=comic&limit=100')
    expect(collections).toEqual(expect.arrayContaining([893029, 876645, 860261]))
    expect(comics).toEqual(expect.arrayContaining([827493, 301, 852069, 868453, 901221]))
    expect(new Set([...collections, ...comics]).size).toBe(45)
    expect(collections.length + comics.length).toBe(45)
  })

  test('noVariants=true leaves variants away', async () => {
    expect(await askForIds('/comics?series=102&noVariants=true')).toEqual([
      835718, 839977, 835717, 835716,
    ])
  })
})

describe('§4.2 comics: dateDescriptor, by on-sale date, Sunday to Saturday', () => {
  const WEEKS: [string, number[]][] = [
    ['lastWeek', [843879, 843878]],
    ['thisWeek', [843881, 843880]],
    ['nextWeek', [843883, 843882]],
    ['thisMonth', [843885, 843884, 843883, 843882, 843881, 843880, 843879, 843878]],
  ]
  test.each(WEEKS)('%s', async (word, ids) => {
    expect(await askForIds(`/comics?dateDescriptor=${word}`)).toEqual(ids)
  })

  test('is matched case-insensitively', async () => {
    expect(await askForIds('/comics?dateDescriptor=thisweek')).toEqual([843881, 843880])
  })

  test.each([
    ['2026-11-15T04:59:59Z', [843881, 843880]],
    ['2026-11-15T05:00:00Z', [843883, 843882]],
    ['2026-11-08T05:00:00Z', [843881, 843880]],
    ['2026-11-08T04:59:59Z', [843879, 843878]],
  ])('the week turns at midnight US Eastern: thisWeek at %s', async (now, ids) => {
    const { get } = await buildContractApp({ overrides: { now: () => new Date(now) } })
    const response = await get('/comics?dateDescriptor=thisWeek')
    expect(response.json().data.results.map(({ id }: { id: number }) => id)).toEqual(ids)
  })

  test.each([
    ['2026-12-01T04:59:59Z', 8],
    ['2026-12-01T05:00:00Z', 1],
    ['2026-11-01T03:59:59Z', 1],
    ['2026-11-01T04:00:00Z', 8],
  ])('the month turns at midnight US Eastern: thisMonth at %s', async (now, total) => {
    const { get } = await buildContractApp({ overrides: { now: () => new Date(now) } })
    const response = await get('/comics?dateDescriptor=thisMonth')
    expect(response.json().data.total).toBe(total)
  })

  test('a server that runs on sees the week change', async () => {
    const clock = { now: NOW }
    const { get } = await buildContractApp({ overrides: { now: () => clock.now } })
    const before = await get('/comics?dateDescriptor=thisWeek')
    clock.now = new Date('2026-11-18T12:00:00Z')
    const after = await get('/comics?dateDescriptor=thisWeek')
    expect(before.json().data.results[0].id).toBe(843881)
    expect(after.json().data.results[0].id).toBe(843883)
  })
})

describe('§4.2 comics: dateRange, by on-sale date, inclusive', () => {
  test.each([
    ['1961-03-07,1961-05-01', FIRST_THREE],
    ['1961-03-08,1961-04-30', [827494]],
    ['1961-05-01,1961-05-01', [827495]],
    ['1900-01-01,1961-03-06', []],
    ['1961-03-07%2C1961-03-07', [827493]],
    ['1961/03/07,1961/05/01', FIRST_THREE],
    ['03/07/1961,05/01/1961', FIRST_THREE],
    ['1961-03-07T00:00:00-0500,1961-05-01T00:00:00-0400', FIRST_THREE],
  ])('dateRange=%s', async (range, ids) => {
    expect(await askForIds(`/comics?dateRange=${range}`)).toEqual(ids)
  })

  test('as a repeated parameter', async () => {
    const path = '/comics?dateRange=1961-03-07&dateRange=1961-05-01'
    expect(await askForIds(path)).toEqual(FIRST_THREE)
  })
})

describe('§4.2 comics: own facts', () => {
  test.each([
    ['title: the series’ title', 'title=dusk+at+noon', [852069]],
    [
      'title: the bare one',
      'title=Copper+Tales&startYear=1998',
      [301, 835718, 839977, 835717, 835716],
    ],
    ['titleStartsWith', 'titleStartsWith=zero', [901221, 893029]],
    ['startYear: of the series', 'startYear=2013', [868454, 876645, 868453]],
    ['issueNumber', 'issueNumber=34', [301, 835718]],
    ['issueNumber: decimals', 'issueNumber=33.1', [839977]],
    ['issueNumber', 'issueNumber=2', [843878, 868454, 827494]],
    ['diamondCode', 'diamondCode=JAN610001', [827493]],
    ['digitalId', 'digitalId=4746', [827493]],
    ['digitalId', 'digitalId=4747', []],
    ['upc', 'upc=00759606089368', [827493]],
    ['upc, exact', 'upc=759606089368', []],
    ['isbn', 'isbn=978-0-7851-0000-1', [839977]],
    ['ean', 'ean=978078510000151499', [839977]],
    ['issn', 'issn=1234-5678', [839977]],
    ['hasDigitalIssue=true', 'hasDigitalIssue=true', [852069, 827493]],
    ['hasDigitalIssue=True', 'hasDigitalIssue=True', [852069, 827493]],
    ['sharedAppearances: all of them', 'sharedAppearances=1009001,2000001', FIRST_THREE],
    ['sharedAppearances: all of them', 'sharedAppearances=1009001,2000001,2000002', [827493]],
    ['sharedAppearances: all of them', 'sharedAppearances=1009001,2000006', []],
    ['collaborators: all of them', 'collaborators=20001,20002', [860261, ...FIRST_THREE]],
    [
      'collaborators: all of them',
      'collaborators=20003,20004',
      [301, 835718, 839977, 835717, 835716, 827493],
    ],
    ['collaborators: all of them', 'collaborators=20001,20005', []],
    ['ours: decade', 'decade=2010', [868454, 876645, 868453, 852069]],
    ['ours: year, of the cover', 'year=1963', [827514, 827513]],
    ['ours: year', 'year=1998', [301, 835718, 839977, 835717, 835716]],
    ['ours: year', 'year=2019', []],
    ['ours: key', 'key=true&startYear=1998', [839977]],
    ['ours: key', 'key=true&startYear=1961', [827493]],
  ])('%s: %s', async (_row, query, ids) => {
    expect(await askForIds(`/comics?${query}`)).toEqual(ids)
  })

  test.each([
    ['/characters/2000004/comics?format=hardcover', [876645]],
    ['/creators/20002/comics?formatType=collection', [860261]],
    ['/events/5002/comics?title=copper+tales&startYear=1961', [827495]],
    ['/series/101/comics?hasDigitalIssue=true', [827493]],
    ['/series/102/comics?issueNumber=33.1', [839977]],
    ['/series/103/comics?dateDescriptor=nextWeek', [843883, 843882]],
    ['/stories/3309973/comics?digitalId=4746', [827493]],
  ])('the same on every sub-list: %s', async (path, ids) => {
    expect(await askForIds(path)).toEqual(ids)
  })
})

describe('§9 an invalid value in a filter of comics is 409', () => {
  test.each([
    ['format=zzz', 'zzz is not a valid value for format.'],
    ['format=%20Scroll', 'scroll is not a valid value for format.'],
    ['formatType=zzz', 'zzz is not a valid value for formatType.'],
    ['dateDescriptor=ZZZ', 'zzz is not a valid value for dateDescriptor.'],
    ['noVariants=perhaps', 'perhaps is not a valid value for noVariants.'],
    ['hasDigitalIssue=perhaps', 'perhaps is not a valid value for hasDigitalIssue.'],
    ['dateRange=2013-01-01', '2013-01-01 is not a valid value for dateRange.'],
    ['dateRange=a,b', 'a,b is not a valid value for dateRange.'],
    ['startYear=soon', 'soon is not a valid value for startYear.'],
    ['issueNumber=first', 'first is not a valid value for issueNumber.'],
    ['digitalId=first', 'first is not a valid value for digitalId.'],
  ])('%s', async (query, status) => {
    const response = await ask(`/comics?${query}`)
    expect(response.statusCode).toBe(409)
    expect(response.json()).toEqual({ code: 409, status })
  })
})
