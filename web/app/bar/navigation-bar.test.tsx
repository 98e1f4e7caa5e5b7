import { act, fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import type { CurrentUser, Identity } from '#web/lib/identity/identity.ts'
import { type Notice, putUpNoticeBoard } from '#web/lib/notify.ts'
import { keepUnsent, readUnsent } from '#web/lib/outbox/outbox.ts'
import { buildIdentity, buildUser } from '#web/testing/build-identity.ts'
import { renderApp } from '#web/testing/render-app.tsx'
import placeholder from '#web/ui/art/avatar.svg'

let takeDown = () => {}
afterEach(() => takeDown())

function watchNotices(): [Notice['kind'], string][] {
  const shown: [Notice['kind'], string][] = []
  takeDown = putUpNoticeBoard({ show: ({ kind, text }) => shown.push([kind, text]), dismiss() {} })
  return shown
}

function bar() {
  return within(screen.getByRole('banner'))
}

async function renderMember(path: string, user: Partial<CurrentUser> = {}) {
  renderApp(path, buildIdentity(buildUser(user)))
  await bar().findByRole('button', { name: 'Account menu' })
}

async function logOut() {
  await userEvent.click(bar().getByRole('button', { name: 'Account menu' }))
  await userEvent.click(bar().getByRole('menuitem', { name: 'Log out' }))
}

test('holds nothing until it is known who is reading', () => {
  const identity = buildIdentity()
  renderApp('/', identity)
  expect(screen.getByRole('banner')).toBeEmptyDOMElement()
  act(() => identity.tell(null))
  expect(bar().getByRole('link', { name: 'Home' })).toBeInTheDocument()
})

test('leads a visitor to every section and to the accounts, in this order', () => {
  renderApp('/')
  const links = bar().getAllByRole('link')
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['', '/'],
    ['Home', '/'],
    ['Characters', '/characters'],
    ['Comics', '/comics'],
    ['Series', '/series'],
    ['Login', '/login'],
    ['Sign Up', '/signup'],
  ])
  expect(links[0]).toHaveAccessibleName('Spinner Rack')
  expect(bar().getAllByRole('button')).toEqual([bar().getByRole('button', { name: 'More' })])
})

test.each([
  ['/', 'Home'],
  ['/comics', 'Comics'],
  ['/characters/1009610', 'Characters'],
])('marks at %s the link %s as the current one', async (path, name) => {
  await renderMember(path)
  const current = bar()
    .getAllByRole('link')
    .filter((link) => link.getAttribute('aria-current') === 'page')
  expect(current).toEqual([bar().getByRole('link', { name })])
})

test('has a search, a switch of themes and a menu for a member, and no accounts', async () => {
  await renderMember('/comics')
  const buttons = bar().getAllByRole('button')
  expect(buttons.map((button) => button.getAttribute('aria-label') ?? button.textContent)).toEqual([
    'More',
    'Search',
    'Switch to dark theme',
    'Account menu',
  ])
  expect(bar().queryByRole('link', { name: 'Login' })).not.toBeInTheDocument()
})

test.each([
  ['/comics', '/rack'],
  ['/', '/'],
])('the logo at %s leads a member to %s', async (path, home) => {
  await renderMember(path)
  expect(bar().getByRole('link', { name: 'Spinner Rack' })).toHaveAttribute('href', home)
})

test('has neither search nor switch of themes on the landing page', async () => {
  await renderMember('/')
  expect(bar().getAllByRole('button')).toEqual([
    bar().getByRole('button', { name: 'More' }),
    bar().getByRole('button', { name: 'Account menu' }),
  ])
})

test.each([
  ['the search button', () => userEvent.click(bar().getByRole('button', { name: 'Search' }))],
  ['Ctrl K', () => userEvent.keyboard('{Control>}k{/Control}')],
  ['⌘ K', () => userEvent.keyboard('{Meta>}K{/Meta}')],
])('opens the palette by %s, with the focus in its box', async (_what, open) => {
  await renderMember('/comics')
  await open()
  const palette = screen.getByRole('dialog', { name: 'Search' })
  expect(within(palette).getByRole('combobox', { name: 'Search the catalogue' })).toHaveFocus()
  await userEvent.click(within(palette).getByRole('button', { name: /^Close/ }))
  expect(palette).not.toBeInTheDocument()
})

test.each(['k', '{Control>}{Shift>}k{/Shift}{/Control}', '{Alt>}k{/Alt}'])(
  'does not open the palette by %s',
  async (keys) => {
    await renderMember('/comics')
    await userEvent.keyboard(keys)
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  },
)

