import { render, screen, within } from '@testing-library/react'
import { MemoryRouter, Route, Routes } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const thumbnail = { path: 'http://rack.test/pictures/characters/1', extension: 'svg' }
const noted = (id: number) => {
  return { id, title: `Fire Tales (1963) #${id}`, coverMonth: '1963-06', note: `It burns ${id}.` }
}

const ASH = {
  id: 1,
  name: 'Ash',
  description: '',
  thumbnail,
  comics: { available: 30 },
  series: { available: 1 },
  events: { available: 0 },
}

const FACTS = {
  kind: 'characters',
  id: 1,
  realName: '',
  aliases: [],
  firstAppearance: null,
  teams: [],
  role: null,
  colours: [],
  firstMonth: '1963-01',
  lastMonth: '1963-12',
  keyIssueCount: 14,
  whereToBegin: [
    { ...noted(2), reason: 'first appearance', of: '' },
    { ...noted(1), reason: 'first issue', of: 'Fire Tales (1963)', note: '' },
    { ...noted(3), reason: 'their first issue', of: 'Fire Tales (1963)', note: '' },
    { ...noted(5), reason: 'first part', of: 'Fire War', note: '' },
    { ...noted(6), reason: 'their first part', of: 'Fire War', note: '' },
    { ...noted(7), reason: 'landmark', of: '' },
  ],
  keyIssues: [
    { ...noted(2), tags: ['first: Ash', 'landmark'] },
    { ...noted(4), tags: ['landmark'] },
  ],
  oftenWith: [{ id: 2, name: 'Bane-Wolf', comics: 7 }],
}

const NOWHERE = {
  ...FACTS,
  firstMonth: null,
  lastMonth: null,
  keyIssueCount: 0,
  whereToBegin: [],
  keyIssues: [],
  oftenWith: [],
}
const ELSEWHERE = {
  series: 'Elsewhere',
  startYear: 1950,
  issueNumber: 1,
  year: 1950,
  comicId: null,
}

let facts: object
let character: object

beforeEach(() => {
  facts = FACTS
  character = ASH
  vi.resetModules()
  vi.stubGlobal('fetch', async (path: string) => {
    if (path.endsWith('/years')) return Response.json({ years: [] })
    if (path.startsWith('/api/facts/characters/')) return Response.json(facts)
    if (path.startsWith('/api/')) return Response.json({})
    if (path.endsWith('/characters/1')) return Response.json({ data: { results: [character] } })
    return Response.json({ data: { total: 0, results: [] } })
  })
})

afterEach(() => vi.unstubAllGlobals())

async function renderCharacter() {
  const { DetailView } = await import('./detail-view.tsx')
  const { characterDetail } = await import('./character-detail.tsx')
  render(
    <MemoryRouter initialEntries={['/characters/1']}>
      <Routes>
        <Route
          path="/characters/:id"
          element={<DetailView source={characterDetail} heart={() => null} missing={null} />}
        />
      </Routes>
    </MemoryRouter>,
  )
  await screen.findByRole('heading', { level: 1, name: 'Ash' })
}

const section = (name: string) => screen.findByRole('region', { name })
const itemsOf = (place: HTMLElement) =>
  within(place)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)

test('says where to begin, and why there', async () => {
  await renderCharacter()
  const begin = await section('Where to begin')
  expect(itemsOf(begin)).toEqual([
    'First appearanceFire Tales (1963) #2Jun 1963It burns 2.',
    'First issue of Fire Tales (1963)Fire Tales (1963) #1Jun 1963',
    'Their first issue of Fire Tales (1963)Fire Tales (1963) #3Jun 1963',
    'First part of Fire WarFire Tales (1963) #5Jun 1963',
    'Their first part of Fire WarFire Tales (1963) #6Jun 1963',
    'A landmarkFire Tales (1963) #7Jun 1963It burns 7.',
  ])
  expect(within(begin).getByRole('link', { name: /#2$/ })).toHaveAttribute('href', '/comics/2')
})

test('names no place to begin where there are no other comics', async () => {
  character = { ...ASH, comics: { available: 6 } }
  await renderCharacter()
  await section('Key issues')
  expect(screen.queryByRole('region', { name: 'Where to begin' })).not.toBeInTheDocument()
})

test('says of each key issue why it is one, and leads to the rest of them', async () => {
  await renderCharacter()
  const keys = await section('Key issues')
  expect(itemsOf(keys)).toEqual([
    'Fire Tales (1963) #2Jun 1963First appearance of Ash',
    'Fire Tales (1963) #4Jun 1963It burns 4.',
  ])
  expect(within(keys).getByRole('link', { name: 'All 14 key issues' })).toHaveAttribute(
    'href',
    '/comics?characters=1&key=true&orderBy=onsaleDate',
  )
})

test('leads to no further key issues where all are here', async () => {
  facts = { ...FACTS, keyIssueCount: 2 }
  await renderCharacter()
  expect(within(await section('Key issues')).getAllByRole('link')).toHaveLength(2)
})

test('says whom somebody is often with, and in how many comics', async () => {
  await renderCharacter()
  const others = await section('Often with')
  expect(within(others).getByRole('link', { name: 'Bane-Wolf' })).toHaveAttribute(
    'href',
    '/characters/2',
  )
  expect(within(others).getByText('7 comics together')).toBeVisible()
})

test.each([
  ['in a comic that is not here', ELSEWHERE, /^First seen in Elsewhere \(1950\) #1, which the/],
  ['in a comic of unknown cast', { ...ELSEWHERE, comicId: 7 }, /its cast is not known here/],
  ['nowhere that we know of', null, /^No first appearance is known here either/],
])('of somebody first seen %s it says what is not known', async (_case, firstAppearance, words) => {
  facts = { ...NOWHERE, firstAppearance }
  character = { ...ASH, comics: { available: 0 }, series: { available: 0 } }
  await renderCharacter()
  expect(screen.getByText('No comics known here yet')).toBeVisible()
  expect(screen.getByText(words)).toBeVisible()
  expect(screen.queryByText('0')).not.toBeInTheDocument()
})
