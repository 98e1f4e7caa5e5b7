import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CurrentUserContext } from '#web/lib/identity/current-user.ts'
import { buildUser } from '#web/testing/build-identity.ts'
import { MemoryRouter } from '#web/testing/memory-router.tsx'
import { FavouritesProvider } from './favourites-provider.tsx'
import { FavouritesView } from './favourites-view.tsx'

const COUNTS = { characters: 1, comics: 1, series: 0, events: 0, creators: 0 }

interface Call extends PromiseWithResolvers<Response> {
  path: string
}

let calls: Call[]

/** A server whose pages of favourites the test answers by hand. */
beforeEach(() => {
  calls = []
  vi.stubGlobal('fetch', (path: string) => {
    if (path.includes('ids=')) return Promise.resolve(Response.json({ kept: [] }))
    const call = { ...Promise.withResolvers<Response>(), path }
    calls.push(call)
    return call.promise
  })
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function renderFavourites() {
  render(
    <MemoryRouter initialEntries={['/favourites']}>
      <CurrentUserContext value={buildUser()}>
        <FavouritesProvider>
          <FavouritesView />
        </FavouritesProvider>
      </CurrentUserContext>
    </MemoryRouter>,
  )
}

async function answer(address: RegExp, response: Response) {
  const call = await vi.waitFor(() => {
    const asked = calls.findLast(({ path }) => address.test(path))
    if (asked === undefined) throw new Error('It has not been asked for yet.')
    return asked
  })
  await act(async () => call.resolve(response))
}

function pageOf(...titles: string[]): Response {
  const results = titles.map((title, index) => ({
    kind: 'characters',
    id: index + 1,
    title,
    subtitle: '',
    href: `/characters/${index + 1}`,
    thumbnail: { path: `/pictures/characters/${index + 1}`, extension: 'svg' },
    addedAt: '2026-01-01T00:00:00.000Z',
  }))
  return Response.json({ page: 1, size: 48, total: titles.length, counts: COUNTS, results })
}

test('says in words that a page takes long, until it comes', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  renderFavourites()
  const words = () => screen.queryByText(/^The catalogue takes longer than usual/)
  act(() => vi.advanceTimersByTime(3999))
  expect(words()).toBeNull()
  act(() => vi.advanceTimersByTime(1))
  expect(words()).toBeVisible()
  vi.useRealTimers()
  await answer(/favourites\?/, pageOf('Storm'))
  expect(await screen.findByRole('link', { name: 'Storm' })).toBeVisible()
  expect(words()).toBeNull()
})

test('says in the service’s words what failed, and tries again', async () => {
  renderFavourites()
  const away = { code: 'away', message: 'The store is away.' }
  await answer(/favourites\?/, Response.json(away, { status: 503 }))
  expect(await screen.findByRole('alert')).toHaveTextContent('The store is away.')
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await answer(/favourites\?/, pageOf('Storm'))
  expect(await screen.findByRole('link', { name: 'Storm' })).toBeVisible()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

test('of two kinds the newer is shown, however late the older answer comes', async () => {
  renderFavourites()
  await answer(/favourites\?/, pageOf('Storm', 'Thor #337'))
  await userEvent.click(await screen.findByRole('link', { name: 'Characters 1' }))
  await userEvent.click(screen.getByRole('link', { name: 'Comics 1' }))
  await answer(/kind=comics/, pageOf('Thor #337'))
  expect(await screen.findByRole('link', { name: 'Thor #337' })).toBeVisible()
  await answer(/kind=characters/, pageOf('Storm'))
  expect(screen.getByRole('link', { name: 'Thor #337' })).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Storm' })).not.toBeInTheDocument()
})
