import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { buildHit } from '#web/testing/build-hit.ts'
import { MemoryRouter } from '#web/testing/memory-router.tsx'
import { SearchResults } from './search-results.tsx'

afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

const TOTALS = { characters: 1, comics: 1202, series: 0, events: 0, arcs: 0, creators: 0 }
const NONE = { characters: 0, comics: 0, series: 0, events: 0, arcs: 0, creators: 0 }

/** The page over a catalogue with one character and many comics, but no hit for “xyzzy”. */
function renderResults(address: string, answer = answerAll) {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path)
    return answer(new URL(path, 'http://rack.example').searchParams)
  })
  render(
    <MemoryRouter initialEntries={[address]}>
      <SearchResults action={({ title }) => <button type="button">Favourite {title}</button>} />
    </MemoryRouter>,
  )
  return asked
}

function answerAll(query: URLSearchParams): Response {
  const kinds = query.get('kinds')?.split(',') ?? ['comics', 'characters']
  const totals = query.get('q')?.includes('xyzzy') ? NONE : TOTALS
  const found = (['comics', 'characters'] as const).filter((kind) => kinds.includes(kind))
  const most = Number(query.get('perKind') ?? query.get('limit'))
  const results = found.flatMap((kind) =>
    Array.from({ length: Math.min(totals[kind], most) }, (_, id) =>
      buildHit({ kind, id, title: `Thor #${id}` }),
    ),
  )
  const total = found.reduce((sum, kind) => sum + totals[kind], 0)
  return Response.json({ query: query.get('q'), total, totals, results })
}

function group(name: string) {
  return within(screen.getByRole('region', { name }))
}

test('shows a few of each kind, the kind of the best hit first, and how many there are', async () => {
  const asked = renderResults('/search?q=thor')
  expect(await screen.findByText('1,203 results for “thor”')).toHaveRole('status')
  const headings = screen.getAllByRole('heading', { level: 2 })
  expect(headings.map((heading) => heading.textContent)).toEqual(['Comics', 'Characters'])
  expect(group('Comics').getAllByRole('listitem')).toHaveLength(6)
  expect(group('Comics').getByRole('link', { name: 'All 1,202 comics' })).toHaveAttribute(
    'href',
    '/search?q=thor&kinds=comics',
  )
  expect(group('Characters').getByRole('link')).toHaveAttribute('href', '/characters/0')
  expect(group('Characters').getByRole('button')).toHaveTextContent('Favourite Thor #0')
  expect(document.title).toBe('thor · Search | Spinner Rack')
  expect(asked).toEqual(['/api/search?q=thor&perKind=6'])
})

test('shows as many as it can of one kind, and says that there are more', async () => {
  renderResults('/search?q=thor')
  const kinds = await screen.findByRole('navigation', { name: 'Kinds of results' })
  await userEvent.click(within(kinds).getByRole('link', { name: 'Comics 1,202' }))
  expect(await screen.findByText(/^The best 50 of 1,202 comics/)).toBeInTheDocument()
  expect(group('Comics').getAllByRole('listitem')).toHaveLength(50)
  expect(screen.queryByRole('region', { name: 'Characters' })).not.toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Comics 1,202' })).toHaveAttribute('aria-current', 'page')
})

test('asks once for one kind, and counts the others too', async () => {
  const asked = renderResults('/search?q=storm&kinds=characters')
  expect(await screen.findByText('1,203 results for “storm”')).toHaveRole('status')
  const kinds = screen.getByRole('navigation', { name: 'Kinds of results' })
  expect(
    within(kinds)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual(['All 1,203', 'Characters 1', 'Comics 1,202'])
  expect(asked).toEqual(['/api/search?q=storm&limit=50&kinds=characters'])
})

test('says so where there is nothing of the chosen kind', async () => {
  renderResults('/search?q=storm&kinds=events')
  expect(await screen.findByText('None of them are events.')).toBeInTheDocument()
})

test('searches for what is written in its box, and remembers that', async () => {
  renderResults('/search')
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search the catalogue' }), ' thor ')
  await userEvent.click(screen.getByRole('button', { name: 'Search' }))
  expect(await screen.findByText('1,203 results for “thor”')).toBeInTheDocument()
  expect(screen.getByRole('searchbox')).toHaveValue('thor')
  expect(localStorage.getItem('recentSearches')).toBe('["thor"]')
})

test('asks nothing before anything is sought, and offers examples', async () => {
  const asked = renderResults('/search?q=%20')
  expect(screen.getByRole('list', { name: 'For example' })).toBeInTheDocument()
  expect(asked).toEqual([])
})

test('offers and removes recent searches', async () => {
  localStorage.setItem('recentSearches', '["hulk","thor"]')
  renderResults('/search')
  await userEvent.click(screen.getByRole('button', { name: 'Remove hulk' }))
  expect(screen.queryByRole('link', { name: 'hulk' })).not.toBeInTheDocument()
  expect(screen.getByRole('heading', { name: 'Recent searches' })).toHaveFocus()
  await userEvent.click(screen.getByRole('link', { name: 'thor' }))
  expect(await screen.findByText('1,203 results for “thor”')).toBeInTheDocument()
})

test('suggests only what does find something when there is nothing', async () => {
  renderResults('/search?q=thor+xyzzy')
  expect(await screen.findByRole('heading', { name: 'Nobody by that name' })).toBeInTheDocument()
  const suggestions = await screen.findByRole('list', { name: 'These do find something' })
  expect(
    within(suggestions)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual(['thor'])
  expect(screen.getByText('No results for “thor xyzzy”')).toHaveRole('status')
})

test('says that there is nothing also where its suggestions fail, and tries those again', async () => {
  let down = true
  const failure = () => Response.json({ code: 'down', message: 'Being moved.' }, { status: 503 })
  renderResults('/search?q=loki+xyzzy', (query) =>
    down && query.has('limit') ? failure() : answerAll(query),
  )
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Searches that come near could not be tried. Being moved.',
  )
  expect(screen.getByText('No results for “loki xyzzy”')).toHaveRole('status')
  down = false
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('link', { name: 'loki' })).toBeVisible()
})

test('says why it failed, and tries again', async () => {
  let down = true
  const failure = () => Response.json({ code: 'down', message: 'Being moved.' }, { status: 503 })
  renderResults('/search?q=loki', (query) => (down ? failure() : answerAll(query)))
  expect(await screen.findByRole('alert')).toHaveTextContent('Being moved.')
  down = false
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('1,203 results for “loki”')).toBeInTheDocument()
})

test('cuts a text that the server would refuse', async () => {
  const asked = renderResults(`/search?q=${'a'.repeat(101)}`)
  await waitFor(() => expect(asked.length).toBeGreaterThan(0))
  expect(asked[0]).toContain(`q=${'a'.repeat(100)}&`)
})
