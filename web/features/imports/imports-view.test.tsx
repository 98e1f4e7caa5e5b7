import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ImportDone, ImportPreview, ImportRow } from '#contract/imports.ts'
import { putUpNoticeBoard } from '#web/lib/notify.ts'
import { useLocation } from '#web/lib/router/router.tsx'
import { MemoryRouter } from '#web/testing/memory-router.tsx'
import { ImportsView } from './imports-view.tsx'

let calls: string[]
let answers: Record<string, () => Response | Promise<Response>>
let address: string

beforeEach(() => {
  calls = []
  address = ''
  answers = { 'GET /api/imports': () => Response.json({ imports: [] }) }
  // jsdom measures nothing, and a virtual list shows what fits into the window.
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  )
  vi.stubGlobal('fetch', async (path: string, { method = 'GET', body, signal }: RequestInit) => {
    calls.push(`${method} ${path}${typeof body === 'string' ? ` ${body}` : ''}`)
    const answer = answers[`${method} ${path}`]
    if (answer) return answer()
    return new Promise((_resolve, reject) =>
      signal?.addEventListener('abort', () => reject(new DOMException('Gone', 'AbortError'))),
    )
  })
})

afterEach(() => {
  vi.unstubAllGlobals()
  sessionStorage.clear()
})

function buildComic(id: number) {
  return {
    id,
    title: `Iron Man (1968) #${id}`,
    href: `/comics/${id}`,
    thumbnail: { path: `/pictures/comics/${id}`, extension: 'svg' },
    onSale: '1979-11-10',
  }
}

const ROWS: ImportRow[] = [
  { line: 2, text: 'Iron Man #2', result: 'unsure', candidates: [buildComic(12), buildComic(13)] },
  { line: 4, text: 'Iron Man #4', result: 'unsure', candidates: [buildComic(14)] },
  { line: 3, text: 'Batman #404', result: 'unknown', remark: 'Published by DC Comics.' },
  { line: 1, text: 'Iron Man (1968) #1', result: 'matched', comic: buildComic(1) },
]

/** A preview of its own for each test: pages keep what they were told. */
function buildPreview(id: string, overrides: Partial<ImportPreview> = {}): ImportPreview {
  return {
    id,
    fileName: 'Demon.cbl',
    program: 'CBL reading list',
    counts: { rows: 4, matched: 1, unsure: 2, unknown: 1 },
    contents: {
      lists: [{ name: 'Demon', entries: 4 }],
      read: 3,
      owned: 0,
      wished: 0,
      favourites: 0,
      follows: 0,
    },
    expiresAt: '2026-11-19T10:00:00.000Z',
    rows: { offset: 0, total: 4, results: ROWS },
    ...overrides,
  }
}

function buildDone(id: string): ImportDone {
  return {
    id,
    fileName: 'Demon.cbl',
    program: 'CBL reading list',
    committedAt: '2026-11-18T10:00:00.000Z',
    undoUntil: '2026-11-25T10:00:00.000Z',
    lists: [{ id: 'l', name: 'Demon in a Bottle', href: '/lists/l' }],
    read: 2,
    owned: 0,
    wished: 0,
    favourites: 0,
    follows: 0,
    left: 2,
  }
}

function Address() {
  const { pathname, search } = useLocation()
  address = pathname + search
  return null
}

function renderImport(path = '/import') {
  render(
    <MemoryRouter initialEntries={[path]}>
      <Address />
      <ImportsView />
    </MemoryRouter>,
  )
}

const file = new File(['<ReadingList/>'], 'Demon.cbl')
const UPLOAD = 'POST /api/imports?name=Demon.cbl'

function choose() {
  return userEvent.upload(screen.getByLabelText('Choose a file, or drop it here'), file)
}

test('a chosen file is sent and its preview shown; the address leads to it again', async () => {
  answers[UPLOAD] = () => Response.json(buildPreview('a'), { status: 201 })
  renderImport()
  await choose()
  expect(await screen.findByRole('heading', { level: 1, name: 'Demon.cbl' })).toBeVisible()
  expect(screen.getByText('CBL reading list, 4 lines')).toBeVisible()
  expect(address).toBe('/import?preview=a')
  expect(calls).not.toContain('GET /api/imports/a')
})

