import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { buildIdentity, buildUser } from '#web/testing/build-identity.ts'
import { buildInboxPage } from '#web/testing/build-inbox-message.ts'
import { renderApp } from '#web/testing/render-app.tsx'

// No server answers: a request that fails would replace a page by its error while it is read.
beforeEach(() => {
  vi.stubGlobal('fetch', () => new Promise(() => {}))
})

test.each([
  ['/', 'New comics today', 'Spinner Rack: Marvel characters, comics and series'],
  ['/login', 'Welcome back', 'Login | Spinner Rack'],
  ['/signup?plan=standard', 'Join the rack', 'Sign up | Spinner Rack'],
  ['/forgot-password', 'Forgot password', 'Forgot password | Spinner Rack'],
  ['/reset-password?token=x', 'A new password', 'Reset password | Spinner Rack'],
  ['/privacy', 'Privacy', 'Privacy | Spinner Rack'],
])('%s has for everyone the heading %s and a title of its own', async (path, heading, title) => {
  renderApp(path)
  expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeInTheDocument()
  expect(document.title).toBe(title)
})

test.each([
  ['/characters', 'Characters', 'Characters | Spinner Rack'],
  ['/characters/1009610', 'Character', 'Character | Spinner Rack'],
  ['/comics', 'Comics', 'Comics | Spinner Rack'],
  ['/comics?page=2', 'Comics', 'Comics, page 2 | Spinner Rack'],
  ['/comics/1', 'Comic', 'Comic | Spinner Rack'],
  ['/series', 'Series', 'Series | Spinner Rack'],
  ['/series/1', 'Series', 'Series | Spinner Rack'],
  ['/events/1', 'Event', 'Event | Spinner Rack'],
  ['/creators/1', 'Creator', 'Creator | Spinner Rack'],
  ['/search?q=thor', 'Search', 'thor · Search | Spinner Rack'],
  ['/favourites', 'Favourites', 'Favourites | Spinner Rack'],
  ['/account', 'Account', 'Account | Spinner Rack'],
  ['/confirm-address?token=x', 'Confirm your address', 'Confirm your address | Spinner Rack'],
  ['/no/such/page', 'Missing issue', 'Page not found | Spinner Rack'],
])('%s has for members the heading %s and a title of its own', async (path, heading, title) => {
  renderApp(path, buildIdentity(buildUser()))
  expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeInTheDocument()
  expect(document.title).toBe(title)
})

test('/inbox has for whoever may read it the heading Inbox', async () => {
  vi.stubGlobal('fetch', async () => Response.json(buildInboxPage([])))
  renderApp('/inbox', buildIdentity(buildUser()))
  expect(await screen.findByRole('heading', { level: 1, name: 'Inbox' })).toBeInTheDocument()
})

test('a member marks the comics of a shared list as read', async () => {
  const calls: string[] = []
  const thumbnail = { path: '/pictures/comics/120', extension: 'svg' }
  const comic = { comic: 120, section: '', note: '', title: 'Iron Man (1968) #120' }
  const list = {
    token: 'aaaa',
    name: 'Rainy days',
    description: '',
    by: null,
    updatedAt: '2025-11-18T10:00:00.000Z',
    offset: 0,
    total: 1,
    results: [{ ...comic, href: '/comics/120', thumbnail, onSale: '1979-03-10' }],
  }
  vi.stubGlobal('fetch', async (path: string, { method = 'GET' }: RequestInit = {}) => {
    calls.push(`${method} ${path}`)
    if (path.startsWith('/api/shared/aaaa?')) return Response.json(list)
    return new Promise(() => {})
  })
  renderApp('/shared/aaaa', buildIdentity(buildUser()))
  const mark = await screen.findByRole('button', { name: 'Mark as read, Iron Man (1968) #120' })
  await waitFor(() => expect(calls).toContain('GET /api/progress?comics=120'))
  await userEvent.click(mark)
  expect(mark).toHaveAttribute('aria-pressed', 'true')
})

test('a page that was not found says so in these words', async () => {
  renderApp('/no/such/page', buildIdentity(buildUser()))
  expect(await screen.findByText('Page not found')).toBeVisible()
})

test('login and sign-up stand alone, without the bar and the footer of the site', async () => {
  renderApp('/login')
  await screen.findByRole('heading', { name: 'Welcome back' })
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument()
  expect(screen.queryByRole('contentinfo')).not.toBeInTheDocument()
})

test('following a link moves the focus to the heading of the new page', async () => {
  renderApp('/', buildIdentity(buildUser()))
  await userEvent.click(await screen.findByRole('link', { name: 'Comics' }))
  const heading = await screen.findByRole('heading', { name: 'Comics' })
  await waitFor(() => expect(heading).toHaveFocus())
})

test('the first page of a visit leaves the focus alone', async () => {
  renderApp('/comics', buildIdentity(buildUser()))
  await screen.findByRole('heading', { name: 'Comics' })
  expect(document.body).toHaveFocus()
})
