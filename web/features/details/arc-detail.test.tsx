import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import type { ArcFacts } from '#contract/arc-facts.ts'
import { MemoryRouter, Pages } from '#web/testing/memory-router.tsx'
import { ArcView } from './arc-detail.tsx'
import { Arcs } from './sections/arcs.tsx'
import { buildNoted } from './testing/build-records.ts'
import { StubCatalogue, toFacts, toFailure } from './testing/stub-catalogue.ts'

const LINK = {
  id: 7,
  title: 'The Long Night',
  issues: 'Fire Tales (1963) #3–4',
  firstMonth: '1963-03',
  firstComicId: 3,
  keyIssueCount: 0,
}

function buildArc(changes: Partial<ArcFacts> = {}): ArcFacts {
  return {
    kind: 'arcs',
    ...LINK,
    aliases: ['Night'],
    description: 'The fire goes out.',
    lastMonth: '1963-04',
    comics: [buildNoted(3), buildNoted(4)],
    series: [{ id: 50001, title: 'Fire Tales (1963)', numbers: '3–4' }],
    characters: [{ id: 1, name: 'Ash', comics: 2 }],
    creators: [{ id: 20001, name: 'Jo Park' }],
    events: [{ id: 5001, title: 'Fire War' }],
    previous: { id: 6, title: 'The Spark' },
    next: null,
    ...changes,
  }
}

afterEach(() => vi.unstubAllGlobals())

/** Each with an id of its own: the answers are cached for as long as the module lives. */
function renderArc(id: number | string) {
  render(
    <MemoryRouter initialEntries={[`/arcs/${id}`]}>
      <Pages routes={[{ path: '/arcs/:id', element: <ArcView missing="Page not found" /> }]} />
    </MemoryRouter>,
  )
}

test('a story arc has its parts in reading order, its people, and a way on', async () => {
  new StubCatalogue({ '/api/facts/arcs/7': toFacts(buildArc()) })
  renderArc(7)
  await screen.findByRole('heading', { level: 1, name: 'The Long Night' })
  const order = screen.getByRole('region', { name: 'Reading order' })
  expect(within(order).getAllByRole('link')).toHaveLength(2)
  expect(within(order).getByRole('link', { name: /^Part ?1 ?of 2/ })).toHaveAttribute(
    'href',
    '/comics/3',
  )
  const ways = {
    'Begin with part 1': '/comics/3',
    'Previous story arc The Spark': '/arcs/6',
    Ash: '/characters/1',
    'Jo Park': '/creators/20001',
    'Fire War': '/events/5001',
  }
  for (const [name, address] of Object.entries(ways)) {
    expect(screen.getByRole('link', { name: new RegExp(`^${name}`) })).toHaveAttribute(
      'href',
      address,
    )
  }
  expect(screen.getByRole('navigation', { name: 'You are here' })).toHaveTextContent(
    'Fire Tales (1963)',
  )
})

test.each([404, 'x1'])('there is no story arc %s', async (id) => {
  new StubCatalogue({})
  renderArc(id)
  expect(await screen.findByText('Page not found')).toBeInTheDocument()
})

test('an arc that fails to load says so, and Try again helps', async () => {
  const catalogue = new StubCatalogue({ '/api/facts/arcs/9': toFailure })
  renderArc(9)
  expect(await screen.findByRole('alert')).toHaveTextContent('The shelves are being moved.')
  catalogue.answers['/api/facts/arcs/9'] = toFacts(buildArc({ id: 9 }))
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('heading', { name: 'The Long Night' })).toBeInTheDocument()
})

test('of many arcs those with key issues are shown first, and all in their order by a press', async () => {
  const arcs = Array.from({ length: 12 }, (_, index) => ({
    ...LINK,
    id: index + 1,
    title: `Arc ${index + 1}`,
    keyIssueCount: index < 4 ? 0 : 1,
  }))
  render(
    <MemoryRouter>
      <Arcs arcs={arcs} />
    </MemoryRouter>,
  )
  const titles = () => screen.getAllByRole('link').map((link) => link.textContent)
  expect(titles()).toEqual(arcs.slice(4).map(({ title }) => title))
  await userEvent.click(screen.getByRole('button', { name: 'All 12 story arcs' }))
  expect(titles()).toEqual(arcs.map(({ title }) => title))
})
