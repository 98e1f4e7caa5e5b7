import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { buildCharacter, buildCharacterFacts, buildIssue } from './testing/build-records.ts'
import { renderCharacter } from './testing/render-character.tsx'
import { StubCatalogue, toFacts, toFailure, toPage, toRecord } from './testing/stub-catalogue.ts'

const COMICS = '/v1/public/characters/1/comics?orderBy=-onsaleDate&limit=12&offset='

const CATALOGUE: Record<string, () => Response> = {
  '/v1/public/characters/1': toRecord(buildCharacter()),
  '/v1/public/characters/2': toRecord(
    buildCharacter({ id: 2, name: 'Bane-Wolf', comics: { available: 0 } }),
  ),
  [`${COMICS}0`]: toPage(30, buildIssue(1)),
  [`${COMICS}12`]: toPage(30, buildIssue(13)),
  [`${COMICS}24`]: toPage(30, buildIssue(25)),
  '/v1/public/characters/1/comics?orderBy=onsaleDate': toPage(30, buildIssue(7)),
  '/api/facts/characters/2/years': toFacts({ years: [] }),
  '/api/facts/comics?ids=': toFacts([{ id: 1, coverMonth: '1963-06' }]),
  '/api/facts/characters/1': toFacts(
    buildCharacterFacts({ toldBy: [{ id: 20001, name: 'Stan Lee', comics: 3 }] }),
  ),
  '/api/facts/characters/2': toFacts(buildCharacterFacts({ id: 2 })),
  '/api/facts/characters/1/years': toFacts({
    years: [
      { year: 1963, comics: 29 },
      { year: 1964, comics: 1 },
    ],
  }),
}

let catalogue: StubCatalogue

beforeEach(() => {
  vi.resetModules()
  catalogue = new StubCatalogue(CATALOGUE)
})

afterEach(() => vi.unstubAllGlobals())

const heading = () => screen.findByRole('heading', { level: 1, name: 'Ash' })
const address = () => screen.getByRole('status', { name: 'Address' }).textContent
const section = (name: string) => screen.findByRole('region', { name })

test('shows what is known of a record, under its name', async () => {
  await renderCharacter('/characters/1')
  await heading()
  expect(document.title).toBe('Ash | Spinner Rack')
  expect(screen.getByText('Ann Ash')).toBeVisible()
  // A frame later, like all below the splash.
  expect(await screen.findByText('She burns.')).toBeVisible()
  expect(screen.getByText('Cinder')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Fire Tales (1963)' })).toHaveAttribute(
    'href',
    '/comics/2',
  )
  expect(screen.getByRole('button', { name: 'Favourite Ash' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'See 30 comics' })).toHaveAttribute(
    'href',
    '/comics?characters=1',
  )
})

test('a real name stands below the letters, and not in them as well', async () => {
  catalogue.answers['/v1/public/characters/1'] = toRecord(buildCharacter({ name: 'Ash (Ann Ash)' }))
  await renderCharacter('/characters/1')
  const name = await screen.findByRole('heading', { level: 1, name: 'Ash (Ann Ash)' })
  expect(name).toHaveTextContent(/^Ash$/)
  expect(screen.getByText('Ann Ash')).toBeVisible()
})

