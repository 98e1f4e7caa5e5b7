import { describe, expect, test } from 'vitest'
import { loadShippedCatalogue } from '#catalogue/testing/shipped-catalogue.ts'
import { YearCountsSchema } from '#contract/facts.ts'
import { shareInFile } from '#scripts/testing/clean-up.ts'
import { readConfig } from '../config.ts'
import { buildCatalogueApp, CREDENTIALS } from '../testing/build-catalogue-app.ts'
import { everybodyIs } from '../testing/build-member.ts'
import { buildTestApp } from '../testing/build-test-app.ts'

const files = {
  'characters/a.txt': `
    1 | Ash | Ann Ash | Cinder; Ember | Fire Tales (1963) #2, 1963 | Sparks | hero | #c62828; #f2c230 | | 2026-11-01
    2 | Bane-Wolf | | | Elsewhere (1950) #1, 1950 | | villain | | | 2026-11-01
  `,
  'creators/a.txt': '20001 | Stan | | Lee | | 2026-11-01\n20002 | Jo | | Park | | 2026-11-01',
  'series/a.txt': `
    series | 50001 | Fire Tales | 1963-1964 | ongoing | | | 1..4 | 1=1963-01 4=1964-01 | | 2026-11-01
    span | 1..4 | writer: Stan Lee | Ash
    key | 2 | 1963-06 | It Burns | writer: Jo Park; penciller (cover): Stan Lee | Bane-Wolf | first: Ash | | 2026-11-02 | The first fire.
  `,
  'events/a.txt': `
    event | 5001 | Fire War | 1963-06 | 1964-01 | | 2026-11-01
    part | prologue | Fire Tales (1963) | 4
    part | core | Fire Tales (1963) | 2
    part | core | Fire Tales (1963) | 3
  `,
}
const shareApp = shareInFile(() => buildCatalogueApp({ files }))
const shareShippedApp = shareInFile(() =>
  buildTestApp({
    config: readConfig({ CATALOGUE_ACCESS: 'open', CATALOGUE_OPEN_LIMIT: '0' }),
    catalogue: loadShippedCatalogue(),
  }),
)

const comicId = (number: number) => 600_000_000 + number

