import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import type { InboxPage } from '#contract/inbox.ts'
import { CurrentUserContext } from '#web/lib/identity/current-user.ts'
import { putUpNoticeBoard } from '#web/lib/notify.ts'
import { useLocation } from '#web/lib/router/router.tsx'
import { buildUser } from '#web/testing/build-identity.ts'
import { buildInboxMessage, buildInboxPage } from '#web/testing/build-inbox-message.ts'
import { MemoryRouter } from '#web/testing/memory-router.tsx'
import { Inbox } from './inbox.tsx'

afterEach(() => vi.unstubAllGlobals())

type Answer = InboxPage | Response | Promise<Response>

/** The inbox over a server with the answers of the test; returns the requests. */
function renderInbox(address: string, answer: (call: string) => Answer) {
  const calls: string[] = []
  vi.stubGlobal('fetch', async (path: string, { method = 'GET' }: RequestInit) => {
    const call = `${method} ${path}`
    calls.push(call)
    const given = answer(call)
    return 'results' in given ? Response.json(given) : given
  })
  // Clears the access that an earlier test has cached.
  const user = buildUser({ email: `${crypto.randomUUID()}@example.com` })
  render(
    <MemoryRouter initialEntries={[address]}>
      <CurrentUserContext value={user}>
        <Inbox notFound={<h1>Missing issue</h1>} />
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

function place() {
  return screen.getByTestId('place').textContent
}

const SAVED = () => new Response(null, { status: 204 })
const REFUSED = (status: number) =>
  Response.json({ code: 'unavailable', message: 'The store is away.' }, { status })
const ONE = buildInboxPage([buildInboxMessage()])

function messageOf(name = 'Asha Rao Menon') {
  return within(screen.getByRole('article', { name }))
}

test('shows the loader until the server has said that there is such a page', async () => {
  const answer = Promise.withResolvers<Response>()
  renderInbox('/inbox', () => answer.promise)
  expect(screen.getByRole('status')).toHaveTextContent('Loading')
  expect(screen.queryByRole('heading')).not.toBeInTheDocument()
  answer.resolve(REFUSED(404))
  expect(await screen.findByRole('heading', { name: 'Missing issue' })).toBeInTheDocument()
  expect(screen.queryByRole('search')).not.toBeInTheDocument()
})

test('shows a message as it was typed, as text, in its own direction', async () => {
  const message = '<b>Hello</b>\n\tשלום \u{1f9d1}\u200d\u{1f680} =1+1  '
  renderInbox('/inbox', () =>
    buildInboxPage([buildInboxMessage({ message, fullname: '<i>Asha</i> Rao' })]),
  )
  const words = await screen.findByText((_text, element) => element?.textContent === message, {
    selector: 'p',
  })
  expect(words).toHaveAttribute('dir', 'auto')
  expect(words.children).toHaveLength(0)
  expect(screen.getByRole('heading', { name: '<i>Asha</i> Rao' })).toHaveAttribute('dir', 'auto')
  expect(document.title).toBe('Inbox | Spinner Rack')
})

test('tells the time where the reader is, and exactly when asked', async () => {
  renderInbox('/inbox', () => ONE)
  const at = new Date('2026-11-15T12:00:00.000Z')
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-GB', options).format(at)
  const time = await screen.findByText(format({ dateStyle: 'medium', timeStyle: 'short' }))
  expect(time).toHaveAttribute('datetime', '2026-11-15T12:00:00.000Z')
  expect(time).toHaveAttribute('title', format({ dateStyle: 'full', timeStyle: 'long' }))
})

test('says so where a name or an address is missing', async () => {
  renderInbox('/inbox', () => buildInboxPage([buildInboxMessage({ fullname: '', email: '' })]))
  expect(await screen.findByRole('heading', { name: 'No name' })).toBeInTheDocument()
  expect(messageOf('No name').queryByRole('link')).not.toBeInTheDocument()
})

test('looks for days and words, and puts them into the address', async () => {
  const calls = renderInbox('/inbox?page=2', () => ({ ...ONE, page: 2 }))
  await userEvent.type(await screen.findByLabelText('From'), '2026-11-01')
  await userEvent.type(screen.getByLabelText('To'), '2026-11-15')
  await userEvent.type(screen.getByLabelText('Containing'), ' thor {Enter}')
  expect(place()).toBe('/inbox?since=2026-11-01&until=2026-11-15&text=thor')
  expect(await screen.findByRole('article')).toBeInTheDocument()
  const asked = new URLSearchParams(calls.at(-1)?.split('?')[1])
  expect(Object.fromEntries(asked)).toEqual({
    since: new Date(2026, 10, 1).toISOString(),
    until: new Date(2026, 10, 16).toISOString(),
    text: 'thor',
    page: '1',
  })
  expect(screen.getByLabelText('Containing')).toHaveValue('thor')
  await userEvent.click(screen.getByRole('link', { name: 'Clear filters' }))
  expect(place()).toBe('/inbox')
  for (const field of ['From', 'To', 'Containing']) {
    expect(screen.getByLabelText(field)).toHaveValue('')
  }
})

test('exports what the filters let through, whatever page is shown', async () => {
  renderInbox('/inbox?unread=true&text=thor&page=2', () => ({ ...ONE, page: 2 }))
  expect(await screen.findByRole('link', { name: 'CSV' })).toHaveAttribute(
    'href',
    '/api/queries/export.csv?text=thor&unread=true',
  )
})

test('leads from page to page, and says what is on each', async () => {
  renderInbox('/inbox?unread=true&page=2', () => ({ ...ONE, page: 2, more: true }))
  expect(await screen.findByText('Messages 51–51, 1 unread.')).toHaveRole('status')
  const links = within(screen.getByRole('navigation', { name: 'Pages' })).getAllByRole('link')
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/inbox?unread=true',
    '/inbox?page=3&unread=true',
  ])
  expect(document.title).toBe('Inbox, page 2 | Spinner Rack')
})

