import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { CreatorFacts } from '#contract/facts.ts'
import { renderDetail } from './testing/render-detail.tsx'

const ANN = {
  id: 1,
  fullName: 'Ann Ink',
  thumbnail: { path: 'http://rack.test/pictures/creators/1', extension: 'svg' },
  comics: { available: 50 },
  series: { available: 2 },
  events: { available: 0 },
}

function buildFacts(facts: Partial<CreatorFacts> = {}): CreatorFacts {
  return {
    kind: 'creators',
    id: 1,
    roles: [{ role: 'writer', comics: 40 }],
    firstMonth: '1969-01',
    lastMonth: '2015-05',
    keyIssueCount: 0,
    about: '',
    activeYears: { from: 1969, to: 2015 },
    partners: [],
    runs: [],
    ...facts,
  }
}

beforeEach(() => vi.resetModules())
afterEach(() => vi.unstubAllGlobals())

async function renderCreator(facts: Partial<CreatorFacts>) {
  vi.stubGlobal('fetch', async (path: string) => {
    if (path.endsWith('/years')) return Response.json({ years: [] })
    if (path.startsWith('/api/facts/creators/')) return Response.json(buildFacts(facts))
    if (path.startsWith('/api/')) return Response.json({})
    if (path.endsWith('/creators/1')) return Response.json({ data: { results: [ANN] } })
    return Response.json({ data: { total: 0, results: [] } })
  })
  await renderDetail(
    '/creators/1',
    'Ann Ink',
    async () => (await import('./creator-detail.tsx')).creatorDetail,
  )
}

const fact = (label: string) => screen.getByText(label).nextElementSibling
const region = (name: string) => screen.getByRole('region', { name })

test('says who they are, since when they are here and in which roles', async () => {
  await renderCreator({
    about: 'Wrote the fire.',
    roles: [
      { role: 'penciller', comics: 3 },
      { role: 'writer', comics: 1040 },
      { role: 'editor', comics: 1 },
      { role: 'writer (cover)', comics: 2 },
    ],
  })
  expect(screen.getByText('Wrote the fire.')).toBeVisible()
  expect(fact('Years on covers here')).toHaveTextContent('1969 to 2015')
  expect(fact('As writer')).toHaveTextContent('1,040 comics')
  expect(fact('As penciller')).toHaveTextContent('3 comics')
  expect(fact('Also credited as')).toHaveTextContent('Writer (cover) 2, editor 1')
})

test('a run names its series, the others who made it and where it begins', async () => {
  const run = {
    creators: [
      { id: 1, name: 'Ann Ink' },
      { id: 2, name: 'Bea Line' },
    ],
    from: '108',
    to: '143',
    fromYear: 1977,
    toYear: 1981,
    issues: 36,
    keyIssueCount: 0,
    firstComicId: 7,
    series: { id: 50001, title: 'Fire Tales (1963)' },
  }
  await renderCreator({ runs: [run, { ...run, creators: run.creators.slice(0, 1) }] })
  const runs = within(region('Runs'))
  expect(runs.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Fire Tales (1963)with Bea Line#108–143, 1977–1981, 36 issuesBegins with #108 of Fire Tales (1963)',
    'Fire Tales (1963)#108–143, 1977–1981, 36 issuesBegins with #108 of Fire Tales (1963)',
  ])
  expect(runs.getByRole('link', { name: 'Bea Line' })).toHaveAttribute('href', '/creators/2')
})

test('partners are led to, with the number of comics made together', async () => {
  await renderCreator({ partners: [{ id: 2, name: 'Bea Line', comics: 7 }] })
  expect(within(region('Partners')).getByRole('link')).toHaveAttribute('href', '/creators/2')
  expect(within(region('Partners')).getByText('7 comics together')).toBeVisible()
})

test('what is not known has no place', async () => {
  await renderCreator({ activeYears: null, roles: [] })
  for (const name of ['Runs', 'Partners']) {
    expect(screen.queryByRole('region', { name })).not.toBeInTheDocument()
  }
  expect(screen.queryByText('Years on covers here')).not.toBeInTheDocument()
})
