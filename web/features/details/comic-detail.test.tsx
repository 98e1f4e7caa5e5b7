import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { buildComic, buildComicFacts, buildSummary, thumbnail } from './testing/build-records.ts'
import { renderDetail } from './testing/render-detail.tsx'
import { StubCatalogue, toFacts, toPage, toRecord } from './testing/stub-catalogue.ts'

let catalogue: StubCatalogue

beforeEach(() => {
  vi.resetModules()
  catalogue = new StubCatalogue({
    '/v1/public/comics/2': toRecord(buildComic()),
    '/v1/public/comics/2/characters?': toPage(
      2,
      { id: 1, name: 'Ash', thumbnail },
      { id: 3, name: 'Bane-Wolf', thumbnail },
    ),
    '/api/facts/comics/2': toFacts(buildComicFacts()),
  })
})

afterEach(() => vi.unstubAllGlobals())

const answerComic = (...changes: Parameters<typeof buildComic>) => {
  catalogue.answers['/v1/public/comics/2'] = toRecord(buildComic(...changes))
}
const answerFacts = (...changes: Parameters<typeof buildComicFacts>) => {
  catalogue.answers['/api/facts/comics/2'] = toFacts(buildComicFacts(...changes))
}

async function renderComic() {
  await renderDetail(
    '/comics/2',
    'Fire Tales (1963) #2',
    async () => (await import('./comic-detail.tsx')).comicDetail,
  )
}

const section = (name: string) => screen.findByRole('region', { name })

/** The cell of a fact, found by its label. */
function factOf(label: string): HTMLElement {
  return screen.getByText(label).parentElement as HTMLElement
}

test('tells what is assumed from what is stated', async () => {
  answerFacts({ inferred: ['onsale'] })
  await renderComic()
  expect(factOf('On sale')).toHaveTextContent('1963 April Assumed from neighbouring issues')
  expect(factOf('Cover date')).not.toHaveTextContent('Assumed')
})

const OWN_URL = { type: 'detail', url: 'http://rack.test/comics/2' }

test('leads to the page of the publisher, in a tab of its own', async () => {
  const url = 'https://www.marvel.com/comics/issue/2'
  answerComic({ urls: [OWN_URL, { type: 'detail', url }] })
  await renderComic()
  const link = screen.getByRole('link', { name: 'See it at Marvel' })
  expect(link).toHaveAttribute('href', url)
  expect(link).toHaveAttribute('target', '_blank')
  expect(link).toHaveAttribute('rel', 'noopener noreferrer')
  expect(link).toHaveAccessibleDescription('Opens in a new tab')
})

test.each([
  ['our own page alone', OWN_URL.url],
  ['a script', 'javascript:alert("https://www.marvel.com/")'],
  ['a host that only begins like the publisher', 'https://www.marvel.com.example/comics/issue/2'],
  ['a host behind a name', 'https://www.marvel.com@example.com/comics/issue/2'],
])('does not lead to the publisher by %s', async (_what, url) => {
  answerComic({ urls: [{ type: 'detail', url }] })
  await renderComic()
  expect(screen.queryByRole('link', { name: 'See it at Marvel' })).not.toBeInTheDocument()
})

const itemsOf = (place: HTMLElement) =>
  within(place)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)

test('names all roles of a person in one line', async () => {
  await renderComic()
  const makers = await section('Creators')
  expect(itemsOf(makers)).toEqual(['Jo Park writer, penciller', 'Stan Lee inker'])
  expect(makers).not.toHaveTextContent('assumed')
})

test('marks each assumed role by itself, and says where it comes from', async () => {
  answerFacts({
    credits: [
      {
        id: 20001,
        name: 'Jo Park',
        roles: [
          { role: 'writer', inferred: false },
          { role: 'inker', inferred: true },
        ],
      },
      { id: 20003, name: 'Joe Rosen', roles: [{ role: 'letterer', inferred: true }] },
    ],
  })
  await renderComic()
  const makers = await section('Creators')
  expect(itemsOf(makers)).toEqual([
    'Jo Park writer, inker (assumed)',
    'Joe Rosen letterer, assumed',
  ])
  expect(makers).toHaveTextContent('Credits partly assumed from neighbouring issues')
})

test('without the facts names the creators that the record has', async () => {
  delete catalogue.answers['/api/facts/comics/2']
  await renderComic()
  expect(itemsOf(await section('Creators'))).toEqual(['Jo Park writer', 'Stan Lee inker'])
})

test('marks each assumed character by themselves, and says where they come from', async () => {
  answerFacts({ inferredCharacters: [3] })
  await renderComic()
  const cast = await section('Characters')
  await within(cast).findByRole('link', { name: 'Ash' })
  expect(itemsOf(cast)).toEqual(['Ash', 'Bane-Wolfassumed'])
  expect(cast).toHaveTextContent('Cast partly assumed from neighbouring issues.')
})

