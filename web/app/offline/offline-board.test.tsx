import { act, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { CurrentUserContext } from '#web/lib/identity/current-user.ts'
import { dropAllUnsent, keepUnsent, readUnsent } from '#web/lib/outbox/outbox.ts'
import { buildUser } from '#web/testing/build-identity.ts'
import { OfflineBoard } from './offline-board.tsx'

const MEMBER = buildUser()

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

test('says that the network is away for as long as it is', () => {
  renderBoard()
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
  connect(false)
  expect(screen.getByRole('status')).toHaveTextContent('You are offline.')
  connect(true)
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
})

test('says what waits, and sends it once when the network is back', async () => {
  const fetch = vi.fn(async (_path: string) => new Response(null, { status: 204 }))
  vi.stubGlobal('fetch', fetch)
  connect(false)
  renderBoard()
  keepHeart()
  expect(screen.getByRole('status')).toHaveTextContent('Waiting to be sent: 1 change.')
  expect(fetch).not.toHaveBeenCalled()
  connect(true)
  await waitFor(() => expect(screen.getByRole('status')).toBeEmptyDOMElement())
  expect(fetch.mock.calls.map(([path]) => path)).toEqual(['/api/favourites/comics/337'])
})

test('what another member did stays unsaid and unsent', () => {
  const fetch = vi.fn()
  vi.stubGlobal('fetch', fetch)
  const other = 'ben.okafor@example.com'
  keepHeart(other)
  renderBoard()
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
  expect(fetch).not.toHaveBeenCalled()
  expect(readUnsent(other)).toHaveLength(1)
})