test('does not open the palette for a visitor', async () => {
  renderApp('/privacy')
  await screen.findByRole('heading', { name: 'Privacy' })
  await userEvent.keyboard('{Control>}k{/Control}')
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

test('shows the photo of a member, and a drawn one when it does not arrive', async () => {
  await renderMember('/comics', { photoURL: '/photo.jpg' })
  const photo = bar()
    .getByRole('button', { name: 'Account menu' })
    .querySelector('img') as HTMLImageElement
  expect(photo).toHaveAttribute('src', '/photo.jpg')
  fireEvent.error(photo)
  expect(photo).toHaveAttribute('src', placeholder)
})

test.each([
  [
    true,
    [
      'Your rack',
      'Favourites',
      'Your lists',
      'Your collection',
      'Your year',
      'Account',
      'Inbox',
      'Log out',
    ],
  ],
  [
    false,
    ['Your rack', 'Favourites', 'Your lists', 'Your collection', 'Your year', 'Account', 'Log out'],
  ],
])('leads to the inbox if the server opens it: %s', async (inbox, items) => {
  const asked: string[] = []
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (path) => {
    asked.push(String(path))
    return path === '/api/account' ? Response.json({ inbox }) : new Response(null, { status: 503 })
  })
  await renderMember('/privacy', { email: `${inbox}@example.com` })
  expect(asked).not.toContain('/api/account')
  const button = bar().getByRole('button', { name: 'Account menu' })
  await userEvent.click(button)
  if (inbox) await bar().findByRole('menuitem', { name: 'Inbox' })
  expect(
    bar()
      .getAllByRole('menuitem')
      .map((item) => item.textContent),
  ).toEqual(items)
  await userEvent.click(button)
  await userEvent.click(button)
  expect(
    bar()
      .getAllByRole('menuitem')
      .map((item) => item.textContent),
  ).toEqual(items)
  expect(asked.filter((path) => path === '/api/account')).toHaveLength(1)
})

test('logs out, forgets the searches, says so, and goes to the landing page', async () => {
  const notices = watchNotices()
  localStorage.setItem('recentSearches', '["thor"]')
  await renderMember('/comics')
  await logOut()
  expect(await screen.findByRole('heading', { name: 'New comics today' })).toBeInTheDocument()
  expect(localStorage.getItem('recentSearches')).toBeNull()
  expect(notices).toEqual([['success', 'Logged Out Successfully']])
  expect(await bar().findByRole('link', { name: 'Login' })).toBeInTheDocument()
})

test.each([
  [new Error('The server answered 503.'), 'The server answered 503.'],
  ['no words', 'Not Authorized'],
])('says why logging out failed and leaves the member in: %s', async (reason, words) => {
  const notices = watchNotices()
  const refusing: Identity = {
    ...buildIdentity(buildUser()),
    signOut: () => Promise.reject(reason),
  }
  renderApp('/comics', refusing)
  await bar().findByRole('button', { name: 'Account menu' })
  await logOut()
  expect(notices).toEqual([['error', words]])
  expect(await screen.findByRole('heading', { name: 'Comics' })).toBeInTheDocument()
  expect(bar().getByRole('button', { name: 'Account menu' })).toBeInTheDocument()
})

test('says what a log-out would lose before it loses it', async () => {
  const notices = watchNotices()
  const path = '/api/favourites/comics/337'
  const sender = buildUser().email
  keepUnsent({ id: path, sender, what: 'change', method: 'PUT', path })
  await renderMember('/comics')
  await logOut()
  expect(notices).toEqual([
    ['warning', 'Not sent yet: 1 change. Log out once more to give that up.'],
  ])
  await logOut()
  expect(await screen.findByRole('heading', { name: 'New comics today' })).toBeInTheDocument()
  expect(readUnsent(sender)).toEqual([])
})

test('logs out once, however often that is pressed, and again after a failure', async () => {
  const notices = watchNotices()
  const attempts: PromiseWithResolvers<void>[] = []
  const slow: Identity = {
    ...buildIdentity(buildUser()),
    signOut() {
      attempts.push(Promise.withResolvers())
      return attempts.at(-1)?.promise ?? Promise.resolve()
    },
  }
  renderApp('/comics', slow)
  await bar().findByRole('button', { name: 'Account menu' })
  await logOut()
  await logOut()
  expect(attempts).toHaveLength(1)
  await act(async () => attempts[0]?.reject(new Error('The server answered 503.')))
  expect(notices).toEqual([['error', 'The server answered 503.']])
  await logOut()
  expect(attempts).toHaveLength(2)
  await act(async () => attempts[1]?.resolve())
  expect(notices.at(-1)).toEqual(['success', 'Logged Out Successfully'])
})
