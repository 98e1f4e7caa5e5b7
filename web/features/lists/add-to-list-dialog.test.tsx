import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ListSummary } from '#contract/lists.ts'
import { putUpNoticeBoard } from '#web/lib/notify.ts'
import { MemoryRouter } from '#web/testing/memory-router.tsx'
import { AddToListDialog } from './add-to-list-dialog.tsx'

let show = vi.fn()
let takeDown: () => void

beforeEach(() => {
  show = vi.fn()
  takeDown = putUpNoticeBoard({ show, dismiss: () => {} })
})
afterEach(() => {
  takeDown()
  vi.unstubAllGlobals()
})

function buildSummary(overrides: Partial<ListSummary>): ListSummary {
  return {
    id: 'rainy-days-1',
    name: 'Rainy days',
    description: '',
    visibility: 'private',
    entries: 2,
    read: 0,
    version: 1,
    updatedAt: '2026-11-18T10:00:00.000Z',
    pictures: [],
    ...overrides,
  }
}

/** The dialog over a server with two lists, of which the second holds the comic; returns the calls. */
async function renderDialog(answer: (call: string) => Response | undefined = () => undefined) {
  const calls: string[] = []
  const holding = { ...buildSummary({ id: 'holidays-1234', name: 'Holidays' }), has: true }
  const lists = [{ ...buildSummary({}), has: false }, holding]
  vi.stubGlobal('fetch', async (path: string, { method = 'GET', body }: RequestInit) => {
    const call = `${method} ${path}${body ? ` ${body}` : ''}`
    if (method !== 'GET') calls.push(call)
    const given = answer(call)
    if (given) return given
    if (/^\/api\/lists(\?|$)/.test(path)) return Response.json({ lists })
    if (method === 'POST') return Response.json({ version: 2, added: [7] })
    if (method === 'PUT') return Response.json({ version: 2, merged: false })
    const entries = [5, 7].map((comic) => ({ comic, section: '', note: '' }))
    return Response.json({ version: 1, entries })
  })
  render(
    <MemoryRouter>
      <AddToListDialog comic={7} title="Iron Man #128" onClose={() => {}} />
    </MemoryRouter>,
  )
  await screen.findByText('Rainy days')
  return calls
}

function box(name: RegExp) {
  return screen.getByRole('checkbox', { name })
}

test('lists are ticked where they hold the comic; a press adds it, another takes it out', async () => {
  const calls = await renderDialog()
  expect(box(/^Rainy days/)).not.toBeChecked()
  expect(box(/^Holidays/)).toBeChecked()
  await userEvent.click(box(/^Rainy days/))
  expect(box(/^Rainy days 3 comics/)).toBeChecked()
  await userEvent.click(box(/^Holidays/))
  expect(box(/^Holidays 1 comic/)).not.toBeChecked()
  await vi.waitFor(() =>
    expect(calls).toEqual([
      'POST /api/lists/rainy-days-1/entries {"comics":[7]}',
      'PUT /api/lists/holidays-1234/entries {"entries":[{"comic":5,"section":"","note":""}],"removed":[7]}',
    ]),
  )
})

test('what is taken out comes back with its note to where it was, by the notice and by a second press', async () => {
  let entries = [5, 7, 9].map((comic) => ({ comic, section: 'Core', note: `Note ${comic}` }))
  const before = entries
  await renderDialog((call) => {
    if (!call.includes('/api/lists/holidays-1234/entries')) return undefined
    if (call.startsWith('PUT')) entries = JSON.parse(call.slice(call.indexOf('{'))).entries
    return Response.json({ version: 1, merged: false, entries })
  })
  await userEvent.click(box(/^Holidays/))
  await vi.waitFor(() => expect(show).toHaveBeenCalledOnce())
  expect(entries.map(({ comic }) => comic)).toEqual([5, 9])
  const { text, action } = show.mock.calls[0]?.[0] ?? {}
  expect(text).toBe('“Iron Man #128” was taken out of “Holidays”.')
  act(() => action.run())
  expect(box(/^Holidays 2 comics/)).toBeChecked()
  await vi.waitFor(() => expect(entries).toEqual(before))

  await userEvent.dblClick(box(/^Holidays/))
  await vi.waitFor(() => expect(show).toHaveBeenCalledTimes(2))
  await vi.waitFor(() => expect(entries).toEqual(before))
  expect(box(/^Holidays 2 comics/)).toBeChecked()
})

test('a press that is refused is taken back and told of', async () => {
  await renderDialog((call) =>
    call.startsWith('POST')
      ? Response.json({ code: 'list-full', message: 'The list is full.' }, { status: 409 })
      : undefined,
  )
  await userEvent.click(box(/^Rainy days/))
  await vi.waitFor(() => expect(show).toHaveBeenCalledOnce())
  expect(show.mock.calls[0]?.[0].text).toBe(
    '“Iron Man #128” was not added to “Rainy days”. The list is full.',
  )
  expect(box(/^Rainy days 2 comics/)).not.toBeChecked()
})

test('a new list is made with the comic in it', async () => {
  const calls = await renderDialog((call) =>
    call.startsWith('POST') ? Response.json(buildSummary({ id: 'n', name: 'Mutants' })) : undefined,
  )
  const dialog = within(screen.getByRole('dialog'))
  await userEvent.click(dialog.getByRole('button', { name: 'Make it' }))
  expect(dialog.getByText('A list needs a name.')).toBeVisible()
  await userEvent.type(dialog.getByLabelText('New list'), 'Mutants{Enter}')
  expect(await screen.findByRole('checkbox', { name: /^Mutants/ })).toBeChecked()
  expect(calls).toEqual(['POST /api/lists {"name":"Mutants","entries":[{"comic":7}]}'])
})
