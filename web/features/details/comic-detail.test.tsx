import { render, screen, within } from '@testing-library/react'
import { MemoryRouter, Route, Routes } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const thumbnail = { path: 'http://rack.test/pictures/comics/2', extension: 'svg' }
const summary = (kind: string, id: number, name: string) => {
  return { resourceURI: `http://rack.test/v1/public/${kind}/${id}`, name }
}

const COMIC = {
  id: 2,
  title: 'Fire Tales (1963) #2',
  description: 'The first fire.',
  thumbnail,
  format: 'Comic',
  pageCount: 36,
  isbn: '',
  upc: '',
  series: summary('series', 50001, 'Fire Tales (1963 - 1964)'),
  variants: [summary('comics', 9, 'Fire Tales (1963) #2 (Foil)')],
  collections: [],
  collectedIssues: [],
  dates: [{ type: 'onsaleDate', date: '1963-04-01T00:00:00-0500' }],
  prices: [{ type: 'printPrice', price: 0.12 }],
  creators: {
    available: 2,
    items: [
      { ...summary('creators', 20001, 'Jo Park'), role: 'writer' },
      { ...summary('creators', 20002, 'Stan Lee'), role: 'inker' },
    ],
  },
  characters: { available: 2 },
  events: { available: 1 },
}

const FACTS = {
  kind: 'comics',
  id: 2,
  coverMonth: '1963-06',
  storyTitles: ['It Burns'],
  key: { tags: ['first: Ash', 'landmark'], note: 'The first fire.' },
  events: [{ id: 5001, title: 'Fire War', role: 'core' }],
  inferred: ['onsale'],
  inferredCharacters: [],
  inferredCredits: [],
  previous: null,
  next: { id: 3, title: 'Fire Tales (1963) #3' },
}

let facts: object
let comic: object

beforeEach(() => {
  facts = FACTS
  comic = COMIC
  vi.resetModules()
  vi.stubGlobal('fetch', async (path: string) => {
    if (path.startsWith('/api/facts')) return Response.json(facts)
    if (path.includes('/characters?')) {
      return toPage({ id: 1, name: 'Ash', thumbnail }, { id: 3, name: 'Bane-Wolf', thumbnail })
    }
    if (path.includes('/events?')) return toPage({ id: 5001, title: 'Fire War', thumbnail })
    if (path.includes('/creators?')) {
      return toPage(
        { id: 20001, fullName: 'Jo Park', thumbnail },
        { id: 20003, fullName: 'Joe Rosen', thumbnail },
      )
    }
    return toPage(comic)
  })
})

afterEach(() => vi.unstubAllGlobals())

function toPage(...results: object[]): Response {
  return Response.json({ data: { total: results.length, results } })
}

async function renderComic() {
  const { DetailView } = await import('./detail-view.tsx')
  const { comicDetail } = await import('./comic-detail.tsx')
  render(
    <MemoryRouter initialEntries={['/comics/2']}>
      <Routes>
        <Route
          path="/comics/:id"
          element={<DetailView source={comicDetail} heart={() => null} missing={null} />}
        />
      </Routes>
    </MemoryRouter>,
  )
  await screen.findByRole('heading', { level: 1, name: 'Fire Tales (1963) #2' })
}

const section = (name: string) => screen.findByRole('region', { name })

/** The cell of a fact, found by its label. */
function factOf(label: string): HTMLElement {
  return screen.getByText(label).parentElement as HTMLElement
}

test('tells what is inferred from what is stated', async () => {
  await renderComic()
  expect(factOf('On sale')).toHaveTextContent('1963 April Inferred from the run')
  expect(factOf('Cover date')).not.toHaveTextContent('Inferred')
})

const itemsOf = (place: HTMLElement) =>
  within(place)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)

test('marks each inferred credit by itself, and explains the mark', async () => {
  facts = { ...FACTS, inferredCredits: [{ id: 20002, role: 'inker' }] }
  await renderComic()
  const makers = await section('Creators')
  expect(itemsOf(makers)).toEqual(['Jo Park writer', 'Stan Lee inker, inferred'])
  expect(makers).toHaveTextContent('Inferred from the run, or from what the person usually does')
})

