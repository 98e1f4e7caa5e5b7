import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  buildCharacter,
  buildCharacterFacts,
  buildNoted as noted,
} from './testing/build-records.ts'
import { renderDetail } from './testing/render-detail.tsx'
import { StubCatalogue, toFacts, toPage, toRecord } from './testing/stub-catalogue.ts'

const plain = { of: '', comics: 0 }
const FACTS = buildCharacterFacts({
  keyIssueCount: 14,
  whereToBegin: [
    { ...noted(2), ...plain, reason: 'first appearance' },
    { ...noted(1), ...plain, reason: 'first issue', of: 'Fire Tales (1963)', note: '' },
    { ...noted(3), ...plain, reason: 'their first issue', of: 'Fire Tales (1963)', note: '' },
    { ...noted(5), ...plain, reason: 'first part', of: 'Fire War', note: '' },
    { ...noted(6), ...plain, reason: 'their first part', of: 'Fire War', note: '' },
    { ...noted(7), ...plain, reason: 'landmark' },
    { ...noted(8), reason: 'long run', of: 'Stan Lee and Jo Park, #8–20', comics: 12, note: '' },
    { ...noted(9), reason: 'collection', of: '', comics: 5, note: '' },
  ],
  keyIssues: [
    { ...noted(2), tags: ['first: Ash', 'landmark'] },
    { ...noted(4), tags: ['landmark'] },
  ],
  oftenWith: [{ id: 2, name: 'Bane-Wolf', comics: 7 }],
  series: [
    { id: 50001, title: 'Fire Tales (1963 - 2011)', comics: 134, issueCount: 546 },
    { id: 50002, title: 'Ash (2024 - Present)', comics: 4, issueCount: 4 },
  ],
})

const NOWHERE = buildCharacterFacts({ firstMonth: null, lastMonth: null })
const ELSEWHERE = {
  series: 'Elsewhere',
  startYear: 1950,
  number: '1',
  issueNumber: 1,
  year: 1950,
  comicId: null,
}

let catalogue: StubCatalogue

beforeEach(() => {
  vi.resetModules()
  catalogue = new StubCatalogue({
    '/v1/public/characters/1': toRecord(buildCharacter({ series: { available: 30 } })),
    '/v1/public/characters/1/': toPage(0),
    '/api/facts/characters/1': toFacts(FACTS),
    '/api/facts/characters/1/years': toFacts({ years: [] }),
  })
})

afterEach(() => vi.unstubAllGlobals())

const answerCharacter = (...changes: Parameters<typeof buildCharacter>) => {
  catalogue.answers['/v1/public/characters/1'] = toRecord(buildCharacter(...changes))
}
const answerFacts = (facts: object) => {
  catalogue.answers['/api/facts/characters/1'] = toFacts(facts)
}

async function renderCharacter() {
  await renderDetail(
    '/characters/1',
    'Ash',
    async () => (await import('./character-detail.tsx')).characterDetail,
  )
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
    'A run begins: Stan Lee and Jo Park, #8–20Fire Tales (1963) #8Jun 1963',
    'A book with 5 of their comicsFire Tales (1963) #9Jun 1963',
  ])
  expect(within(begin).getByRole('link', { name: /#2$/ })).toHaveAttribute('href', '/comics/2')
})

test('names no place to begin where there are no other comics', async () => {
  answerCharacter({ comics: { available: 8 } })
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
  answerFacts({ ...FACTS, keyIssueCount: 2 })
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

test('says in how many issues of each series they are, and leads to the rest of the series', async () => {
  await renderCharacter()
  const series = await section('Series')
  expect(itemsOf(series)).toEqual([
    'Fire Tales 1963–2011 134 of 546 comics',
    'Ash 2024–present 4 of 4 comics',
  ])
  expect(within(series).getByRole('link', { name: 'All 30 series' })).toHaveAttribute(
    'href',
    '/series?characters=1',
  )
})

test('says what somebody is, and when they were first seen, each for itself', async () => {
  await renderCharacter()
  const cell = (label: string) => screen.getByText(label).parentElement
  expect(cell('First seen in')).toHaveTextContent(/^First seen in1963 *$/)
  expect(cell('Role')).toHaveTextContent(/^Role *Hero *$/)
})

test.each([
  [
    'in a comic that is not here',
    ELSEWHERE,
    /^First seen in Elsewhere \(1950\) #1, which is not in the catalogue\./,
  ],
  [
    'in a comic of unknown cast',
    { ...ELSEWHERE, comicId: 7 },
    /^First seen in Elsewhere \(1950\) #1\. We know of no other/,
  ],
  ['nowhere that we know of', null, /^We do not know their first appearance either/],
])('of somebody first seen %s it says what is not known', async (_case, firstAppearance, words) => {
  answerFacts({ ...NOWHERE, firstAppearance })
  answerCharacter({ comics: { available: 0 } })
  await renderCharacter()
  expect(screen.getByText('No comics known here yet')).toBeVisible()
  expect(screen.getByText(words)).toBeVisible()
  expect(screen.queryByText('0')).not.toBeInTheDocument()
})
