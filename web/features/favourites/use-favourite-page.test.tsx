import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { CurrentUserContext } from '#web/lib/identity/current-user.ts'
import { buildUser } from '#web/testing/build-identity.ts'
import { FavouriteHeart } from './favourite-heart.tsx'
import { FavouritesProvider } from './favourites-provider.tsx'
import { useFavouritePage } from './use-favourite-page.ts'

const THOR = {
  kind: 'comics',
  id: 337,
  title: 'Thor #337',
  subtitle: '',
  href: '/comics/337',
  thumbnail: { path: '/art/comics/337', extension: 'svg' },
  addedAt: '2025-01-01T00:00:00.000Z',
}
const PAGE = {
  page: 1,
  size: 24,
  total: 1,
  counts: { characters: 0, comics: 1, series: 0, events: 0, creators: 0 },
  results: [THOR],
}

afterEach(() => vi.unstubAllGlobals())

function Page() {
  const { answer } = useFavouritePage({ kind: null, order: '-addedAt', page: 1 })
  return (
    <>
      <FavouriteHeart kind="comics" id={337} name="Thor #337" />
      {answer?.page && <p>Page 1</p>}
    </>
  )
}

test('a page from before a press does not fill the heart that the press emptied', async () => {
  const pages: PromiseWithResolvers<Response>[] = []
  vi.stubGlobal('fetch', async (path: string, { method = 'GET' }: RequestInit) => {
    if (method !== 'GET') return new Response(null, { status: 204 })
    if (!path.includes('page=')) return Response.json({ kept: [337] })
    pages.push(Promise.withResolvers())
    return pages.at(-1)?.promise
  })
  render(
    <CurrentUserContext value={buildUser()}>
      <FavouritesProvider>
        <Page />
      </FavouritesProvider>
    </CurrentUserContext>,
  )
  const heart = screen.getByRole('button', { name: 'Favourite Thor #337' })
  await waitFor(() => expect(heart).toHaveAttribute('aria-pressed', 'true'))
  await userEvent.click(heart)
  expect(heart).toHaveAttribute('aria-pressed', 'false')
  await act(async () => pages[0]?.resolve(Response.json(PAGE)))
  expect(await screen.findByText('Page 1')).toBeInTheDocument()
  expect(heart).toHaveAttribute('aria-pressed', 'false')
})
