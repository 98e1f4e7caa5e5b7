import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { buildIdentity, buildUser } from '#web/testing/build-identity.ts'
import { renderApp } from '#web/testing/render-app.tsx'

// No server answers: a request that fails would replace a page by its error while it is read.
beforeEach(() => {
  vi.stubGlobal('fetch', () => new Promise(() => {}))
})

afterEach(() => localStorage.clear())

const findLogin = () => screen.findByRole('heading', { name: 'Welcome back' })

test.each([
  '/characters',
  '/comics/6507?from=search#credits',
  '/account?plan=premier',
  '/no/such/page',
])('a visitor at %s is shown to the login page, and the way there is kept', async (path) => {
  renderApp(path)
  expect(await findLogin()).toBeInTheDocument()
  expect(localStorage.getItem('redirectUrl')).toBe(path)
  expect(screen.getByText(/It is free and takes a minute/)).toBeInTheDocument()
})

test.each(['/', '/login', '/signup', '/forgot-password', '/reset-password', '/privacy'])(
  'a visitor may stay at %s',
  async (path) => {
    renderApp(path)
    expect(await screen.findByRole('heading', { level: 1 })).toBeInTheDocument()
    expect(localStorage.getItem('redirectUrl')).toBeNull()
  },
)

test.each(['/comics', '/login'])('nothing of %s is shown until it is known who reads', (path) => {
  renderApp(path, buildIdentity())
  expect(screen.getByText('Loading')).toBeInTheDocument()
  expect(screen.queryByRole('heading')).not.toBeInTheDocument()
})

test('signing in leads where the visitor wanted to go, once', async () => {
  const identity = buildIdentity(null)
  renderApp('/series/1', identity)
  await findLogin()
  act(() => identity.tell(buildUser()))
  expect(await screen.findByRole('heading', { level: 1, name: 'Series' })).toBeInTheDocument()
  expect(localStorage.getItem('redirectUrl')).toBeNull()
})

test('a member who logs out goes home, and nothing is kept', async () => {
  renderApp('/comics', buildIdentity(buildUser()))
  await userEvent.click(await screen.findByRole('button', { name: 'Account menu' }))
  await userEvent.click(screen.getByRole('menuitem', { name: 'Log out' }))
  expect(await screen.findByRole('heading', { name: 'New comics today' })).toBeInTheDocument()
  expect(localStorage.getItem('redirectUrl')).toBeNull()
})

test.each([
  ['/login', 'Your rack'],
  ['/signup', 'Your rack'],
  ['/signup?plan=standard', 'Account'],
  ['/login?plan=standard', 'Account'],
  ['/signup?plan=gold', 'Your rack'],
])('a member at %s goes on to %s', async (path, heading) => {
  renderApp(path, buildIdentity(buildUser()))
  expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeInTheDocument()
})

test.each([
  'https://elsewhere.test/',
  '//elsewhere.test',
  '/\\elsewhere.test',
  '/.//elsewhere.test',
  '/\t/elsewhere.test',
  'javascript:alert(1)',
  '/login',
  '/Login/',
  '/signup/',
  '',
])('a kept address of %j leads on to the rack, and is kept no longer', async (kept) => {
  localStorage.setItem('redirectUrl', kept)
  renderApp('/login', buildIdentity(buildUser()))
  expect(await screen.findByRole('heading', { name: 'Your rack' })).toBeInTheDocument()
  await waitFor(() => expect(localStorage.getItem('redirectUrl')).toBeNull())
})
