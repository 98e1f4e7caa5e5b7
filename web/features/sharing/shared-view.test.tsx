import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import type { SharedComic, SharedList } from '#contract/sharing.ts'
import { CurrentUserContext } from '#web/lib/identity/current-user.ts'
import type { CurrentUser } from '#web/lib/identity/identity.ts'
import { dropRedirectUrl, readRedirectUrl } from '#web/lib/navigation/redirect-url.ts'
import { useLocation } from '#web/lib/router/router.tsx'
import { buildUser } from '#web/testing/build-identity.ts'
import { MemoryRouter } from '#web/testing/memory-router.tsx'
import { MemberView } from './member-view.tsx'
import { SharedView } from './shared-view.tsx'

afterEach(() => {
  vi.unstubAllGlobals()
  dropRedirectUrl()
})

function buildComic(comic: number, words: Partial<SharedComic> = {}): SharedComic {
  return {
    comic,
    section: '',
    note: '',
    title: `Iron Man (1968) #${comic}`,
    href: `/comics/${comic}`,
    thumbnail: { path: `/pictures/comics/${comic}`, extension: 'svg' },
    onSale: '1979-03-10',
    ...words,
  }
}

function buildShared(list: Partial<SharedList> = {}): SharedList {
  return {
    token: 'aaaa',
    name: 'Rainy days',
    description: '',
    by: null,
    updatedAt: '2025-11-18T10:00:00.000Z',
    offset: 0,
    total: 3,
    results: [
      buildComic(120),
      buildComic(121, { section: 'Core', note: 'The one to begin with.' }),
      buildComic(122),
    ],
    ...list,
  }
}

type Reader = CurrentUser | null

/** The page over a server that answers like this; returns the calls. */
function renderPage(answer: (call: string) => Response, reader: Reader = null, page = '') {
  const calls: string[] = []
  vi.stubGlobal('fetch', async (path: string, { method = 'GET' }: RequestInit) => {
    calls.push(`${method} ${path}`)
    return answer(`${method} ${path}`)
  })
  render(
    <MemoryRouter initialEntries={[`/shared/aaaa${page}`]}>
      <CurrentUserContext value={reader}>
        <SharedView
          token="aaaa"
          Report={({ about }) => <p>Reporting {about}</p>}
          Mark={({ id, name }) => <button type="button">{`Mark ${id}, ${name}`}</button>}
        />
        <Place />
      </CurrentUserContext>
    </MemoryRouter>,
  )
  return calls
}

function Place() {
  const { pathname, search } = useLocation()
  return <p data-testid="place">{pathname + search}</p>
}

const place = () => screen.getByTestId('place').textContent
const heading = () => screen.findByRole('heading', { level: 1, name: 'Rainy days' })
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save to my rack' }))

test('a visitor reads titles, sections and notes in their order', async () => {
  renderPage(() => Response.json(buildShared({ by: { handle: 'asha', name: 'Asha' } })))
  await heading()
  expect(screen.getByText('3 comics')).toHaveTextContent('Changed on 18 November 2025')
  expect(screen.getByRole('link', { name: 'Asha' })).toHaveAttribute('href', '/members/asha')
  const [first, core, rest] = screen.getAllByRole('list').map((list) => within(list))
  expect(first?.getByRole('link')).toHaveTextContent('1 Iron Man (1968) #120 Mar 1979')
  expect(core?.getByRole('listitem')).toHaveTextContent('The one to begin with.')
  expect(rest?.getByRole('link')).toHaveAttribute('href', '/comics/122')
  expect(screen.getAllByRole('heading', { level: 2 }).map((one) => one.textContent)).toEqual([
    'Core',
    'Without a section',
  ])
})

test('a visitor who saves it is led to the login page, and back from there', async () => {
  const calls = renderPage(() => Response.json(buildShared()))
  await heading()
  await save()
  expect(place()).toBe('/login')
  expect(readRedirectUrl()).toBe('/shared/aaaa')
  expect(calls.filter((call) => call.startsWith('POST'))).toEqual([])
})

test('a member can mark each comic as read, and a visitor is not asked to', async () => {
  renderPage(() => Response.json(buildShared()), buildUser())
  await heading()
  const rows = screen.getAllByRole('listitem').map((row) => within(row))
  expect(rows).toHaveLength(3)
  expect(rows[1]?.getByRole('button')).toHaveTextContent('Mark 121, Iron Man (1968) #121')
  cleanup()
  renderPage(() => Response.json(buildShared()))
  await heading()
  expect(screen.queryByRole('button', { name: /^Mark/ })).not.toBeInTheDocument()
})

test('a member saves a copy, and is told where it is', async () => {
  const made = Response.json({ id: 'list-9', href: '/lists/list-9' }, { status: 201 })
  const calls = renderPage(
    (call) => (call.startsWith('POST') ? made : Response.json(buildShared())),
    buildUser(),
  )
  await heading()
  await save()
  expect(await screen.findByText(/It is in your lists/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Open your copy' })).toHaveAttribute(
    'href',
    '/lists/list-9',
  )
  expect(calls).toContain('POST /api/shared/aaaa/save')
})

test('a member reports the list by its own address, whichever page of it is open', async () => {
  renderPage(() => Response.json(buildShared({ total: 300 })), buildUser(), '?page=2')
  await heading()
  expect(document.title).toBe('Rainy days, page 2 | Spinner Rack')
  await userEvent.click(screen.getByRole('button', { name: 'Report' }))
  expect(screen.getByText('Reporting /shared/aaaa')).toBeVisible()
})

test('a page beyond the end leads to the last one', async () => {
  const calls = renderPage(() => Response.json(buildShared({ total: 150 })), null, '?page=9')
  await heading()
  expect(calls[0]).toBe('GET /api/shared/aaaa?offset=800&limit=100')
  await vi.waitFor(() => expect(place()).toBe('/shared/aaaa?page=2'))
})

const MISSING = () => Response.json({ code: 'not-found', message: 'No.' }, { status: 404 })

test('a list that is not shared says so, with a way on', async () => {
  renderPage(MISSING)
  expect(await screen.findByText(/is not shared, or its link was replaced/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'To the front page' })).toBeVisible()
  expect(document.title).toBe('List not shared | Spinner Rack')
})

test('a failure is told with a button to try again', async () => {
  let answer = Response.json({ code: 'unavailable', message: 'Away.' }, { status: 503 })
  renderPage(() => answer)
  const retry = await screen.findByRole('button', { name: 'Try again' })
  answer = Response.json(buildShared())
  await userEvent.click(retry)
  expect(await heading()).toBeVisible()
})

test('the page of a member shows public lists; without one it tells nothing', async () => {
  const list = { token: 'aaaa', name: 'Rainy days', description: '', entries: 3, pictures: [] }
  const lists = [{ ...list, updatedAt: '2025-11-18T10:00:00.000Z' }]
  let answer = Response.json({ handle: 'asha', name: 'Asha', lists })
  vi.stubGlobal('fetch', async () => answer)
  const { rerender } = render(<MemberView handle="asha" />, { wrapper: MemoryRouter })
  expect(await screen.findByRole('heading', { level: 1, name: 'Asha' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Rainy days' })).toHaveAttribute('href', '/shared/aaaa')
  answer = MISSING()
  rerender(<MemberView key="other" handle="other" />)
  expect(await screen.findByText(/Nobody shows a profile/)).toBeVisible()
})