test('a refusal is told in the server’s words, and the same file is tried again', async () => {
  answers[UPLOAD] = () =>
    Response.json({ code: 'unreadable-file', message: 'This is a picture.' }, { status: 400 })
  renderImport()
  await choose()
  const again = await screen.findByRole('button', { name: 'Try again' })
  expect(screen.getByRole('alert')).toHaveTextContent('This is a picture.')
  expect(again).toHaveFocus()
  answers[UPLOAD] = () => Response.json(buildPreview('b'), { status: 201 })
  await userEvent.click(again)
  expect(await screen.findByRole('heading', { level: 1, name: 'Demon.cbl' })).toBeVisible()
})

test('what is on its way is named, and can be cancelled', async () => {
  renderImport()
  await choose()
  expect(await screen.findByText(/^Reading/)).toHaveTextContent('Reading Demon.cbl (14 bytes) …')
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument()
  expect(screen.getByRole('alert')).toBeEmptyDOMElement()
  expect(screen.getByLabelText('Choose a file, or drop it here')).toHaveFocus()
})

test('a dropped file is sent as well, but one alone', async () => {
  answers[UPLOAD] = () => Response.json(buildPreview('c'), { status: 201 })
  renderImport()
  const field = screen.getByLabelText('Choose a file, or drop it here')
  fireEvent.drop(field, { dataTransfer: { files: [file, file] } })
  expect(screen.getByText('One file at a time, please.')).toBeVisible()
  vi.spyOn(HTMLInputElement.prototype, 'files', 'set').mockReturnValue()
  fireEvent.drop(field, { dataTransfer: { files: [file] } })
  expect(await screen.findByRole('heading', { level: 1, name: 'Demon.cbl' })).toBeVisible()
})

async function openPreview(id: string, preview = buildPreview(id)) {
  answers[`GET /api/imports/${id}`] = () => Response.json(preview)
  renderImport(`/import?preview=${id}`)
  await screen.findByRole('heading', { level: 1, name: 'Demon.cbl' })
}

