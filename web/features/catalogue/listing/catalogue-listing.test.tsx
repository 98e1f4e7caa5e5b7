import { configureStore } from '@reduxjs/toolkit'
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Provider } from 'react-redux'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useLocation, useNavigate } from '#web/lib/router/router.tsx'
import { MemoryRouter } from '#web/testing/memory-router.tsx'
import { CatalogueListing } from './catalogue-listing.tsx'
import { characterKind } from './listing-kinds.ts'
import { SurpriseAgain } from './surprise-again.tsx'

interface Call extends PromiseWithResolvers<Response> {
  url: URL
  signal: AbortSignal
}

let calls: Call[] = []
let factsAsked: string[] = []
let factsOf: (url: URL) => object[]
let countChoices: () => Response

/** A catalogue whose list requests the test answers by hand. */
beforeEach(() => {
  calls = []
  factsAsked = []
  factsOf = () => [{ id: 1, realName: 'Scott Summers' }]
  countChoices = () => Response.json(FACETS)
  vi.resetModules()
  vi.stubGlobal('fetch', (path: string, { signal }: { signal: AbortSignal }) => {
    const url = new URL(path, 'http://rack.test')
    if (url.pathname.startsWith('/api/facets')) return Promise.resolve(countChoices())
    if (url.pathname.startsWith('/api/facts')) {
      factsAsked.push(url.search)
      return Promise.resolve(Response.json(factsOf(url)))
    }
    const call = { ...Promise.withResolvers<Response>(), url, signal }
    signal.addEventListener('abort', () => call.reject(signal.reason))
    calls.push(call)
    return call.promise
  })
})

afterEach(() => vi.unstubAllGlobals())

const FACETS = {
  team: [{ value: 'x-men', label: 'X-Men', count: 107 }],
  decade: [
    { value: 1960, label: '1960s', count: 339 },
    { value: 1970, label: '1970s', count: 1200 },
  ],
}

function toAnswer(total: number, ...names: string[]): Response {
  const results = names.map((name, index) => ({
    id: index + 1,
    name,
    thumbnail: { path: `http://rack.test/pictures/characters/${index + 1}`, extension: 'svg' },
    comics: { available: 1000 + index },
  }))
  return Response.json({ data: { total, results } })
}

function Address() {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  return (
    <>
      <output aria-label="Address">{pathname + search}</output>
      <button type="button" onClick={() => navigate(-1)}>
        Back
      </button>
    </>
  )
}

/** Renders it with its own store and cache. */
async function renderListing(search = '') {
  const { characters } = await import('./listings.ts')
  const { CharacterCard } = await import('../cards/character-card.tsx')
  const store = configureStore({
    reducer: { characters: characters.reducer },
    // Without the checks, which warn where a busy machine is slow.
    middleware: (getDefault) => getDefault({ serializableCheck: false, immutableCheck: false }),
  })
  render(
    <Provider store={store}>
      <MemoryRouter initialEntries={[`/characters${search}`]}>
        <SurpriseAgain />
        <CatalogueListing
          kind={characterKind}
          source={characters}
          card={CharacterCard}
          action={({ name }) => <button type="button">Favourite {name}</button>}
        />
        <Address />
      </MemoryRouter>
    </Provider>,
  )
}

async function answer(index: number, response: Response) {
  await waitFor(() => expect(calls.length).toBeGreaterThan(index))
  calls[index]?.resolve(response)
}

const address = () => screen.getByRole('status', { name: 'Address' }).textContent
const heading = () => screen.getByRole('heading', { level: 1 })