test('marks a message as read at once, and as unread again', async () => {
  const calls = renderInbox('/inbox', (call) => (call.startsWith('GET') ? ONE : SAVED()))
  expect(await screen.findByText('1 message, 1 unread.')).toBeInTheDocument()
  await userEvent.click(messageOf().getByRole('button', { name: 'Mark as read, Asha Rao Menon' }))
  expect(screen.getByText('1 message, 0 unread.')).toHaveRole('status')
  expect(messageOf().queryByText('Unread')).not.toBeInTheDocument()
  await userEvent.click(messageOf().getByRole('button', { name: 'Mark as unread, Asha Rao Menon' }))
  expect(messageOf().getByText('Unread')).toBeInTheDocument()
  expect(calls.slice(1)).toEqual(['PUT /api/queries/id-1/read', 'DELETE /api/queries/id-1/read'])
})

test('sends one wish after the other, and shows what the server has when it takes none', async () => {
  const notices: string[] = []
  const takeDown = putUpNoticeBoard({ show: ({ text }) => notices.push(text), dismiss() {} })
  const first = Promise.withResolvers<Response>()
  const calls = renderInbox('/inbox', (call) => {
    if (call.startsWith('GET')) return ONE
    return call.startsWith('PUT') ? first.promise : REFUSED(503)
  })
  await userEvent.click(await screen.findByRole('button', { name: /^Mark as read/ }))
  await userEvent.click(screen.getByRole('button', { name: /^Mark as unread/ }))
  expect(calls).toHaveLength(2)
  first.resolve(SAVED())
  expect(await screen.findByRole('button', { name: /^Mark as unread/ })).toBeInTheDocument()
  expect(calls.slice(1)).toEqual(['PUT /api/queries/id-1/read', 'DELETE /api/queries/id-1/read'])
  expect(notices).toEqual(['The message of Asha Rao Menon is still read. The store is away.'])
  takeDown()
})