test('lines are decided, and taken over with what was ticked; those left out can be saved', async () => {
  await openPreview('d')
  expect(screen.getByRole('link', { name: 'Iron Man (1968) #1' })).toBeVisible()
  expect(screen.getByText('Published by DC Comics.')).toBeVisible()
  expect(screen.getByText(/^2 unsure lines are undecided/)).toBeVisible()
  const second = within(screen.getByRole('group', { name: 'Iron Man #2' }))
  await userEvent.click(second.getByRole('radio', { name: /#13/ }))
  const fourth = within(screen.getByRole('group', { name: 'Iron Man #4' }))
  await userEvent.click(fourth.getByRole('radio', { name: 'Leave it out' }))
  expect(screen.queryByText(/undecided/)).not.toBeInTheDocument()
  const name = screen.getByLabelText('Name of the list')
  await userEvent.clear(name)
  await userEvent.type(name, 'Demon in a Bottle')
  await userEvent.click(screen.getByRole('checkbox', { name: /^What you have read/ }))

  const left = [{ line: 3, text: 'Batman #404', remark: 'Published by DC Comics.' }]
  answers['GET /api/imports/d/left'] = () => Response.json({ lines: left })
  answers['POST /api/imports/d/commit'] = () => Response.json(buildDone('d'))
  await userEvent.click(screen.getByRole('button', { name: 'Import 2 of 4' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Imported' })).toBeVisible()
  const sent = calls.find((call) => call.startsWith('POST /api/imports/d/commit'))
  expect(JSON.parse(sent?.slice(sent.indexOf('{')) ?? '')).toEqual({
    choices: [
      { line: 2, comic: 13 },
      { line: 4, comic: null },
    ],
    listName: 'Demon in a Bottle',
    lists: true,
    read: false,
    owned: true,
    wished: true,
    favourites: true,
    follows: true,
  })
  expect(address).toBe('/import?done=d')
  expect(screen.getByRole('link', { name: 'Demon in a Bottle' })).toHaveAttribute(
    'href',
    '/lists/l',
  )
  expect(screen.getByText('2 comics marked as read')).toBeVisible()
  const words = 'Line 3: Batman #404 (Published by DC Comics)'
  expect(await screen.findByText(words)).toBeVisible()
  expect(screen.queryByText(/^Line 2/)).not.toBeInTheDocument()
})

test('the first candidate is taken for every line that is undecided, and given back', async () => {
  let undo = () => {}
  const takeDown = putUpNoticeBoard({
    show: ({ action }) => {
      undo = action?.run ?? undo
    },
    dismiss: () => {},
  })
  sessionStorage.setItem('import i', '{"4":null}')
  await openPreview('i')
  answers['GET /api/imports/i/rows?offset=0&limit=2'] = () =>
    Response.json({ offset: 0, total: 4, results: ROWS.slice(0, 2) })
  await userEvent.click(screen.getByRole('button', { name: 'Take the first of each' }))
  expect(await screen.findByRole('button', { name: 'Import 2 of 4' })).toBeVisible()
  const second = within(screen.getByRole('group', { name: 'Iron Man #2' }))
  expect(second.getByRole('radio', { name: /#12/ })).toBeChecked()
  act(() => undo())
  expect(second.getByRole('radio', { name: /#12/ })).not.toBeChecked()
  expect(screen.getByRole('button', { name: 'Import 1 of 4' })).toBeVisible()
  takeDown()
})

test('decisions outlast a reload, and a filter shows one kind of lines', async () => {
  sessionStorage.setItem('import e', '{"4":14}')
  await openPreview('e')
  const fourth = within(screen.getByRole('group', { name: 'Iron Man #4' }))
  expect(fourth.getByRole('radio', { name: /#14/ })).toBeChecked()
  await userEvent.click(screen.getByRole('link', { name: 'Unknown 1' }))
  expect(address).toBe('/import?preview=e&show=unknown')
  expect(screen.getByText('Batman #404')).toBeVisible()
  expect(screen.queryByRole('group', { name: 'Iron Man #4' })).not.toBeInTheDocument()
  expect(screen.getByText('Unknown: 1 line')).toBeInTheDocument()
})

test('a commit that is refused says why, and nothing is sent without anything to take over', async () => {
  await openPreview('f')
  await userEvent.click(screen.getByRole('checkbox', { name: /^A new list/ }))
  await userEvent.click(screen.getByRole('checkbox', { name: /^What you have read/ }))
  await userEvent.click(screen.getByRole('button', { name: 'Import 1 of 4' }))
  expect(screen.getByText('Tick at least one thing to take over.')).toBeVisible()
  await userEvent.click(screen.getByRole('checkbox', { name: /^A new list/ }))
  answers['POST /api/imports/f/commit'] = () =>
    Response.json({ code: 'too-many-lists', message: 'You have 500 lists.' }, { status: 409 })
  await userEvent.click(screen.getByRole('button', { name: 'Import 1 of 4' }))
  expect(await screen.findByText('You have 500 lists.')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Import 1 of 4' })).toBeVisible()
})

test('past imports are undone from the page, and said so', async () => {
  const show = vi.fn()
  const takeDown = putUpNoticeBoard({ show, dismiss: () => {} })
  answers['GET /api/imports'] = () => Response.json({ imports: [buildDone('g')] })
  answers['DELETE /api/imports/g'] = () => new Response(null, { status: 204 })
  renderImport()
  expect(await screen.findByText(/1 list, 2 comics marked as read/)).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Undo import of Demon.cbl' }))
  await waitFor(() => expect(screen.getByText(/^Nothing imported lately/)).toBeVisible())
  expect(screen.getByRole('heading', { name: 'Your imports' })).toHaveFocus()
  expect(show.mock.calls[0]?.[0].text).toBe(
    'The import of “Demon.cbl” was undone. A list of it that you have changed since stays.',
  )
  takeDown()
})

test('a past import names the lines that it left out, whichever device it was made on', async () => {
  answers['GET /api/imports'] = () => Response.json({ imports: [buildDone('j')] })
  answers['GET /api/imports/j/left'] = () =>
    Response.json({ code: 'unavailable', message: 'Away.' }, { status: 503 })
  renderImport('/import?done=j')
  const retry = await screen.findByRole('button', { name: 'Try again' })
  expect(screen.getByRole('alert')).toHaveTextContent('They could not be loaded. Away.')
  const lines = [3, 4].map((line) => ({ line, text: 'Batman #404' }))
  answers['GET /api/imports/j/left'] = () => Response.json({ lines })
  await userEvent.click(retry)
  expect(await screen.findByText('Line 4: Batman #404')).toBeVisible()
  expect(screen.getByRole('heading', { name: '2 lines were left out' })).toHaveFocus()
})

test('a preview that is gone says so and leads back', async () => {
  answers['GET /api/imports/h'] = () =>
    Response.json({ code: 'not-found', message: 'There is no such import.' }, { status: 404 })
  renderImport('/import?preview=h')
  expect(await screen.findByText('This preview is gone')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Choose a file' })).toHaveAttribute('href', '/import')
})