test('shows the cards with what is known of each, under the number of them all', async () => {
  await renderListing()
  await answer(0, toAnswer(1406, 'Cyclops', 'Storm'))
  const card = await screen.findByRole('link', { name: 'Cyclops' })
  expect(card).toHaveAttribute('href', '/characters/1')
  const picture = await within(card).findByRole('presentation')
  expect(picture).toHaveAttribute('src', '/pictures/characters/1.svg')
  expect(screen.getByText('Scott Summers')).toBeVisible()
  expect(screen.getByText('1,001 comics')).toBeVisible()
  expect(screen.getByText(/^1,406 characters/)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Favourite Storm' })).toBeVisible()
  expect(calls[0]?.url.search).toBe('?limit=24&offset=0&orderBy=-renown%2Cname')
})

test('asks for facts beside the page, by its query, and by id for records of another service', async () => {
  factsOf = ({ searchParams }) =>
    searchParams.has('ids')
      ? [{ id: 1, realName: 'Scott Summers' }]
      : [{ id: 99, realName: 'Somebody else' }]
  await renderListing()
  await waitFor(() => expect(factsAsked).toEqual(['?limit=24&offset=0&orderBy=-renown%2Cname']))
  await answer(0, toAnswer(1406, 'Cyclops'))
  expect(await screen.findByText('Scott Summers')).toBeVisible()
  expect(factsAsked.slice(1)).toEqual(['?ids=1'])
})

test('shows where cards will be until they come', async () => {
  await renderListing()
  expect(screen.getByText('Loading')).toBeInTheDocument()
  expect(screen.queryByText('Nothing on this shelf')).not.toBeInTheDocument()
  await answer(0, toAnswer(1, 'Cyclops'))
  await screen.findByRole('link', { name: 'Cyclops' })
  expect(screen.queryByText('Loading')).not.toBeInTheDocument()
})

test('keeps the cards before in sight for a moment, and then shows where the next will be', async () => {
  await renderListing()
  await answer(0, toAnswer(60, 'Cyclops'))
  const card = await screen.findByRole('link', { name: 'Cyclops' })
  // Without waiting, so that the state cannot have changed in between.
  fireEvent.click(screen.getByRole('link', { name: 'Next page' }))
  expect(card).toBeVisible()
  expect(card.closest('ul')).toHaveAttribute('aria-busy', 'true')
  expect(screen.queryByText('Loading')).not.toBeInTheDocument()
  expect(await screen.findByText('Loading')).toBeInTheDocument()
  expect(card).not.toBeInTheDocument()
  await answer(1, toAnswer(60, 'Storm'))
  expect(await screen.findByRole('link', { name: 'Storm' })).toBeVisible()
})

test('asks for what the address says', async () => {
  await renderListing('?page=3&size=48&orderBy=-name&team=x-men')
  await waitFor(() => expect(calls).toHaveLength(1))
  expect(Object.fromEntries(calls[0]?.url.searchParams ?? [])).toEqual({
    limit: '48',
    offset: '96',
    orderBy: '-name',
    team: 'x-men',
  })
})

test('says in the service’s words what failed, and tries again', async () => {
  await renderListing()
  await answer(
    0,
    Response.json({ code: 500, status: 'The shelves are being moved.' }, { status: 500 }),
  )
  const alert = await screen.findByRole('alert')
  expect(alert).toHaveTextContent('The shelves are being moved.')
  await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }))
  await answer(1, toAnswer(1, 'Cyclops'))
  expect(await screen.findByRole('link', { name: 'Cyclops' })).toBeVisible()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

test('without a connection says so, and comes back with it', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await renderListing()
  await waitFor(() => expect(calls).toHaveLength(1))
  calls[0]?.reject(new TypeError('Failed to fetch'))
  expect(await screen.findByRole('alert')).toHaveTextContent('You are offline')
  window.dispatchEvent(new Event('online'))
  await answer(1, toAnswer(1, 'Cyclops'))
  expect(await screen.findByRole('link', { name: 'Cyclops' })).toBeVisible()
})

test('says when nothing matches, and takes all filters away at a press', async () => {
  await renderListing('?team=x-men&decade=1930')
  await answer(0, toAnswer(0))
  expect(await screen.findByText(/No characters match these filters/)).toBeVisible()
  const [, clear] = screen.getAllByRole('button', { name: 'Clear all' })
  await userEvent.click(clear as HTMLElement)
  expect(address()).toBe('/characters')
})

test('a filter says how many each choice leaves, and starts again at the first page', async () => {
  await renderListing('?page=2')
  await answer(0, toAnswer(1406, 'Cyclops'))
  const decade = screen.getByRole('combobox', { name: 'First appearance' })
  expect(await within(decade).findByRole('option', { name: '1970s (1,200)' })).toBeInTheDocument()
  await userEvent.selectOptions(decade, '1960')
  expect(address()).toBe('/characters?decade=1960')
  expect(heading()).not.toHaveFocus()
})

test('Back undoes a filter at once, however many values it went through', async () => {
  await renderListing('?page=2')
  await answer(0, toAnswer(1406, 'Cyclops'))
  const decade = screen.getByRole('combobox', { name: 'First appearance' })
  await within(decade).findByRole('option', { name: '1970s (1,200)' })
  for (const value of ['1960', '1970', '1960']) await userEvent.selectOptions(decade, value)
  expect(address()).toBe('/characters?decade=1960')
  await userEvent.click(screen.getByRole('button', { name: 'Back' }))
  expect(address()).toBe('/characters?page=2')
})

