import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter, Route, Routes, useLocation } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Link } from '#web/ui/navigation/link.tsx'

interface Call extends PromiseWithResolvers<Response> {
  path: string
  signal: AbortSignal
}

/** Answers by the prefix of the path; paths in `held` stay pending until the test answers. */
let answers: Record<string, () => Response>
let calls: Call[]
let held: RegExp

beforeEach(() => {
  calls = []
  held = /(?!)/
  answers = { ...CATALOGUE }
  vi.resetModules()
  vi.stubGlobal('fetch', (path: string, { signal }: { signal: AbortSignal }) => {
    const call = { ...Promise.withResolvers<Response>(), path, signal }
    calls.push(call)
    signal.addEventListener('abort', () => call.reject(signal.reason))
    if (!held.test(path)) call.resolve(answerTo(path))
    return call.promise
  })
})

afterEach(() => vi.unstubAllGlobals())

function answerTo(path: string): Response {
  const known = Object.keys(answers).filter((start) => path.startsWith(start))
  const [closest] = known.sort((a, b) => b.length - a.length)
  const answer = closest === undefined ? undefined : answers[closest]
  return answer?.() ?? Response.json({ code: 404, status: 'Not here.' }, { status: 404 })
}

function findHeld(): Promise<Call> {
  return vi.waitFor(() => {
    const call = calls.find(({ path }) => held.test(path))
    if (call === undefined) throw new Error('It has not been asked for yet.')
    return call
  })
}

const thumbnail = { path: 'http://rack.test/pictures/comics/1', extension: 'svg' }
const some = (available: number) => ({ available })
const one = (record: object) => () => Response.json({ data: { results: [record] } })
const page = (total: number, ...results: object[]) => {
  return () => Response.json({ data: { total, results } })
}
const issue = (id: number) => ({ id, title: `Fire Tales (1963) #${id}`, thumbnail, dates: [] })
const failure = () => {
  return Response.json({ code: 500, status: 'The shelves are being moved.' }, { status: 500 })
}

const ASH = {
  id: 1,
  name: 'Ash',
  description: 'She burns.',
  thumbnail,
  comics: some(30),
  series: some(0),
  events: some(0),
}

const CATALOGUE: Record<string, () => Response> = {
  '/v1/public/characters/1': one(ASH),
  '/v1/public/characters/2': one({ ...ASH, id: 2, name: 'Bane-Wolf', comics: some(0) }),
  '/v1/public/characters/1/comics?orderBy=-onsaleDate&limit=12&offset=0': page(30, issue(1)),
  '/v1/public/characters/1/comics?orderBy=-onsaleDate&limit=12&offset=12': page(30, issue(13)),
  '/v1/public/characters/1/comics?orderBy=-onsaleDate&limit=12&offset=24': page(30, issue(25)),
  '/v1/public/characters/2/comics': page(0),
  '/api/facts/characters/2/years': () => Response.json({ years: [] }),
  '/api/facts/comics?ids=': () => Response.json([{ id: 1, coverMonth: '1963-06' }]),
  '/api/facts/characters/1': () =>
    Response.json({
      kind: 'characters',
      id: 1,
      realName: 'Ann Ash',
      aliases: ['Cinder'],
      firstAppearance: {
        series: 'Fire Tales',
        startYear: 1963,
        issueNumber: 2,
        year: 1963,
        comicId: 2,
      },
      teams: ['Sparks'],
      memberships: [{ id: 7, name: 'Sparks', years: [] }],
      role: 'hero',
      colours: ['#c62828'],
      firstMonth: '1963-01',
      lastMonth: '1964-02',
      keyIssueCount: 1,
      whereToBegin: [],
      keyIssues: [],
      oftenWith: [],
    }),
  '/api/facts/characters/1/years': () =>
    Response.json({
      years: [
        { year: 1963, comics: 29 },
        { year: 1964, comics: 1 },
      ],
    }),
  '/api/facets/comics': () =>
    Response.json({
      characters: [
        { value: 1, label: 'Ash', count: 30 },
        { value: 2, label: 'Bane-Wolf', count: 7 },
      ],
      creators: [{ value: 20001, label: 'Stan Lee', count: 3 }],
    }),
}

function Address() {
  const { pathname, search } = useLocation()
  return <output aria-label="Address">{pathname + search}</output>
}

