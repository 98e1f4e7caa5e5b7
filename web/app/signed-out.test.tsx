import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { buildIdentity, buildUser } from '#web/testing/build-identity.ts'
import { renderApp } from '#web/testing/render-app.tsx'

const NO_ANSWER = () => new Promise(() => {})

beforeEach(() => {
  vi.stubGlobal('fetch', NO_ANSWER)
})

afterEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

const findWords = () => screen.findByText('You were signed out. Please log in to go on.')

test('a member whose session ends elsewhere is told so, and comes back to the same place', async () => {
  const identity = buildIdentity(buildUser())
  renderApp('/comics?page=2', identity)
  await screen.findByRole('heading', { name: 'Comics' })
  act(() => identity.tell(null))
  expect(await findWords()).toHaveAttribute('role', 'status')
  expect(screen.queryByText(/It is free and takes a minute/)).not.toBeInTheDocument()
  // Other tabs share the storage.
  expect(localStorage.getItem('redirectUrl')).toBeNull()
  localStorage.setItem('redirectUrl', '/series')
  act(() => identity.tell(buildUser()))
  expect(await screen.findByRole('heading', { name: 'Comics' })).toBeInTheDocument()
  await waitFor(() => expect(document.title).toBe('Comics, page 2 | Spinner Rack'))
  expect(localStorage.getItem('redirectUrl')).toBeNull()
})

test('who leaves the site to sign in again finds the way back in local storage', async () => {
  const identity = buildIdentity(buildUser())
  identity.signInWithSocialAccount = () => new Promise(() => {})
  renderApp('/favourites?kind=comics', identity)
  await screen.findByRole('heading', { name: 'Favourites' })
  act(() => identity.tell(null))
  await userEvent.click(await screen.findByRole('button', { name: /^Continue with / }))
  expect(localStorage.getItem('redirectUrl')).toBe('/favourites?kind=comics')
})

test('a call that is refused leads out, and the page never shows the refusal', async () => {
  const refusal = { code: 'MissingParameter', message: 'You must provide a user key.' }
  vi.stubGlobal('fetch', async () => Response.json(refusal, { status: 409 }))
  const identity = buildIdentity(buildUser())
  const shown: string[] = []
  const watcher = new MutationObserver(() => shown.push(document.body.textContent))
  watcher.observe(document.body, { childList: true, subtree: true, characterData: true })
  const check = vi.fn(identity.check).mockImplementation(async () => {
    identity.tell(null)
    return null
  })
  renderApp('/favourites', { ...identity, check: check.mockResolvedValueOnce(buildUser()) })
  expect(await findWords()).toBeInTheDocument()
  watcher.disconnect()
  expect(shown.join()).not.toMatch(/user key|signed out\. Your place|tipped over/)
})

test('what a member was typing is there again when they are back, and for nobody else', async () => {
  const identity = buildIdentity(buildUser())
  renderApp('/comics', identity)
  await screen.findByRole('button', { name: 'Search' })
  await userEvent.keyboard('{Control>}k{/Control}')
  const findBox = () => screen.findByRole('combobox', { name: 'Search the catalogue' })
  await userEvent.type(await findBox(), 'thor')
  act(() => identity.tell(null))
  await findWords()
  act(() => identity.tell(buildUser({ email: 'someone.else@example.com' })))
  await screen.findByRole('button', { name: 'Search' })
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  act(() => identity.tell(null))
  await findWords()
  act(() => identity.tell(buildUser()))
  expect(await findBox()).toHaveValue('thor')
  expect(sessionStorage.getItem('typed')).toBeNull()
})