test('says when the choices of the filters did not come, and tries again for them alone', async () => {
  countChoices = () => Response.json({ code: 'moved', message: 'Not now.' }, { status: 500 })
  // A letter whose counts no other test has cached.
  await renderListing('?firstLetter=Q')
  await answer(0, toAnswer(1406, 'Cyclops'))
  const alert = await screen.findByRole('alert')
  expect(alert).toHaveTextContent('The choices of the filters did not come.')
  expect(await screen.findByRole('link', { name: 'Cyclops' })).toBeVisible()
  countChoices = () => Response.json(FACETS)
  await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('option', { name: '1970s (1,200)' })).toBeInTheDocument()
  expect(alert).not.toBeInTheDocument()
  expect(calls).toHaveLength(1)
})

test('a shelf that failed speaks for its filters too', async () => {
  countChoices = () => Response.json({ code: 'moved', message: 'Not now.' }, { status: 500 })
  await renderListing('?firstLetter=J')
  await answer(0, Response.json({ code: 500, status: 'The rack is away.' }, { status: 500 }))
  expect(await screen.findByText(/The rack is away/)).toBeVisible()
  expect(screen.getAllByRole('alert')).toHaveLength(1)
})

test('a chosen filter is taken away by its chip, and the focus stays near', async () => {
  await renderListing('?team=x-men&decade=1960')
  await answer(0, toAnswer(30, 'Cyclops'))
  await userEvent.click(await screen.findByRole('button', { name: 'Remove X-Men' }))
  expect(address()).toBe('/characters?decade=1960')
  expect(document.body).not.toHaveFocus()
})

test('another page moves the focus to the heading', async () => {
  await renderListing()
  await answer(0, toAnswer(1406, 'Cyclops'))
  await userEvent.click(await screen.findByRole('link', { name: 'Next page' }))
  expect(address()).toBe('/characters?page=2')
  expect(heading()).toHaveFocus()
  expect(document.title).toBe('Characters, page 2 | Spinner Rack')
})

test('a page that is pointed at is there when it is opened', async () => {
  await renderListing()
  await answer(0, toAnswer(1406, 'Cyclops'))
  const next = await screen.findByRole('link', { name: 'Next page' })
  await userEvent.hover(next)
  await answer(1, toAnswer(1406, 'Storm'))
  await userEvent.click(next)
  expect(await screen.findByRole('link', { name: 'Storm' })).toBeVisible()
  expect(calls).toHaveLength(2)
})

test('an answer that a newer page overtook is dropped, and its request cancelled', async () => {
  await renderListing('?page=5')
  await answer(0, toAnswer(1406, 'Cyclops'))
  await userEvent.click(await screen.findByRole('link', { name: 'Page 59' }))
  await userEvent.click(screen.getByRole('link', { name: 'Page 1' }))
  await waitFor(() => expect(calls).toHaveLength(3))
  await answer(2, toAnswer(1406, 'Newest'))
  await answer(1, toAnswer(1406, 'Older'))
  expect(await screen.findByRole('link', { name: 'Newest' })).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Older' })).not.toBeInTheDocument()
})

test('a page beyond the last is the last', async () => {
  await renderListing('?page=99')
  await answer(0, toAnswer(30))
  await waitFor(() => expect(address()).toBe('/characters?page=2'))
  await answer(1, toAnswer(30, 'Storm'))
  expect(await screen.findByRole('link', { name: 'Storm' })).toBeVisible()
})

const KNOWN = 'minComics=10&role=hero%2Cvillain%2Cantihero%2Csupporting'

async function askForSurprise() {
  vi.spyOn(Math, 'random').mockReturnValue(0.5)
  await renderListing('?team=x-men')
  await answer(0, toAnswer(107, 'Cyclops'))
  await userEvent.click(await screen.findByRole('link', { name: 'Surprise me with a character' }))
}

test('a surprise is a known one of those that the filters leave, and there is another one', async () => {
  await askForSurprise()
  await answer(1, toAnswer(57, 'Cyclops'))
  await answer(2, toAnswer(57, 'Storm'))
  await waitFor(() => expect(address()).toBe('/characters/1'))
  expect(calls[2]?.url.search).toBe(`?limit=1&offset=28&${KNOWN}&team=x-men`)
  await userEvent.click(screen.getByRole('link', { name: 'Surprise me again' }))
  await waitFor(() =>
    expect(calls.at(-1)?.url.search).toBe(`?limit=1&offset=0&${KNOWN}&team=x-men`),
  )
})

test('a surprise is anybody where nobody is known', async () => {
  await askForSurprise()
  await answer(1, toAnswer(0))
  await answer(2, toAnswer(3, 'Cyclops'))
  await answer(3, toAnswer(3, 'Storm'))
  await waitFor(() => expect(address()).toBe('/characters/1'))
  expect(calls[3]?.url.search).toBe('?limit=1&offset=1&team=x-men')
})
