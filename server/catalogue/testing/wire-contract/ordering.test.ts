import { describe, expect, test } from 'vitest'
import { askForIds } from './testing/ask.ts'

/** The seven comics between 2004 and 2021, which have seven titles. */
const MIDDLE = '/comics?dateRange=2004-01-01,2021-12-31'
/** Three comics whose days of order are known. */
const ORDERED = '/comics?dateRange=2026-10-31,2026-11-07'

describe('§5 default order', () => {
  test.each([
    [
      'characters: name ascending, case-insensitive',
      '/characters',
      [1009001, 2000001, 2000002, 2000003, 2000004, 2000005, 2000006, 2000007],
    ],
    [
      'comics: on-sale date descending',
      '/comics?offset=10&limit=12',
      [901221, 893029, 868454, 876645, 868453, 852069, 860261, 301, 835718, 839977, 835717, 835716],
    ],
    [
      'creators: lastName, then firstName; empty last names first',
      '/creators',
      [20003, 20006, 20005, 20001, 20002, 20004],
    ],
    ['events: title ascending', '/events', [5003, 5001, 5002]],
    [
      'series: title ascending, then start year',
      '/series',
      [101, 102, 108, 104, 103, 106, 107, 105, 109, 110],
    ],
    ['stories: id ascending', '/stories?limit=5', [1204, 3309972, 3309973, 3309974, 3309976]],
  ])('%s', async (_row, path, ids) => {
    expect(await askForIds(path)).toEqual(ids)
  })
})

describe('§5 orderBy values', () => {
  const byCharacterModified = [
    2000006, 2000007, 1009001, 2000001, 2000002, 2000004, 2000003, 2000005,
  ]
  const bySeriesTitle = [101, 102, 108, 104, 103, 106, 107, 105, 109, 110]

  test.each([
    ['characters name', '/characters?nameStartsWith=e&orderBy=name', [2000002, 2000003]],
    ['characters -name', '/characters?nameStartsWith=e&orderBy=-name', [2000003, 2000002]],
    ['characters modified', '/characters?orderBy=modified', byCharacterModified],
    ['characters -modified', '/characters?orderBy=-modified', byCharacterModified.toReversed()],
    ['comics focDate', `${ORDERED}&orderBy=focDate`, [843878, 843877, 843879]],
    ['comics -focDate', `${ORDERED}&orderBy=-focDate`, [843879, 843877, 843878]],
    ['comics onsaleDate', '/comics?limit=3&orderBy=onsaleDate', [827493, 827494, 827495]],
    ['comics -onsaleDate', '/comics?limit=3&orderBy=-onsaleDate', [843886, 843885, 843884]],
    [
      'comics title',
      `${MIDDLE}&orderBy=title`,
      [852069, 868453, 868454, 876645, 860261, 893029, 901221],
    ],
    [
      'comics -title',
      `${MIDDLE}&orderBy=-title`,
      [901221, 893029, 860261, 876645, 868454, 868453, 852069],
    ],
    [
      'comics issueNumber',
      '/comics?series=102&noVariants=true&orderBy=issueNumber',
      [835716, 835717, 839977, 835718],
    ],
    [
      'comics -issueNumber',
      '/comics?series=102&noVariants=true&orderBy=-issueNumber',
      [835718, 839977, 835717, 835716],
    ],
    ['comics modified', `${ORDERED}&orderBy=modified`, [843878, 843879, 843877]],
    ['comics -modified', `${ORDERED}&orderBy=-modified`, [843877, 843879, 843878]],
    ['creators lastName', '/creators?orderBy=lastName', [20003, 20006, 20005, 20001, 20002, 20004]],
    [
      'creators firstName',
      '/creators?orderBy=firstName',
      [20001, 20002, 20004, 20003, 20005, 20006],
    ],
    [
      'creators -firstName',
      '/creators?orderBy=-firstName',
      [20006, 20005, 20003, 20004, 20002, 20001],
    ],
    [
      'creators middleName',
      '/creators?orderBy=middleName',
      [20002, 20003, 20004, 20005, 20006, 20001],
    ],
    [
      'creators -middleName',
      '/creators?orderBy=-middleName',
      [20001, 20002, 20003, 20004, 20005, 20006],
    ],
    ['creators suffix', '/creators?orderBy=suffix', [20001, 20003, 20004, 20006, 20005, 20002]],
    ['creators -suffix', '/creators?orderBy=-suffix', [20002, 20005, 20001, 20003, 20004, 20006]],
    ['creators modified', '/creators?orderBy=modified', [20006, 20001, 20002, 20003, 20004, 20005]],
    [
      'creators -modified',
      '/creators?orderBy=-modified',
      [20005, 20004, 20003, 20002, 20001, 20006],
    ],
    ['events name sorts the title', '/events?orderBy=name', [5003, 5001, 5002]],
    ['events -name', '/events?orderBy=-name', [5002, 5001, 5003]],
    ['events startDate sorts start', '/events?orderBy=startDate', [5001, 5002, 5003]],
    ['events -startDate', '/events?orderBy=-startDate', [5003, 5002, 5001]],
    ['events modified', '/events?orderBy=modified', [5001, 5003, 5002]],
    ['events -modified', '/events?orderBy=-modified', [5002, 5003, 5001]],
    ['series title', '/series?orderBy=title', bySeriesTitle],
    [
      'series modified',
      '/series?orderBy=modified',
      [101, 102, 104, 105, 106, 107, 108, 109, 110, 103],
    ],
    [
      'series -modified',
      '/series?orderBy=-modified',
      [103, 110, 109, 108, 107, 106, 105, 104, 102, 101],
    ],
    [
      'series startYear',
      '/series?orderBy=startYear',
      [101, 108, 102, 105, 104, 106, 107, 109, 110, 103],
    ],
    ['series -startYear', '/series?orderBy=-startYear&limit=3', [103, 110, 109]],
    ['stories id', '/stories?limit=2&orderBy=id', [1204, 3309972]],
    ['stories -id', '/stories?limit=2&orderBy=-id', [3604885, 3604884]],
    ['stories modified', '/stories?series=103&limit=2&orderBy=modified', [3375520, 3375521]],
    ['stories -modified', '/stories?series=103&limit=2&orderBy=-modified', [3375508, 3375509]],
  ])('%s', async (_row, path, ids) => {
    expect(await askForIds(path)).toEqual(ids)
  })

  test.each([
    ['/comics/827493/characters?orderBy=-name', [2000002, 2000001, 1009001]],
    ['/creators/20004/events?orderBy=startDate', [5001, 5002, 5003]],
    ['/series/102/comics?orderBy=onsaleDate', [835716, 835717, 839977, 301, 835718]],
    ['/events/5003/creators?orderBy=firstName', [20004, 20005, 20006]],
    ['/characters/1009001/series?orderBy=-startYear', [105, 102, 101]],
    ['/comics/827493/stories?orderBy=-id', [3309974, 3309973, 3309972]],
  ])('on sub-lists: %s', async (path, ids) => {
    expect(await askForIds(path)).toEqual(ids)
  })
})