test('leads among the unread to those that moved up when others were marked', async () => {
  const read: string[] = []
  const all = ['One', 'Two', 'Three'].map((fullname) =>
    buildInboxMessage({ id: fullname, fullname }),
  )
  renderInbox('/inbox?unread=true', (call) => {
    const [, id] = /^PUT .*queries\/(\w+)\/read$/.exec(call) ?? []
    if (id !== undefined) {
      read.push(id)
      return SAVED()
    }
    const unread = all.filter((one) => !read.includes(one.id))
    return buildInboxPage(unread.slice(0, 1), { size: 1, more: unread.length > 1 })
  })
  const next = () => screen.getByRole('link', { name: 'Next page' })
  await screen.findByRole('article', { name: 'One' })
  expect(next()).toHaveAttribute('href', '/inbox?page=2&unread=true')
  await userEvent.click(screen.getByRole('button', { name: 'Mark as read, One' }))
  expect(next()).toHaveAttribute('href', '/inbox?unread=true')
  await userEvent.click(next())
  expect(await screen.findByRole('article', { name: 'Two' })).toBeInTheDocument()
  expect(screen.queryByRole('article', { name: 'One' })).not.toBeInTheDocument()
})

test.each([
  ['/inbox', 'No letters yet', undefined],
  ['/inbox?unread=true', 'Nothing unread', ['All messages', '/inbox']],
  ['/inbox?text=x&unread=true', 'No such letter', ['Clear filters', '/inbox?unread=true']],
  ['/inbox?text=x&page=4', 'Nothing on this page', ['First page', '/inbox?text=x']],
])('where nothing is, %s says “%s” and leads on', async (address, title, way) => {
  renderInbox(address, () => buildInboxPage([]))
  const message = (await screen.findByRole('heading', { level: 2, name: title })).parentElement
  const links = within(message as HTMLElement).queryAllByRole('link')
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual(
    way === undefined ? [] : [way],
  )
  expect(screen.queryByRole('link', { name: 'CSV' })).not.toBeInTheDocument()
  expect(screen.queryAllByRole('search')).toHaveLength(way === undefined ? 0 : 1)
})

test('says why it has nothing to show, and tries again', async () => {
  let away = true
  renderInbox('/inbox', () => (away ? REFUSED(503) : ONE))
  expect(await screen.findByRole('alert')).toHaveTextContent('The store is away.')
  away = false
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('article')).toBeInTheDocument()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

test('of two questions the newer one is shown, however late the older answer comes', async () => {
  const late = Promise.withResolvers<Response>()
  renderInbox('/inbox', (call) =>
    call.includes('slow')
      ? late.promise
      : buildInboxPage([buildInboxMessage({ fullname: 'Newer' })]),
  )
  await userEvent.type(await screen.findByLabelText('Containing'), 'slow{Enter}')
  expect(await screen.findByText('Loading')).toHaveRole('status')
  expect(screen.queryByRole('article')).not.toBeInTheDocument()
  await userEvent.clear(screen.getByLabelText('Containing'))
  await userEvent.click(screen.getByRole('button', { name: 'Filter' }))
  await screen.findByRole('article', { name: 'Newer' })
  late.resolve(Response.json(buildInboxPage([buildInboxMessage({ fullname: 'Older' })])))
  await late.promise
  expect(screen.getByRole('article', { name: 'Newer' })).toBeInTheDocument()
})

test('a report leads to the page that it is about, and no other message does', async () => {
  const report = buildInboxMessage({ id: 'id-2', fullname: 'Jo Park', about: '/comics/12460' })
  renderInbox('/inbox', () => buildInboxPage([report, buildInboxMessage()]))
  await screen.findByRole('article', { name: 'Jo Park' })
  expect(messageOf('Jo Park').getByRole('link', { name: '/comics/12460' })).toHaveAttribute(
    'href',
    '/comics/12460',
  )
  expect(messageOf().queryByText(/About the page/)).not.toBeInTheDocument()
})
