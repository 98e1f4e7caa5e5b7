import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { RunFacts, SeriesFacts } from '#contract/facts.ts'
import { renderDetail } from './testing/render-detail.tsx'

const none = { available: 0 }
const NO_URLS: { type: string; url: string }[] = []
const SERIES = {
  id: 50001,
  title: 'Fire Tales (1963 - 1998)',
  description: null,
  thumbnail: { path: 'http://rack.test/pictures/series/50001', extension: 'svg' },
  urls: NO_URLS,
  startYear: 1963,
  endYear: 1998,
  rating: '',
  type: 'ongoing',
  comics: none,
  characters: none,
  creators: none,
  events: none,
  next: null,
  previous: null,
}

function buildRun(run: Partial<RunFacts> = {}): RunFacts {
  return {
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
    ...run,
  }
}

function buildFacts(facts: Partial<SeriesFacts> = {}): SeriesFacts {
  return {
    kind: 'series',
    id: 50001,
    line: '',
    issueCount: 0,
    bookCount: 0,
    mainCreators: [],
    firstMonth: null,
    lastMonth: null,
    running: false,
    keyIssueCount: 0,
    keyIssues: [],
    cast: [],
    runs: [],
    arcs: [],
    volumes: [{ id: 50001, title: 'Fire Tales', startYear: 1963, endYear: 1998 }],
    ...facts,
  }
}

beforeEach(() => vi.resetModules())
afterEach(() => vi.unstubAllGlobals())

async function renderSeries(facts: Partial<SeriesFacts>, changes: Partial<typeof SERIES> = {}) {
  vi.stubGlobal('fetch', async (path: string) => {
    if (path.endsWith('/years')) return Response.json({ years: [] })
    if (path.startsWith('/api/')) return Response.json(buildFacts(facts))
    // The lists below stay as they are while they load.
    if (path.includes('?')) return new Promise<Response>(() => {})
    return Response.json({ data: { results: [{ ...SERIES, ...changes }] } })
  })
  await renderDetail(
    '/series/50001',
    'Fire Tales (1963 - 1998)',
    async () => (await import('./series-detail.tsx')).seriesDetail,
  )
}

const region = (name: string) => screen.getByRole('region', { name })

test('a run says who made it, how far it goes and where it begins', async () => {
  await renderSeries({ runs: [buildRun()] })
  const runs = within(region('Runs'))
  expect(runs.getByRole('listitem')).toHaveTextContent(
    'Ann Ink and Bea Line#108–143, 1977–1981, 36 issuesBegins with #108',
  )
  expect(runs.getByRole('link', { name: 'Bea Line' })).toHaveAttribute('href', '/creators/2')
  expect(runs.getByRole('link', { name: 'Begins with #108' })).toHaveAttribute('href', '/comics/7')
  expect(runs.queryByRole('button')).not.toBeInTheDocument()
})

test('of many runs the most important are shown in their order, and then all', async () => {
  const lengths = [9, 3, 8, 5, 20, 6, 10, 11, 12]
  const runs = lengths.map((issues, index) =>
    buildRun({ from: String(index), issues, firstComicId: index }),
  )
  // Short, but with a key issue that makes it a longer run than that of five issues.
  runs[1] = { ...buildRun(runs[1]), keyIssueCount: 1 }
  await renderSeries({ runs })
  const starts = () =>
    within(region('Runs'))
      .getAllByRole('link', { name: /^Begins/ })
      .map(({ textContent }) => textContent?.split('#')[1])
  expect(starts()).toEqual(['0', '1', '2', '4', '5', '6', '7', '8'])

  const all = screen.getByRole('button', { name: 'All 9 runs', expanded: false })
  await userEvent.click(all)
  expect(starts()).toHaveLength(9)
  expect(all).toHaveAttribute('aria-expanded', 'true')
})

test('the whole line of volumes is there, with this one marked', async () => {
  await renderSeries({
    volumes: [
      { id: 50001, title: 'Fire Tales', startYear: 1963, endYear: 1998 },
      { id: 50002, title: 'Fire Tales', startYear: 1999, endYear: 1999 },
      { id: 50003, title: 'New Fire', startYear: 2004, endYear: 2099 },
    ],
  })
  const volumes = within(region('Volumes'))
  expect(volumes.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '1963–1998 Fire Tales',
    '1999 Fire Tales',
    '2004–present New Fire',
  ])
  expect(volumes.getByText('1963–1998').parentElement).toHaveAttribute('aria-current', 'page')
  expect(volumes.getByRole('link', { name: /New Fire/ })).toHaveAttribute('href', '/series/50003')
})

test('the line of the publisher leads to all its series', async () => {
  await renderSeries({ line: 'New Universe' })
  const line = screen.getByRole('link', { name: 'New Universe' })
  expect(line).toHaveAttribute('href', '/series?line=new+universe')
})

test('the page of the publisher is one link away', async () => {
  const url = 'https://www.marvel.com/comics/series/50001'
  await renderSeries({}, { urls: [{ type: 'detail', url }] })
  expect(screen.getByRole('link', { name: 'See it at Marvel' })).toHaveAttribute('href', url)
})

test('a series without runs or other volumes has no such sections', async () => {
  await renderSeries({})
  expect(screen.queryByRole('region', { name: 'Runs' })).not.toBeInTheDocument()
  expect(screen.queryByRole('region', { name: 'Volumes' })).not.toBeInTheDocument()
})

test('who is in most issues comes before all others, with the number of them', async () => {
  const cast = [
    { id: 2, name: 'Coal', comics: 250 },
    { id: 1, name: 'Abyss', comics: 1 },
  ]
  await renderSeries({ cast }, { characters: { available: 3 } })
  expect(
    within(region('Most often here'))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Coal250 issues', 'Abyss1 issue'])
  expect(region('Most often here').nextElementSibling).toBe(region('Characters'))
})

test('where these are all who are in it, they are named once', async () => {
  await renderSeries(
    { cast: [{ id: 2, name: 'Coal', comics: 4 }] },
    { characters: { available: 1 } },
  )
  expect(region('Characters')).toBeVisible()
  expect(screen.queryByRole('region', { name: 'Most often here' })).not.toBeInTheDocument()
})

test.each([
  ['ongoing', 1998, 'rated T+', 'Rated T+'],
  ['ongoing', 1998, '', undefined],
  ['ongoing', 2099, '', 'Ongoing'],
  ['limited', 1998, '', 'Limited'],
])(
  'a series of type %s until %i is not called what it is no more',
  async (type, endYear, rating, words) => {
    await renderSeries({}, { type, endYear, rating })
    expect(screen.queryByText('Type')?.nextElementSibling?.textContent?.trim()).toBe(words)
  },
)