/** Renders it with a cache of its own. */
async function renderDetail(path: string) {
  const { DetailView } = await import('./detail-view.tsx')
  const { characterDetail } = await import('./character-detail.tsx')
  render(
    <MemoryRouter initialEntries={[path]}>
      <Routes>
        <Route
          path="/characters/:id"
          element={
            <main>
              <DetailView
                source={characterDetail}
                heart={({ name }) => <button type="button">Favourite {name}</button>}
                missing={<p>Page not found</p>}
              />
            </main>
          }
        />
        <Route path="*" element={<p>Elsewhere</p>} />
      </Routes>
      <Link to="/characters/2">Onwards</Link>
      <Address />
    </MemoryRouter>,
  )
}

const heading = () => screen.findByRole('heading', { level: 1, name: 'Ash' })
const address = () => screen.getByRole('status', { name: 'Address' }).textContent
const section = (name: string) => screen.findByRole('region', { name })

test('shows what is known of a record, under its name', async () => {
  await renderDetail('/characters/1')
  await heading()
  expect(document.title).toBe('Ash | Spinner Rack')
  expect(screen.getByText('Ann Ash')).toBeVisible()
  expect(screen.getByText('She burns.')).toBeVisible()
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
  expect(screen.getByRole('link', { name: 'Report a mistake' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/\?message=A\+mistake\+in\+Ash.*#contact$/),
  )
})

test('a real name stands below the letters, and not in them as well', async () => {
  answers['/v1/public/characters/1'] = one({ ...ASH, name: 'Ash (Ann Ash)' })
  await renderDetail('/characters/1')
  const name = await screen.findByRole('heading', { level: 1, name: 'Ash (Ann Ash)' })
  expect(name).toHaveTextContent(/^Ash$/)
  expect(screen.getByText('Ann Ash')).toBeVisible()
})

test('leads on: comics, years, teams, and who told of them', async () => {
  await renderDetail('/characters/1')
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
  await renderDetail('/characters/1')
  const comics = await section('Comics')
  await userEvent.click(await within(comics).findByRole('link', { name: 'Next page' }))
  expect(address()).toBe('/characters/1?comics=2')
  expect(await within(comics).findByRole('link', { name: /#13$/ })).toBeVisible()
  expect(within(comics).queryByRole('link', { name: /#1$/ })).not.toBeInTheDocument()
  expect(within(comics).getByRole('heading')).toHaveFocus()
  await userEvent.click(within(comics).getByRole('link', { name: 'Previous page' }))
  expect(address()).toBe('/characters/1')
})

test('of two turns of a list the newer is shown, though the older answer comes last', async () => {
  held = /offset=12$/
  await renderDetail('/characters/1')
  const comics = await section('Comics')
  await userEvent.click(await within(comics).findByRole('link', { name: 'Next page' }))
  const older = await findHeld()
  await userEvent.click(within(comics).getByRole('link', { name: 'Page 3' }))
  expect(await within(comics).findByRole('link', { name: /#25$/ })).toBeVisible()
  await act(async () => older.resolve(answerTo(older.path)))
  expect(within(comics).getByRole('link', { name: /#25$/ })).toBeVisible()
  expect(within(comics).queryByRole('link', { name: /#13$/ })).not.toBeInTheDocument()
  expect(address()).toBe('/characters/1?comics=3')
})

test('shows the shape of the page until it comes', async () => {
  held = /^\/v1\/public\/characters\/1$/
  await renderDetail('/characters/1')
  expect(screen.getByText('Loading')).toBeInTheDocument()
  expect(document.title).toBe('Character | Spinner Rack')
  const call = await findHeld()
  call.resolve(answerTo(call.path))
  await heading()
})

/** What the sections of character 1 request besides its comics, each in its own time. */
const OTHER_SECTIONS = ['/api/facts/characters/1/years', '/api/facets/comics?characters=1']

async function untilRequested(...paths: string[]): Promise<void> {
  await waitFor(() => expect(calls.map(({ path }) => path)).toEqual(expect.arrayContaining(paths)))
}

test('a page without its facts is still one, says so, and tries again for them alone', async () => {
  answers['/api/facts/characters/1'] = failure
  await renderDetail('/characters/1')
  await heading()
  expect(screen.getByText('She burns.')).toBeVisible()
  expect(screen.queryByText('Ann Ash')).not.toBeInTheDocument()
  const alert = screen.getByText(/^Some facts are missing here/)
  expect(alert).toHaveTextContent('The shelves are being moved.')
  await untilRequested(...OTHER_SECTIONS, '/api/facts/comics?ids=1')
  answers = { ...CATALOGUE }
  calls = []
  const body = screen.getByText('She burns.')
  await userEvent.click(screen.getAllByRole('button', { name: 'Try again' })[0] as HTMLElement)
  expect(await screen.findByText('Ann Ash')).toBeVisible()
  expect(alert).not.toBeInTheDocument()
  expect(await heading()).toHaveFocus()
  expect(body).toBeInTheDocument()
  expect(calls.map(({ path }) => path)).toEqual(['/api/facts/characters/1'])
})

test('facts that could not be had are asked for again on the next visit', async () => {
  answers['/api/facts/characters/1'] = failure
  await renderDetail('/characters/1')
  await heading()
  answers = { ...CATALOGUE }
  cleanup()
  calls = []
  await renderDetail('/characters/1')
  expect(await screen.findByText('Ann Ash')).toBeVisible()
  expect(calls.map(({ path }) => path)).toContain('/api/facts/characters/1')
  expect(calls.map(({ path }) => path)).not.toContain('/v1/public/characters/1')
})

test('what failed comes by itself with the connection', async () => {
  const list = '/v1/public/characters/1/comics?orderBy=-onsaleDate&limit=12&offset=0'
  answers[list] = failure
  answers['/api/facts/characters/1'] = failure
  await renderDetail('/characters/1')
  const comics = await section('Comics')
  await within(comics).findByRole('alert')
  answers = { ...CATALOGUE }
  act(() => void window.dispatchEvent(new Event('online')))
  expect(await within(comics).findByRole('link', { name: /#1$/ })).toBeVisible()
  expect(await screen.findByText('Ann Ash')).toBeVisible()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

test.each(['/characters/99', '/characters/1xyz', '/characters/0', '/characters/spider'])(
  '%s is nobody’s',
  async (path) => {
    await renderDetail(path)
    expect(await screen.findByText('Page not found')).toBeVisible()
    expect(calls.filter(({ path }) => path.startsWith('/v1/public/characters/1'))).toEqual([])
  },
)

test('says in the service’s words what failed, and tries again', async () => {
  answers['/v1/public/characters/1'] = failure
  await renderDetail('/characters/1')
  const alert = await screen.findByRole('alert')
  expect(alert).toHaveTextContent('The shelves are being moved.')
  answers = { ...CATALOGUE }
  await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }))
  await heading()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

test('a list that failed says so in its place, and tries again alone', async () => {
  const list = '/v1/public/characters/1/comics?orderBy=-onsaleDate&limit=12&offset=0'
  answers[list] = failure
  await renderDetail('/characters/1')
  const comics = await section('Comics')
  expect(await within(comics).findByRole('alert')).toHaveTextContent('The shelves are being moved.')
  await untilRequested(...OTHER_SECTIONS)
  answers = { ...CATALOGUE }
  calls = []
  await userEvent.click(within(comics).getByRole('button', { name: 'Try again' }))
  expect(await within(comics).findByRole('link', { name: /#1$/ })).toBeVisible()
  expect(within(comics).getByRole('heading', { name: 'Comics' })).toHaveFocus()
  expect(calls.map(({ path }) => path)).toEqual([list, '/api/facts/comics?ids=1'])
})

test('a request is cancelled when the reader leaves, and its answer never shown', async () => {
  held = /^\/v1\/public\/characters\/1$/
  await renderDetail('/characters/1')
  const older = await findHeld()
  await userEvent.click(screen.getByRole('link', { name: 'Onwards' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Bane-Wolf' })).toHaveFocus()
  expect(older.signal.aborted).toBe(true)
  older.resolve(answerTo(older.path))
  await section('Told by')
  expect(document.title).toBe('Bane-Wolf | Spinner Rack')
  expect(screen.queryByRole('heading', { level: 1, name: 'Ash' })).not.toBeInTheDocument()
})

test('sections with nothing in them are not there', async () => {
  await renderDetail('/characters/2')
  await screen.findByRole('heading', { level: 1, name: 'Bane-Wolf' })
  await section('Told by')
  for (const name of ['Where to begin', 'Key issues', 'Often with', 'Comics', 'Series']) {
    expect(screen.queryByRole('region', { name })).not.toBeInTheDocument()
  }
})

test('keeps no place for years where the facts say that there is one only', async () => {
  const known = await answerTo('/api/facts/characters/1').json()
  answers['/api/facts/characters/1'] = () => Response.json({ ...known, lastMonth: '1963-12' })
  held = /years$/
  await renderDetail('/characters/1')
  await heading()
  await findHeld()
  expect(screen.queryByRole('region', { name: 'Appearances by year' })).toBeNull()
})