test('leads on: comics, years, teams, and who told of them', async () => {
  await renderCharacter('/characters/1')
  const comics = await section('Comics')
  expect(await within(comics).findByRole('link', { name: /#1$/ })).toBeVisible()
  expect(within(comics).getByText('Jun 1963')).toBeVisible()
  const years = await section('Appearances by year')
  expect(await within(years).findByRole('table')).toBeInTheDocument()
  const teams = await section('Teams')
  expect(within(teams).getByRole('link')).toHaveAttribute('href', '/teams/7')
  const makers = await section('Told by')
  expect(within(makers).getByRole('link')).toHaveAttribute('href', '/creators/20001')
})

test('a page of a list is in the address, and its heading takes the focus', async () => {
  await renderCharacter('/characters/1')
  const comics = await section('Comics')
  await userEvent.click(await within(comics).findByRole('link', { name: 'Next page' }))
  expect(address()).toBe('/characters/1?comics=2')
  expect(await within(comics).findByRole('link', { name: /#13$/ })).toBeVisible()
  expect(within(comics).queryByRole('link', { name: /#1$/ })).not.toBeInTheDocument()
  expect(within(comics).getByRole('heading')).toHaveFocus()
  await userEvent.click(within(comics).getByRole('link', { name: 'Previous page' }))
  expect(address()).toBe('/characters/1')
})

test('lists the comics oldest first by choice, from the first page', async () => {
  await renderCharacter('/characters/1?comics=2')
  const comics = await section('Comics')
  await userEvent.click(await within(comics).findByRole('link', { name: 'Oldest first' }))
  expect(address()).toBe('/characters/1?order=oldest')
  expect(await within(comics).findByRole('link', { name: /#7$/ })).toBeVisible()
  await userEvent.click(within(comics).getByRole('link', { name: 'Newest first' }))
  expect(address()).toBe('/characters/1')
  expect(await within(comics).findByRole('link', { name: /#1$/ })).toBeVisible()
})

test('of two turns of a list the newer is shown, though the older answer comes last', async () => {
  catalogue.held = /offset=12$/
  await renderCharacter('/characters/1')
  const comics = await section('Comics')
  await userEvent.click(await within(comics).findByRole('link', { name: 'Next page' }))
  const older = await catalogue.findHeld()
  await userEvent.click(within(comics).getByRole('link', { name: 'Page 3' }))
  expect(await within(comics).findByRole('link', { name: /#25$/ })).toBeVisible()
  await act(async () => older.resolve(catalogue.answerTo(older.path)))
  expect(within(comics).getByRole('link', { name: /#25$/ })).toBeVisible()
  expect(within(comics).queryByRole('link', { name: /#13$/ })).not.toBeInTheDocument()
  expect(address()).toBe('/characters/1?comics=3')
})

test('shows the shape of the page until it comes', async () => {
  catalogue.held = /^\/v1\/public\/characters\/1$/
  await renderCharacter('/characters/1')
  expect(screen.getByText('Loading')).toBeInTheDocument()
  expect(document.title).toBe('Character | Spinner Rack')
  const call = await catalogue.findHeld()
  call.resolve(catalogue.answerTo(call.path))
  await heading()
})

/** What the sections of character 1 request besides its comics, each in its own time. */
const OTHER_SECTIONS = ['/api/facts/characters/1/years']

async function untilRequested(...paths: string[]): Promise<void> {
  await waitFor(() => expect(catalogue.paths).toEqual(expect.arrayContaining(paths)))
}

test('a page without its facts is still one, says so, and tries again for them alone', async () => {
  catalogue.answers['/api/facts/characters/1'] = toFailure
  await renderCharacter('/characters/1')
  await heading()
  expect(await screen.findByText('She burns.')).toBeVisible()
  expect(screen.queryByText('Ann Ash')).not.toBeInTheDocument()
  const alert = screen.getByText(/^Some facts could not be loaded/)
  expect(alert).toHaveTextContent('The shelves are being moved.')
  await untilRequested(...OTHER_SECTIONS, '/api/facts/comics?ids=1')
  catalogue.answers = { ...CATALOGUE }
  catalogue.calls = []
  const body = screen.getByText('She burns.')
  await userEvent.click(screen.getAllByRole('button', { name: 'Try again' })[0] as HTMLElement)
  expect(await screen.findByText('Ann Ash')).toBeVisible()
  expect(alert).not.toBeInTheDocument()
  expect(await heading()).toHaveFocus()
  expect(body).toBeInTheDocument()
  expect(catalogue.paths).toEqual(['/api/facts/characters/1'])
})

test('facts that could not be had are asked for again on the next visit', async () => {
  catalogue.answers['/api/facts/characters/1'] = toFailure
  await renderCharacter('/characters/1')
  await heading()
  catalogue.answers = { ...CATALOGUE }
  cleanup()
  catalogue.calls = []
  await renderCharacter('/characters/1')
  expect(await screen.findByText('Ann Ash')).toBeVisible()
  expect(catalogue.paths).toContain('/api/facts/characters/1')
  expect(catalogue.paths).not.toContain('/v1/public/characters/1')
})

test('what failed comes by itself with the connection', async () => {
  const list = `${COMICS}0`
  catalogue.answers[list] = toFailure
  catalogue.answers['/api/facts/characters/1'] = toFailure
  await renderCharacter('/characters/1')
  const comics = await section('Comics')
  await within(comics).findByRole('alert')
  catalogue.answers = { ...CATALOGUE }
  act(() => void window.dispatchEvent(new Event('online')))
  expect(await within(comics).findByRole('link', { name: /#1$/ })).toBeVisible()
  expect(await screen.findByText('Ann Ash')).toBeVisible()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

test.each(['/characters/99', '/characters/1xyz', '/characters/0', '/characters/spider'])(
  '%s is nobody’s',
  async (path) => {
    await renderCharacter(path)
    expect(await screen.findByText('Page not found')).toBeVisible()
    expect(catalogue.paths.filter((asked) => asked.startsWith('/v1/public/characters/1'))).toEqual(
      [],
    )
  },
)

test('says in the service’s words what failed, and tries again', async () => {
  catalogue.answers['/v1/public/characters/1'] = toFailure
  await renderCharacter('/characters/1')
  const alert = await screen.findByRole('alert')
  expect(alert).toHaveTextContent('The shelves are being moved.')
  catalogue.answers = { ...CATALOGUE }
  await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }))
  await heading()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

test('a list that failed says so in its place, and tries again alone', async () => {
  const list = `${COMICS}0`
  catalogue.answers[list] = toFailure
  await renderCharacter('/characters/1')
  const comics = await section('Comics')
  expect(await within(comics).findByRole('alert')).toHaveTextContent('The shelves are being moved.')
  await untilRequested(...OTHER_SECTIONS)
  catalogue.answers = { ...CATALOGUE }
  catalogue.calls = []
  await userEvent.click(within(comics).getByRole('button', { name: 'Try again' }))
  expect(await within(comics).findByRole('link', { name: /#1$/ })).toBeVisible()
  expect(within(comics).getByRole('heading', { name: 'Comics' })).toHaveFocus()
  expect(catalogue.paths).toEqual([list, '/api/facts/comics?ids=1'])
})

test('a request is cancelled when the reader leaves, and its answer never shown', async () => {
  catalogue.held = /^\/v1\/public\/characters\/1$/
  await renderCharacter('/characters/1')
  const older = await catalogue.findHeld()
  await userEvent.click(screen.getByRole('link', { name: 'Onwards' }))
  const heading = await screen.findByRole('heading', { level: 1, name: 'Bane-Wolf' })
  await waitFor(() => expect(heading).toHaveFocus())
  expect(older.signal.aborted).toBe(true)
  older.resolve(catalogue.answerTo(older.path))
  expect(document.title).toBe('Bane-Wolf | Spinner Rack')
  expect(screen.queryByRole('heading', { level: 1, name: 'Ash' })).not.toBeInTheDocument()
})

test('sections with nothing in them are not there', async () => {
  await renderCharacter('/characters/2')
  await screen.findByRole('heading', { level: 1, name: 'Bane-Wolf' })
  for (const name of [
    'Where to begin',
    'Key issues',
    'Often with',
    'Comics',
    'Series',
    'Told by',
  ]) {
    expect(screen.queryByRole('region', { name })).not.toBeInTheDocument()
  }
})

test('keeps no place for years where the facts say that there is one only', async () => {
  const facts = buildCharacterFacts({ lastMonth: '1963-12' })
  catalogue.answers['/api/facts/characters/1'] = toFacts(facts)
  catalogue.held = /years$/
  await renderCharacter('/characters/1')
  await heading()
  await catalogue.findHeld()
  expect(screen.queryByRole('region', { name: 'Appearances by year' })).toBeNull()
})
