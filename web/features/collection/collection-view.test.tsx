import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { CurrentUserContext } from '#web/lib/identity/current-user.ts'
import { buildUser } from '#web/testing/build-identity.ts'
import { MemoryRouter } from '#web/testing/memory-router.tsx'
import { CollectionProvider } from './collection-provider.tsx'
import { CollectionView } from './collection-view.tsx'
import { OwnedOfSeries } from './owned-of-series.tsx'

afterEach(() => vi.unstubAllGlobals())

const COUNTS = { owned: 2, wished: 1, copies: 3 }
const PICTURE = { thumbnail: { path: '/pictures/comics/337', extension: 'svg' } }
const THOR = {
  ...{ kind: 'comics', id: 337, title: 'Thor (1966) #337', subtitle: 'November 1983' },
  ...{ href: '/comics/337', ...PICTURE, addedAt: '2026-11-18T10:00:00.000Z' },
  ...{ copies: 2, conditions: ['Near mint', 'Fair'], wish: false },
}
const GAPS = {
  ...{ id: 1, owned: 2, of: 40 },
  missing: Array.from({ length: 20 }, (_, gap) => `${gap * 2 + 1}`),
  starts: Array.from({ length: 20 }, (_, gap) => 1000 + gap),
}

/** A server that has an answer for each path; the calls in order. */
function serve(answers: Record<string, object>) {
  const calls: string[] = []
  vi.stubGlobal('fetch', async (path: string) => {
    calls.push(path)
    return Response.json(answers[path.replace(/\?.*/, '')] ?? { copies: 0, sums: [] })
  })
  return calls
}

function renderView(address: string) {
  render(
    <MemoryRouter initialEntries={[address]}>
      <CurrentUserContext value={buildUser()}>
        <CollectionProvider>
          <CollectionView />
        </CollectionProvider>
      </CurrentUserContext>
    </MemoryRouter>,
  )
}

function buildPage(results: object[], counts = COUNTS) {
  return { page: 1, size: 48, total: results.length, counts, results }
}

test('a collection shows its copies, what was paid, and is searched by title', async () => {
  const calls = serve({
    '/api/collection': buildPage([THOR]),
    '/api/collection/paid': {
      copies: 2,
      sums: [{ currency: 'USD', amount: '1234.50', copies: 2 }],
    },
  })
  renderView('/collection')
  expect(await screen.findByRole('link', { name: 'Thor (1966) #337' })).toBeVisible()
  expect(screen.getByRole('button', { name: /^2 copies · Near mint · Fair/ })).toBeVisible()
  expect(screen.getByRole('status')).toHaveTextContent('1 comic, 3 copies.')
  expect(await screen.findByText('1,234.50 USD')).toBeVisible()
  expect(screen.getByText(/for 2 of 3 copies, as you typed it$/)).toBeVisible()
  await userEvent.type(screen.getByLabelText('Find by title'), ' thor {Enter}')
  await vi.waitFor(() => expect(calls.at(-1)).toBe('/api/collection?only=owned&page=1&q=thor'))
})

test('series tell how much of them is owned, and where the gaps begin', async () => {
  serve({
    '/api/collection/series': buildPage([
      { ...GAPS, title: 'Thor (1966 - 1996)', href: '/series/1', ...PICTURE, more: 3 },
    ]),
  })
  renderView('/collection?by=series')
  expect(await screen.findByRole('link', { name: 'Thor (1966 - 1996)' })).toBeVisible()
  expect(screen.getByText(/^You own/)).toHaveTextContent('You own 2 of 40')
  expect(screen.getByRole('link', { name: 'Thor (1966 - 1996) #5' })).toHaveAttribute(
    'href',
    '/comics/1002',
  )
  expect(screen.getByRole('link', { name: '3 more' })).toHaveAttribute('href', '/series/1')
})

test('an empty collection leads to the import and to the comics', async () => {
  serve({ '/api/collection': buildPage([], { owned: 0, wished: 0, copies: 0 }) })
  renderView('/collection')
  expect(await screen.findByRole('link', { name: 'Import' })).toHaveAttribute('href', '/import')
  expect(screen.getByRole('link', { name: 'Browse comics' })).toBeVisible()
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument()
})

test('the page of a series says nothing to whoever owns none of it, and folds many gaps', async () => {
  serve({
    '/api/collection/series/1': GAPS,
    '/api/collection/series/2': { ...GAPS, id: 2, owned: 0 },
  })
  render(
    <MemoryRouter>
      <OwnedOfSeries id={2} name="Alpha Flight" />
      <OwnedOfSeries id={1} name="Thor" />
    </MemoryRouter>,
  )
  expect(await screen.findByText(/^You own/)).toHaveTextContent('You own 2 of 40')
  expect(screen.getAllByRole('link')).toHaveLength(12)
  await userEvent.click(screen.getByRole('button', { name: 'Show all 20 gaps' }))
  expect(screen.getAllByRole('link')).toHaveLength(20)
})