describe('GET /api/facts/{kind}/{id}', () => {
  async function facts(path: string) {
    const { app } = await shareApp()
    return app.inject(`/api/facts/${path}?${CREDENTIALS}`)
  }

  test('a character: real name, aliases, first appearance with its comic, teams', async () => {
    expect((await facts('characters/1')).json()).toMatchObject({
      kind: 'characters',
      id: 1,
      realName: 'Ann Ash',
      aliases: ['Cinder', 'Ember'],
      firstAppearance: {
        series: 'Fire Tales',
        startYear: 1963,
        issueNumber: 2,
        year: 1963,
        comicId: comicId(2),
      },
      teams: ['Sparks'],
      role: 'hero',
      colours: ['#c62828', '#f2c230'],
      firstMonth: '1963-01',
      lastMonth: '1964-01',
      keyIssueCount: 1,
    })
  })

  test('a first appearance in a series we do not have leads to no comic', async () => {
    expect((await facts('characters/2')).json().firstAppearance.comicId).toBeNull()
  })

  test('a key issue: its tags and note, its role in an event, what is inferred', async () => {
    expect((await facts(`comics/${comicId(2)}`)).json()).toEqual({
      kind: 'comics',
      id: comicId(2),
      coverMonth: '1963-06',
      storyTitles: ['It Burns'],
      key: { tags: ['first: Ash'], note: 'The first fire.' },
      arcs: [],
      events: [
        {
          id: 5001,
          title: 'Fire War',
          role: 'core',
          part: 2,
          parts: 3,
          previous: { id: comicId(4), title: 'Fire Tales (1963) #4' },
          next: { id: comicId(3), title: 'Fire Tales (1963) #3' },
        },
      ],
      inferred: ['onsale'],
      inferredCharacters: [],
      variantOf: null,
      credits: [
        { id: 20002, name: 'Jo Park', roles: [{ role: 'writer', inferred: false }] },
        { id: 20001, name: 'Stan Lee', roles: [{ role: 'penciller (cover)', inferred: false }] },
      ],
      previous: { id: comicId(1), title: 'Fire Tales (1963) #1' },
      next: { id: comicId(3), title: 'Fire Tales (1963) #3' },
    })
  })

  test('any other issue says what is inferred, fact by fact', async () => {
    const found = (await facts(`comics/${comicId(3)}`)).json()
    expect(found).toMatchObject({
      key: null,
      inferred: ['coverMonth', 'onsale', 'credits', 'characters'],
      inferredCharacters: [1],
      credits: [{ id: 20001, name: 'Stan Lee', roles: [{ role: 'writer', inferred: true }] }],
    })
  })

  test('the first issue of a run has none before it, the last none after it', async () => {
    expect((await facts(`comics/${comicId(1)}`)).json().previous).toBeNull()
    expect((await facts(`comics/${comicId(4)}`)).json().next).toBeNull()
  })

  test('a series: how many issues, by whom most of them, from when to when, its key issues', async () => {
    expect((await facts('series/50001')).json()).toEqual({
      kind: 'series',
      id: 50001,
      line: '',
      issueCount: 4,
      bookCount: 0,
      mainCreators: ['Stan Lee', 'Jo Park'],
      firstMonth: '1963-01',
      lastMonth: '1964-01',
      running: false,
      keyIssueCount: 1,
      arcs: [],
      cast: [
        { id: 1, name: 'Ash', comics: 4 },
        { id: 2, name: 'Bane-Wolf', comics: 1 },
      ],
      keyIssues: [{ id: comicId(2), title: 'Fire Tales (1963) #2' }],
      runs: [],
      volumes: [{ id: 50001, title: 'Fire Tales', startYear: 1963, endYear: 1964 }],
    })
  })

  test('an event: its comics in reading order, neighbours of one role together', async () => {
    expect((await facts('events/5001')).json().parts).toEqual([
      { role: 'prologue', comics: [{ id: comicId(4), title: 'Fire Tales (1963) #4' }] },
      {
        role: 'core',
        comics: [
          { id: comicId(2), title: 'Fire Tales (1963) #2' },
          { id: comicId(3), title: 'Fire Tales (1963) #3' },
        ],
      },
    ])
  })

  test('a creator: the roles by number of comics', async () => {
    const { roles, firstMonth, lastMonth } = (await facts('creators/20001')).json()
    expect([firstMonth, lastMonth]).toEqual(['1963-01', '1964-01'])
    expect(roles).toEqual([
      { role: 'writer', comics: 3 },
      { role: 'penciller (cover)', comics: 1 },
    ])
  })

  test.each(['characters/1009610', 'series/1987', 'events/252', 'creators/20001'])(
    'on the shipped catalogue %s has as many key issues as its list of them',
    async (path) => {
      const { app } = await shareShippedApp()
      const { keyIssueCount } = (await app.inject(`/api/facts/${path}`)).json()
      const list = await app.inject(`/v1/public/${path}/comics?key=true&limit=1`)
      expect(keyIssueCount).toBeGreaterThan(0)
      expect(keyIssueCount).toBe(list.json().data.total)
    },
  )

  test.each([
    ['characters/99', 404, 'not-found'],
    ['stories/1', 400, 'bad-request'],
    ['characters/x', 400, 'bad-request'],
  ])('%s answers %d', async (path, status, code) => {
    const answer = await facts(path)
    expect(answer.statusCode).toBe(status)
    expect(answer.json().code).toBe(code)
  })
})

