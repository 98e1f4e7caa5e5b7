import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { renderApp } from '#web/testing/render-app.tsx'

test.each([
  ['/', 'New comics today', 'Spinner Rack: Marvel characters, comics and series'],
  ['/login', 'Login', 'Login | Spinner Rack'],
  ['/signup?plan=standard', 'Sign up', 'Sign up | Spinner Rack'],
  ['/forgot-password', 'Forgot password', 'Forgot password | Spinner Rack'],
  ['/reset-password?token=x', 'Reset password', 'Reset password | Spinner Rack'],
  ['/privacy', 'Privacy', 'Privacy | Spinner Rack'],
  ['/characters', 'Characters', 'Characters | Spinner Rack'],
  ['/characters/1009610', 'Character', 'Character | Spinner Rack'],
  ['/comics?page=2', 'Comics', 'Comics | Spinner Rack'],
  ['/comics/1', 'Comic', 'Comic | Spinner Rack'],
  ['/series', 'Series', 'Series | Spinner Rack'],
  ['/series/1', 'Series', 'Series | Spinner Rack'],
  ['/events/1', 'Event', 'Event | Spinner Rack'],
  ['/creators/1', 'Creator', 'Creator | Spinner Rack'],
  ['/search?q=thor', 'Search', 'Search | Spinner Rack'],
  ['/favourites', 'Favourites', 'Favourites | Spinner Rack'],
  ['/account', 'Account', 'Account | Spinner Rack'],
  ['/inbox', 'Inbox', 'Inbox | Spinner Rack'],
  ['/no/such/page', 'Missing issue', 'Page not found | Spinner Rack'],
])('%s has the heading %s and a title of its own', async (path, heading, title) => {
  renderApp(path)
  expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeInTheDocument()
  expect(document.title).toBe(title)
})

test('a page that was not found says so in these words', async () => {
  renderApp('/no/such/page')
  expect(await screen.findByText('Page not found')).toBeVisible()
})

test('login and sign-up stand alone, without the bar and the footer of the site', async () => {
  renderApp('/login')
  await screen.findByRole('heading', { name: 'Login' })
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument()
  expect(screen.queryByRole('contentinfo')).not.toBeInTheDocument()
})

test('following a link moves the focus to the heading of the new page', async () => {
  renderApp('/')
  await userEvent.click(screen.getByRole('link', { name: 'Comics' }))
  expect(await screen.findByRole('heading', { name: 'Comics' })).toHaveFocus()
})

test('the first page of a visit leaves the focus alone', async () => {
  renderApp('/comics')
  await screen.findByRole('heading', { name: 'Comics' })
  expect(document.body).toHaveFocus()
})
