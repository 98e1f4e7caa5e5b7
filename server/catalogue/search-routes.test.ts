import { expect, test } from 'vitest'
import { SearchAnswerSchema } from '#contract/search.ts'
import { shareInFile } from '#scripts/testing/clean-up.ts'
import { buildCatalogueApp, CREDENTIALS } from '../testing/build-catalogue-app.ts'
import { readKinds } from './search-routes.ts'

const files = {
  'characters/a.txt': `
    1 | Ash-Man | Ann Ash | | Ash-Man (1963) #2, 1963 | | | | | 2026-11-01
    3 | Wing | | | | Ember Guard | | | | 2026-11-01
    4 | Ember Guard | | | | | group | | | 2026-11-01
    5 | Ember Ladies | | | | | group | | | 2026-11-01
    2 | Cinder Club | | | | | group | | | 2026-11-01
  `,
  'creators/a.txt': '20001 | Jo | | Ashby | | 2026-11-01',
  'series/a.txt': `
    series | 50001 | Ash-Man | 1963-1964 | ongoing | | | 1..4 | 1=1963-01 4=1964-01 | | 2026-11-01
    span | 1..4 | writer: Jo Ashby | Ash-Man
  `,
  'events/a.txt':
    'event | 5001 | Ash Wednesday | 1963-06 | | | 2026-11-01\npart | core | Ash-Man (1963) | 1',
  'arcs/a.txt': 'arc | 7 | Burnt Out | | 2026-11-01\npart | Ash-Man (1963) | 2..3',
}

const shareApp = shareInFile(() => buildCatalogueApp({ files }))

async function search(query: string) {
  const { app } = await shareApp()
  return app.inject(`/api/search?${query}&${CREDENTIALS}`)
}

test('GET /api/search answers hits of all kinds with title, subtitle, address and picture', async () => {
  const answer = SearchAnswerSchema.parse((await search('q=ash')).json())
  expect(answer.query).toBe('ash')
  expect(answer.results[0]).toEqual({
    kind: 'characters',
    id: 1,
    title: 'Ash-Man',
    subtitle: 'Ann Ash',
    href: '/characters/1',
    thumbnail: { path: 'http://rack.example/pictures/characters/1', extension: 'svg' },
    matches: [[0, 3]],
  })
  const subtitles = Object.fromEntries(answer.results.map(({ kind, subtitle }) => [kind, subtitle]))
  expect(subtitles).toMatchObject({
    // It ended in 1964.
    series: '4 issues',
    events: '1963',
    creators: '4 comics',
    comics: expect.stringMatching(/^\w+ 196\d$/),
  })
})

test('an arc has its issues below it and the picture of the first', async () => {
  const [hit] = (await search('q=burnt%20out')).json().results
  const { json } = await search('q=ash-man%202&kinds=comics')
  const [first] = json().results
  expect(hit).toEqual({
    kind: 'arcs',
    id: 7,
    title: 'Burnt Out',
    subtitle: 'Ash-Man (1963) #2–3',
    href: '/arcs/7',
    thumbnail: first.thumbnail,
    matches: [
      [0, 5],
      [6, 9],
    ],
  })
})

test('a group leads to the page of the team', async () => {
  const [hit] = (await search('q=cinder%20club')).json().results
  expect(hit).toMatchObject({ kind: 'characters', id: 2, href: '/teams/2' })
})

test('says why an issue is the answer', async () => {
  const [hit] = (await search('q=first%20appearance%20of%20ash-man')).json().results
  expect(hit).toMatchObject({
    title: 'Ash-Man (1963) #2',
    subtitle: 'First appearance of Ash-Man',
  })
})

test('keeps to the kinds and the limit', async () => {
  const { results, total } = (await search('q=ash&kinds=events,creators&limit=1')).json()
  expect(results).toHaveLength(1)
  expect(total).toBe(2)
})

test('counts every kind, whichever are asked for, and gives so many of each', async () => {
  const totals = { characters: 1, comics: 4, series: 1, events: 1, arcs: 0, creators: 1 }
  const one = SearchAnswerSchema.parse((await search('q=ash&kinds=comics&limit=3')).json())
  expect(one).toMatchObject({ total: 4, totals })
  expect(one.results).toHaveLength(3)
  const each = SearchAnswerSchema.parse((await search('q=ash&perKind=2&limit=1')).json())
  expect(each).toMatchObject({ total: 8, totals })
  expect(each.results.map(({ kind }) => kind).toSorted()).toEqual([
    'characters',
    'comics',
    'comics',
    'creators',
    'events',
    'series',
  ])
})

test('a kind that is named a thousand times is sought once', async () => {
  const kinds = `events,${'comics, '.repeat(1000)}events`
  expect(readKinds(kinds)).toEqual(['events', 'comics'])
  const repeated = await search(`q=ash&kinds=${encodeURIComponent(kinds)}`)
  expect(repeated.json()).toEqual((await search('q=ash&kinds=events,comics')).json())
})

test.each([
  ['limit=0&q=a', 400],
  ['limit=51&q=a', 400],
  ['limit=x&q=a', 400],
  ['perKind=0&q=a', 400],
  ['perKind=11&q=a', 400],
  ['perKind=10&q=a', 200],
  ['kinds=villains&q=a', 400],
  ['kinds=stories&q=a', 400],
  [`q=${'a'.repeat(101)}`, 400],
  ['', 400],
  ['q=', 200],
  ['q=%00%ff', 200],
])('?%s answers %d', async (query, status) => {
  const answer = await search(query)
  expect(answer.statusCode).toBe(status)
  if (status === 400) expect(answer.json().code).toBe('bad-request')
})

test('asks for a key or a member, as the catalogue does', async () => {
  const { app } = await shareApp()
  const answer = await app.inject('/api/search?q=ash')
  expect(answer.statusCode).toBe(409)
  expect(answer.json().message).toBe('You must provide a user key.')
})

test('of teams alone it finds those that somebody belongs to', async () => {
  const { total, results } = SearchAnswerSchema.parse((await search('q=ember&only=teams')).json())
  expect(total).toBe(1)
  expect(results).toMatchObject([{ title: 'Ember Guard', href: '/teams/4', matches: [[0, 5]] }])
})