test('explains no mark where everything is stated', async () => {
  await renderComic()
  const cast = await section('Characters')
  await within(cast).findByRole('link', { name: 'Ash' })
  expect(cast).not.toHaveTextContent(/assumed/i)
})

test('says where nobody is known to appear', async () => {
  answerComic({ characters: { available: 0 } })
  await renderComic()
  expect(await section('Characters')).toHaveTextContent('We do not know yet who appears')
})

test('says the very day of a sale only where it is stated', async () => {
  await renderComic()
  expect(factOf('On sale')).toHaveTextContent('1963 April 1')
  expect(factOf('On sale')).not.toHaveTextContent('Assumed')
})

test('says no more than the month of a sale when it is not known whether the day is stated', async () => {
  catalogue.answers['/api/facts/comics/2'] = toFacts({ nonsense: true })
  await renderComic()
  expect(factOf('On sale')).toHaveTextContent(/^On sale1963 April *$/)
  expect(screen.getByRole('alert')).toHaveTextContent('nothing here is marked as assumed')
})

test('says why people look for a key issue', async () => {
  answerFacts({ key: { tags: ['first: Ash', 'landmark'], note: 'The first fire.' } })
  await renderComic()
  const key = await section('Key issue')
  expect(itemsOf(key)).toEqual(['First appearance of Ash', 'A landmark'])
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

test('leads to its series, its makers, its variants and the books that collect it', async () => {
  answerComic({
    variants: [buildSummary('comics', 9, 'Fire Tales (1963) #2 (Foil)')],
    collections: [buildSummary('comics', 8, 'Fire Tales: The Book')],
  })
  await renderComic()
  const hrefOf = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href')
  expect(hrefOf('Fire Tales (1963 - 1964)')).toBe('/series/50001')
  expect(hrefOf('Jo Park writer, penciller')).toBe('/creators/20001')
  expect(hrefOf(/Foil/)).toBe('/comics/9')
  expect(within(await section('Collected in')).getByRole('link')).toHaveAttribute(
    'href',
    '/comics/8',
  )
})

test('a variant says whose it is, leads there and is read with it', async () => {
  answerFacts({ variantOf: { id: 9, title: 'The Issue' } })
  await renderComic()
  expect(await screen.findByText(/A variant of/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'The Issue' })).toHaveAttribute('href', '/comics/9')
})

test('a book lists what it collects, in the order of its pages', async () => {
  answerComic({
    collectedIssues: [
      buildSummary('comics', 5, 'Fire Tales (1963) #5'),
      buildSummary('comics', 4, 'Fire Tales (1963) #4'),
    ],
  })
  await renderComic()
  const links = within(await section('Collects')).getAllByRole('link')
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/comics/5', '/comics/4'])
})

const FIRE_WAR = {
  id: 5001,
  title: 'Fire War',
  role: 'core',
  part: 3,
  parts: 114,
  previous: { id: 7, title: 'Elsewhere (1950) #7' },
  next: { id: 3, title: 'Fire Tales (1963) #3' },
}

test('says which part of an event it is, and leads to the parts around it', async () => {
  answerFacts({ events: [FIRE_WAR] })
  await renderComic()
  const event = await section('Event')
  expect(event).toHaveTextContent('Part 3 of 114 of Fire War Core')
  expect(within(event).getByRole('link', { name: 'Fire War' })).toHaveAttribute(
    'href',
    '/events/5001',
  )
  const parts = within(event).getByRole('navigation', {
    name: 'Previous and next part of Fire War',
  })
  expect(
    within(parts)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(['/comics/7', '/comics/3'])
})

test('says what to read next, once where issue and part are the same', async () => {
  const other = { ...FIRE_WAR, id: 5002, title: 'Ice War', next: { id: 5, title: 'Ice #5' } }
  answerFacts({ events: [FIRE_WAR, other] })
  await renderComic()
  const next = await section('Next to read')
  expect(itemsOf(next)).toEqual([
    'Next issue of Fire Tales, next part of Fire WarFire Tales (1963) #3',
    'Next part of Ice WarIce #5',
  ])
})

test('the last issue of a series leads back to it', async () => {
  answerFacts({ next: null })
  await renderComic()
  const next = await section('Next to read')
  expect(next).toHaveTextContent('Nothing that we know of follows it in Fire Tales.')
  expect(within(next).getByRole('link', { name: 'All of Fire Tales' })).toHaveAttribute(
    'href',
    '/series/50001',
  )
})

test('shows a price that is known', async () => {
  await renderComic()
  expect(factOf('Print price')).toHaveTextContent('$0.12')
})

test('a comic that is no key issue has a description alone', async () => {
  await renderComic()
  expect(screen.queryByRole('region', { name: 'Key issue' })).not.toBeInTheDocument()
  expect(screen.getByText('The first fire.')).toBeVisible()
})