describe('§4.1 orderBy: a comma list, the first has priority', () => {
  test.each([
    ['/creators?orderBy=lastName,-firstName', [20003, 20006, 20005, 20001, 20004, 20002]],
    ['/creators?orderBy=-lastName,firstName', [20002, 20004, 20001, 20005, 20006, 20003]],
    ['/creators?orderBy=-lastName%2C-firstName', [20004, 20002, 20001, 20005, 20006, 20003]],
    ['/creators?orderBy=-lastName&orderBy=firstName', [20002, 20004, 20001, 20005, 20006, 20003]],
    ['/series?startYear=2013&orderBy=startYear,-title', [107, 106]],
    ['/series?title=copper+tales&orderBy=title,-startYear', [102, 101]],
    ['/comics?issueNumber=2&orderBy=issueNumber,onsaleDate', [827494, 868454, 843878]],
    ['/characters?nameStartsWith=e&orderBy=modified,name', [2000002, 2000003]],
  ])('%s', async (path, ids) => {
    expect(await askForIds(path)).toEqual(ids)
  })
})

describe('§5 id is the last key', () => {
  test.each([
    ['/comics?dateRange=1961-10-01,1961-10-01', [827500, 884837]],
    ['/comics?dateRange=1961-10-01,1961-10-01&orderBy=onsaleDate', [827500, 884837]],
    ['/comics?issueNumber=34&orderBy=issueNumber', [301, 835718]],
    ['/creators?lastName=stone&orderBy=lastName', [20002, 20004]],
    ['/series?startYear=1961&orderBy=startYear', [101, 108]],
  ])('ties are ordered by it: %s', async (path, ids) => {
    expect(await askForIds(path)).toEqual(ids)
  })

  test.each(['', '&orderBy=modified', '&orderBy=-issueNumber', '&orderBy=focDate,-title'])(
    'walking all pages meets every comic once%s',
    async (order) => {
      const offsets = [0, 10, 20, 30, 40]
      const pages = await Promise.all(
        offsets.map((offset) => askForIds(`/comics?limit=10&offset=${offset}${order}`)),
      )
      expect(pages.flat()).toHaveLength(45)
      expect(new Set(pages.flat()).size).toBe(45)
    },
  )
})