describe('GET /api/facts/{kind}/{id}/years', () => {
  async function years(path: string) {
    const { app } = await shareApp()
    return app.inject(`/api/facts/${path}/years?${CREDENTIALS}`)
  }

  test.each(['characters/1', 'creators/20001', 'series/50001'])(
    '%s: the comics by the year on their covers, oldest first',
    async (path) => {
      expect((await years(path)).json()).toEqual({
        years: [
          { year: 1963, comics: 3 },
          { year: 1964, comics: 1 },
        ],
      })
    },
  )

  test.each([
    ['characters/99', 404],
    ['comics/1', 400],
    ['characters/x', 400],
  ])('%s answers %d', async (path, status) => {
    expect((await years(path)).statusCode).toBe(status)
  })

  test('on the shipped catalogue they add up to what its page says', async () => {
    const { app } = await shareShippedApp()
    const answer = await app.inject('/api/facts/characters/1009610/years')
    const counted = YearCountsSchema.parse(answer.json()).years
    const sum = counted.reduce((total, { comics }) => total + comics, 0)
    const facts = await app.inject('/api/facts/characters/1009610')
    expect(counted.length).toBeGreaterThan(50)
    expect(sum).toBe(facts.json().comicCount)
  })
})

describe('GET /api/facts/{kind}/listed', () => {
  test('has what cards show of the records that the wire lists for the query, in its order', async () => {
    const { app } = await shareApp()
    const query = `orderBy=-name&limit=1&offset=1&${CREDENTIALS}`
    const listed = (await app.inject(`/v1/public/characters?${query}`)).json().data.results
    expect(listed.map(({ id }: { id: number }) => id)).toEqual([1])
    const facts = (await app.inject(`/api/facts/characters/listed?${query}`)).json()
    expect(facts).toEqual([{ id: 1, realName: 'Ann Ash', memberCount: 0, comicCount: 4 }])
  })

  test('knows the cards of comics, series and creators', async () => {
    const { app } = await shareApp()
    const first = async (kind: string) =>
      (await app.inject(`/api/facts/${kind}/listed?limit=1&${CREDENTIALS}`)).json()[0]
    expect(Object.keys(await first('comics'))).toEqual(['id', 'coverMonth', 'variantOf'])
    expect(Object.keys(await first('series'))).toEqual([
      'id',
      'issueCount',
      'bookCount',
      'mainCreators',
    ])
    expect(Object.keys(await first('creators'))).toEqual([
      'id',
      'roles',
      'firstMonth',
      'lastMonth',
      'comicCount',
    ])
  })

  test('refuses what the list refuses', async () => {
    const { app } = await shareApp()
    const unknown = await app.inject(`/api/facts/characters/listed?colour=red&${CREDENTIALS}`)
    expect(unknown.statusCode).toBe(409)
  })
})

describe('GET /api/facts/{kind}?ids=', () => {
  test('gives those that are there, in the order asked for, without what is for one page', async () => {
    const { app } = await shareApp()
    const answer = await app.inject(`/api/facts/characters?ids=2,99,1&${CREDENTIALS}`)
    expect(answer.json().map(({ id }: { id: number }) => id)).toEqual([2, 1])
    expect(answer.json()[0]).not.toHaveProperty('oftenWith')
  })

  test('takes a hundred ids and no more', async () => {
    const { app } = await shareApp()
    const ids = (count: number) => Array.from({ length: count }, (_, index) => index + 1).join()
    const most = await app.inject(`/api/facts/characters?ids=${ids(100)}&${CREDENTIALS}`)
    const more = await app.inject(`/api/facts/characters?ids=${ids(101)}&${CREDENTIALS}`)
    expect(most.statusCode).toBe(200)
    expect(more.statusCode).toBe(400)
  })
})

describe('who may read', () => {
  test.each(['/api/facts/characters/1', '/api/facts/characters?ids=1', '/api/facets/characters'])(
    '%s asks for a key or a member, as the catalogue does',
    async (path) => {
      const visitor = await shareApp()
      const refused = await visitor.app.inject(path)
      expect(refused.statusCode).toBe(409)
      expect(refused.json()).toEqual({
        code: 'MissingParameter',
        message: 'You must provide a user key.',
      })
      const member = await buildCatalogueApp({ files, overrides: { members: everybodyIs() } })
      expect((await member.app.inject(path)).statusCode).toBe(200)
    },
  )
})