test('a stated credit has no mark for another role of the same person', async () => {
  facts = { ...FACTS, inferredCredits: [{ id: 20001, role: 'editor' }] }
  await renderComic()
  expect(await section('Creators')).not.toHaveTextContent(/inferred/i)
})

test('of more creators than the record lists, those whose role is unknown are marked too', async () => {
  facts = { ...FACTS, inferredCredits: [{ id: 20003, role: 'letterer' }] }
  comic = { ...COMIC, creators: { ...COMIC.creators, available: 3 } }
  await renderComic()
  const makers = await section('Creators')
  await within(makers).findByRole('link', { name: 'Joe Rosen inferred' })
  expect(itemsOf(makers)).toEqual(['Jo Park writer', 'Joe Rosen inferred'])
})

test('marks each inferred character by themselves, and explains the mark', async () => {
  facts = { ...FACTS, inferredCharacters: [3] }
  await renderComic()
  const cast = await section('Characters')
  await within(cast).findByRole('link', { name: 'Ash' })
  expect(itemsOf(cast)).toEqual(['Ash', 'Bane-Wolfinferred'])
  expect(cast).toHaveTextContent('Inferred from the run: those with that mark')
})

test('explains no mark where everything is stated', async () => {
  await renderComic()
  const cast = await section('Characters')
  await within(cast).findByRole('link', { name: 'Ash' })
  expect(cast).not.toHaveTextContent(/inferred/i)
  expect(await section('Creators')).not.toHaveTextContent(/inferred/i)
})

test('says the very day of a sale only where it is stated', async () => {
  facts = { ...FACTS, inferred: [] }
  await renderComic()
  expect(factOf('On sale')).toHaveTextContent('1963 April 1')
  expect(factOf('On sale')).not.toHaveTextContent('Inferred')
})

test('says no more than the month of a sale when it is not known whether the day is stated', async () => {
  facts = { nonsense: true }
  await renderComic()
  expect(factOf('On sale')).toHaveTextContent(/^On sale1963 April *$/)
  expect(screen.getByRole('alert')).toHaveTextContent('none is marked as inferred')
})

test('says why people look for a key issue', async () => {
  await renderComic()
  const key = await section('Key issue')
  expect(
    within(key)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['First appearance of Ash', 'A landmark'])
  expect(key).toHaveTextContent('The first fire.')
})

test('leads to the next issue; before the first there is none', async () => {
  await renderComic()
  const neighbours = screen.getByRole('navigation', { name: 'Previous and next issue' })
  expect(within(neighbours).getAllByRole('link')).toHaveLength(1)
  expect(
    within(neighbours).getByRole('link', { name: 'Next issue Fire Tales (1963) #3' }),
  ).toHaveAttribute('href', '/comics/3')
})

test('leads to its series, its makers with their roles, its variants', async () => {
  await renderComic()
  expect(screen.getByRole('link', { name: 'Fire Tales (1963 - 1964)' })).toHaveAttribute(
    'href',
    '/series/50001',
  )
  expect(screen.getByRole('link', { name: 'Jo Park writer' })).toHaveAttribute(
    'href',
    '/creators/20001',
  )
  expect(screen.getByRole('link', { name: /Foil/ })).toHaveAttribute('href', '/comics/9')
})

test('says which part it plays in an event', async () => {
  await renderComic()
  const events = await section('Events')
  expect(await within(events).findByRole('link', { name: 'Fire War Core' })).toHaveAttribute(
    'href',
    '/events/5001',
  )
})

test('shows a price that is known, and none that is not', async () => {
  await renderComic()
  expect(factOf('Print price')).toHaveTextContent('$0.12')
})

test('a comic that is no key issue has a description alone', async () => {
  facts = { ...FACTS, key: null }
  await renderComic()
  expect(screen.queryByRole('region', { name: 'Key issue' })).not.toBeInTheDocument()
  expect(screen.getByText('The first fire.')).toBeVisible()
})
