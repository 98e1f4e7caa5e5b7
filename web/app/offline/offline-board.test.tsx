import { act, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CurrentUserContext } from '#web/lib/identity/current-user.ts'
import { putUpNoticeBoard } from '#web/lib/notify.ts'
import { dropAllUnsent } from '#web/lib/outbox/drop-unsent.ts'
import { keepUnsent, readUnsent } from '#web/lib/outbox/outbox.ts'
import { buildUser } from '#web/testing/build-identity.ts'
import { OfflineBoard } from './offline-board.tsx'

const MEMBER = buildUser()

let said: string[] = []
beforeEach(() => {
  said = []
  return putUpNoticeBoard({ show: ({ text }) => said.push(text), dismiss() {} })
})
afterEach(() => {
  vi.unstubAllGlobals()
  dropAllUnsent()
})

function connect(online: boolean) {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online)
  act(() => void window.dispatchEvent(new Event(online ? 'online' : 'offline')))
}

function renderBoard(user = MEMBER) {
  render(
    <CurrentUserContext value={user}>
      <OfflineBoard />
    </CurrentUserContext>,
  )
}

function keepHeart(sender = MEMBER.email) {
  const path = '/api/favourites/comics/337'
  act(() => void keepUnsent({ id: path, sender, what: 'change', method: 'PUT', path }))
}

test('says that the network is away for as long as it is', async () => {
  renderBoard()
  expect(screen.queryByRole('status')).not.toBeInTheDocument()
  connect(false)
  // Empty at first: a screen reader announces what changes.
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
  expect(await screen.findByText('You are offline.')).toBeVisible()
  connect(true)
  expect(screen.queryByRole('status')).not.toBeInTheDocument()
})

test('says what waits, and sends it once when the network is back', async () => {
  const fetch = vi.fn(async (_path: string) => new Response(null, { status: 204 }))
  vi.stubGlobal('fetch', fetch)
  connect(false)
  renderBoard()
  keepHeart()
  expect(await screen.findByText(/Waiting to be sent: 1 change\./)).toBeVisible()
  expect(fetch).not.toHaveBeenCalled()
  connect(true)
  await waitFor(() => expect(screen.queryByRole('status')).not.toBeInTheDocument())
  expect(fetch.mock.calls.map(([path]) => path)).toEqual(['/api/favourites/comics/337'])
  await waitFor(() => expect(said).toEqual(['Sent, as you did it offline: 1 change.']))
})

test('what another member did stays unsaid and unsent', () => {
  const fetch = vi.fn()
  vi.stubGlobal('fetch', fetch)
  const other = 'ben.okafor@example.com'
  keepHeart(other)
  renderBoard()
  expect(screen.queryByRole('status')).not.toBeInTheDocument()
  expect(fetch).not.toHaveBeenCalled()
  expect(readUnsent(other)).toHaveLength(1)
})
