import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import type { Collected } from '#contract/collection.ts'
import { CurrentUserContext } from '#web/lib/identity/current-user.ts'
import { type Notice, putUpNoticeBoard } from '#web/lib/notify.ts'
import { buildUser } from '#web/testing/build-identity.ts'
import { CollectionProvider } from './collection-provider.tsx'
import { CopiesLine } from './copies-line.tsx'
import { OwnIt } from './own-it.tsx'

const THOR = { id: 337, name: 'Thor #337' }
const DEAR: Collected = {
  copies: [
    { condition: 'Near mint', paid: { amount: '12.50', currency: 'USD' }, note: 'Beta Ray' },
  ],
  wish: false,
}

let takeDown = () => {}
afterEach(() => {
  takeDown()
  vi.unstubAllGlobals()
})

function answer(path: string, { copies, wish }: Collected): object {
  if (!path.includes('?comics=')) return { copies, wish }
  return { owned: copies.length > 0 ? [337] : [], wished: wish ? [337] : [] }
}

function change({ copies, wish }: Collected, call: string, told: Partial<Collected>): Collected {
  if (call.startsWith('DELETE')) {
    return call.endsWith('/owned') ? { copies: [], wish } : { copies, wish: false }
  }
  if (call.endsWith('/wish')) return { copies, wish: true }
  return { copies: told.copies ?? [{}], wish: told.wish ?? false }
}

/** The page of a comic over a server that keeps what it is told of it. */
function renderComic(kept: Collected = { copies: [], wish: false }) {
  const calls: string[] = []
  const notices: Notice[] = []
  const server = { kept, refusal: undefined as string | undefined }
  vi.stubGlobal('fetch', async (path: string, { method = 'GET', body }: RequestInit) => {
    if (method === 'GET') return Response.json(answer(path, server.kept))
    calls.push([method, path, body].filter(Boolean).join(' '))
    if (server.refusal) {
      return Response.json({ code: 'no', message: server.refusal }, { status: 409 })
    }
    const before = server.kept
    server.kept = change(before, `${method} ${path}`, JSON.parse(String(body ?? '{}')))
    const isTaken = method === 'DELETE' && path.endsWith('/owned')
    return isTaken ? Response.json(before) : new Response(null, { status: 204 })
  })
  takeDown = putUpNoticeBoard({ show: (notice) => notices.push(notice), dismiss() {} })
  render(
    <CurrentUserContext value={buildUser()}>
      <CollectionProvider>
        <OwnIt {...THOR} />
        <CopiesLine {...THOR} />
      </CollectionProvider>
    </CurrentUserContext>,
  )
  return { calls, notices, server }
}

function ownIt() {
  return screen.getByRole('button', { name: 'I own it' })
}

test('a comic that was wanted and is owned now is wanted no longer', async () => {
  const { calls } = renderComic()
  await userEvent.click(screen.getByRole('button', { name: 'I want it' }))
  expect(screen.getByRole('button', { name: 'I want it' })).toHaveAttribute('aria-pressed', 'true')
  await userEvent.click(ownIt())
  expect(await screen.findByText(/^1 copy ·/)).toBeVisible()
  await userEvent.click(ownIt())
  expect(await screen.findByRole('button', { name: 'I want it' })).toHaveAttribute(
    'aria-pressed',
    'false',
  )
  await waitFor(() =>
    expect(calls).toEqual([
      'PUT /api/collection/comics/337/wish',
      'PUT /api/collection/comics/337/owned',
      'DELETE /api/collection/comics/337/owned',
    ]),
  )
})

test('copies that are taken away come back with all that is known of them', async () => {
  const { notices, server } = renderComic(DEAR)
  expect(await screen.findByText(/^1 copy · Near mint · paid 12.50 USD/)).toBeVisible()
  await userEvent.click(ownIt())
  await waitFor(() => expect(server.kept.copies).toEqual([]))
  expect(notices.at(-1)?.text).toBe('“Thor #337” is no longer in your collection.')
  act(() => notices.at(-1)?.action?.run())
  expect(await screen.findByText(/^1 copy · Near mint · paid 12.50 USD/)).toBeVisible()
  await waitFor(() => expect(server.kept).toEqual(DEAR))
})

test('what is refused stays in the dialog as it was typed, until it is saved', async () => {
  const { server } = renderComic(DEAR)
  await userEvent.click(await screen.findByRole('button', { name: 'Your copies' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Add a copy' }))
  expect(screen.getAllByLabelText('Condition')[1]).toHaveFocus()
  await userEvent.selectOptions(screen.getAllByLabelText('Condition')[1] as HTMLElement, 'Good')
  await userEvent.type(screen.getAllByLabelText('Paid')[1] as HTMLElement, '3')
  server.refusal = 'There is no room for more.'
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('There is no room for more.')).toBeVisible()
  expect(screen.getAllByLabelText('Paid')[1]).toHaveValue('3')
  server.refusal = undefined
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(
    await screen.findByText(/^2 copies · Near mint, Good · paid 12.50 USD, 3 USD/),
  ).toBeVisible()
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

test('the last copy is removed, put back, removed and saved, and that is undone', async () => {
  const { notices, server } = renderComic(DEAR)
  await userEvent.click(await screen.findByRole('button', { name: 'Your copies' }))
  const remove = await screen.findByRole('button', { name: 'Remove copy 1' })
  await userEvent.click(remove)
  expect(screen.queryByLabelText('Note')).not.toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Put back copy 1' }))
  expect(screen.getByLabelText('Note')).toHaveValue('Beta Ray')
  await userEvent.click(screen.getByRole('button', { name: 'Remove copy 1' }))
  server.refusal = 'The store is away.'
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('The store is away.')).toBeVisible()
  server.refusal = undefined
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(server.kept.copies).toEqual([]))
  expect(ownIt()).toHaveAttribute('aria-pressed', 'false')
  await waitFor(() => expect(notices.at(-1)?.text).toBe('A copy was removed.'))
  act(() => notices.at(-1)?.action?.run())
  await waitFor(() => expect(server.kept).toEqual(DEAR))
  expect(ownIt()).toHaveAttribute('aria-pressed', 'true')
})
