import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { type Notice, putUpNoticeBoard } from '#web/lib/notify.ts'
import { ListDraft } from './list-draft.ts'
import { ListOffers } from './list-offers.tsx'
import { saveEntries, type WholeList } from './lists-api.ts'

afterEach(() => vi.unstubAllGlobals())

const LIST: WholeList = { version: 1, entries: [{ comic: 5, section: '', note: '' }] }

/** Of a list to whose event comic 7 was added; returns the changes that are sent. */
async function renderOffers(refuse = (_method: string) => false) {
  const calls: string[] = []
  const notices: Notice[] = []
  vi.stubGlobal('fetch', async (path: string, { method = 'GET' }: RequestInit) => {
    if (method !== 'GET') calls.push(`${method} ${path}`)
    if (refuse(method)) return Response.json({ code: 'x', message: 'Full.' }, { status: 409 })
    if (method === 'PUT') return Response.json({ version: 2, merged: false })
    if (method === 'DELETE') return new Response(null, { status: 204 })
    return path.startsWith('/api')
      ? Response.json({ add: [{ comic: 7, after: 5 }], remove: [] })
      : Response.json({ data: { results: [{ title: 'Civil War' }] } })
  })
  const takeDown = putUpNoticeBoard({ show: (notice) => notices.push(notice), dismiss() {} })
  const draft = new ListDraft(LIST, {
    save: (whole, removed) => saveEntries('the-war', whole, removed),
    onFailed: () => {},
    onMerged: () => {},
  })
  render(<ListOffers id="the-war" source={{ kind: 'event', id: 238 }} draft={draft} />)
  await screen.findByText(/^1 part was added to Civil War since/)
  return { calls, notices, draft, takeDown }
}

function press(name: string) {
  return userEvent.click(screen.getByRole('button', { name }))
}

test('an offer that is declined is gone, and is not made again', async () => {
  const { calls, draft, takeDown } = await renderOffers()
  await press('Not now')
  expect(screen.queryByRole('button')).toBeNull()
  expect(calls).toEqual(['DELETE /api/lists/the-war/offers'])
  expect(draft.read()).toEqual(LIST)
  takeDown()
})

test('one that is taken is settled once the list is saved', async () => {
  const { calls, draft, takeDown } = await renderOffers()
  await press('Add')
  expect(draft.read().entries.map(({ comic }) => comic)).toEqual([5, 7])
  await vi.waitFor(() =>
    expect(calls).toEqual(['PUT /api/lists/the-war/entries', 'DELETE /api/lists/the-war/offers']),
  )
  takeDown()
})

test('one whose change is refused stays open', async () => {
  const { calls, draft, takeDown } = await renderOffers((method) => method === 'PUT')
  await press('Add')
  await draft.settled()
  await vi.waitFor(() => expect(draft.read()).toEqual(LIST))
  expect(calls).toEqual(['PUT /api/lists/the-war/entries'])
  takeDown()
})

test('an answer that is not saved is told of', async () => {
  const { notices, takeDown } = await renderOffers((method) => method === 'DELETE')
  await press('Not now')
  await vi.waitFor(() =>
    expect(notices.map(({ text }) => text)).toEqual([
      'Your answer was not saved: you will be asked again. Full.',
    ]),
  )
  takeDown()
})
