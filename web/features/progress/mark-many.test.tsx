import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { dropAllUnsent } from '#web/lib/outbox/drop-unsent.ts'
import { readUnsent } from '#web/lib/outbox/outbox.ts'
import { buildUser } from '#web/testing/build-identity.ts'
import { ProgressBand } from './progress-band.tsx'
import { RowMark } from './row-mark.tsx'
import { renderProgress } from './testing/render-progress.tsx'

const ORDER = [1, 2, 3, 4].map((id) => ({ id, title: `Civil War #${id}` }))
const NOW = '2026-11-18T10:00:00.000Z'
const IDS = ORDER.map(({ id }) => id)
const STORY = (
  <>
    <ProgressBand kind="events" id={238} name="Civil War" order={ORDER} />
    {ORDER.map(({ id, title }) => (
      <RowMark key={id} id={id} name={title} upTo={IDS.slice(0, id)} />
    ))}
  </>
)

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  dropAllUnsent()
})

function pressed() {
  return screen
    .getAllByRole('button', { name: /^Mark as read, / })
    .map((button) => button.getAttribute('aria-pressed') === 'true')
}

async function choose(item: RegExp | string) {
  await userEvent.click(screen.getByRole('button', { name: 'Mark as read…' }))
  await userEvent.click(screen.getByRole('menuitem', { name: item }))
}

test('a story is marked as a whole, tells how much of it is read, and is as before when that is undone', async () => {
  const { calls, notices, takeDown } = renderProgress(STORY, {
    read: { 2: '2024-03-03T12:00:00Z' },
  })
  await waitFor(() => expect(pressed()).toEqual([false, true, false, false]))
  expect(screen.getByText('1', { selector: 'b' }).parentElement).toHaveTextContent(
    'You have read 1 of 1,441',
  )
  await choose('All 4 comics')
  await waitFor(() => expect(notices).toHaveLength(1))
  expect(pressed()).toEqual([true, true, true, true])
  expect(calls).toContain('PUT /api/progress/comics {"read":[1,3,4]}')
  expect(notices).toMatchObject([{ text: '3 comics marked as read.', action: { label: 'Undo' } }])
  await screen.findByText('4', { selector: 'b' })
  act(() => notices[0]?.action?.run())
  expect(pressed()).toEqual([false, true, false, false])
  takeDown()
})

test('a row that is pressed offers those before it, the one pressed last only', async () => {
  const { calls, takeDown } = renderProgress(STORY, { read: { 2: '2024-03-03T12:00:00Z' } })
  await waitFor(() => expect(pressed()).toEqual([false, true, false, false]))
  await userEvent.click(screen.getByRole('button', { name: 'Mark as read, Civil War #3' }))
  await userEvent.click(screen.getByRole('button', { name: 'Mark as read, Civil War #4' }))
  await userEvent.click(screen.getByRole('button', { name: /^Mark 1 part before it too/ }))
  await waitFor(() => expect(pressed()).toEqual([true, true, true, true]))
  expect(calls).toContain('PUT /api/progress/comics {"read":[1]}')
  expect(screen.queryByRole('button', { name: /before it too/ })).not.toBeInTheDocument()
  takeDown()
})

test('a story marked offline waits in the outbox, with its date', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(NOW) })
  const { takeDown } = renderProgress(STORY, {
    change() {
      throw new TypeError('Failed to fetch')
    },
  })
  await choose('All 4 comics')
  await waitFor(() =>
    expect(readUnsent(buildUser().email)).toMatchObject([
      { method: 'PUT', path: '/api/progress/comics', body: { read: IDS, readAt: NOW } },
    ]),
  )
  expect(pressed()).toEqual([true, true, true, true])
  takeDown()
})

test('a series marked offline waits with its date too', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(NOW) })
  const { takeDown } = renderProgress(<ProgressBand kind="series" id={7} name="Thor" />, {
    change() {
      throw new TypeError('Failed to fetch')
    },
  })
  await choose(/^All/)
  await waitFor(() =>
    expect(readUnsent(buildUser().email)).toMatchObject([
      { path: '/api/progress/series/7', body: { readAt: NOW } },
    ]),
  )
  takeDown()
})

test('undone offline, it is not sent at all: who knows what was read long ago', async () => {
  const { calls, notices, takeDown } = renderProgress(STORY, {
    change() {
      throw new TypeError('Failed to fetch')
    },
  })
  await choose('All 4 comics')
  await waitFor(() => expect(notices.at(-1)?.text).toBe('4 comics marked as read.'))
  act(() => notices.at(-1)?.action?.run())
  await waitFor(() => expect(pressed()).toEqual([false, false, false, false]))
  expect(readUnsent(buildUser().email)).toEqual([])
  expect(calls.filter((call) => call.startsWith('PUT'))).toHaveLength(1)
  takeDown()
})

test('marked offline and sent since, nothing is taken back that may have been read before', async () => {
  const { notices, takeDown } = renderProgress(STORY, {
    change() {
      throw new TypeError('Failed to fetch')
    },
  })
  await choose('All 4 comics')
  await waitFor(() => expect(notices.at(-1)?.text).toBe('4 comics marked as read.'))
  dropAllUnsent()
  act(() => notices.at(-1)?.action?.run())
  await waitFor(() => expect(notices.at(-1)).toMatchObject({ kind: 'error' }))
  expect(readUnsent(buildUser().email)).toEqual([])
  expect(pressed()).toEqual([true, true, true, true])
  takeDown()
})

test('a story is marked up to a part, and from one on', async () => {
  const { calls, notices, takeDown } = renderProgress(STORY)
  await choose('Some parts…')
  const [from, upTo] = [await screen.findByLabelText('From'), screen.getByLabelText('Up to')]
  const submit = screen.getByRole('button', { name: 'Mark as read' })
  await userEvent.selectOptions(upTo, '3. Civil War #3')
  await userEvent.selectOptions(from, '4. Civil War #4')
  await userEvent.click(submit)
  expect(screen.getByRole('alert')).toHaveTextContent('The last part comes before the first.')
  await userEvent.selectOptions(from, '2. Civil War #2')
  await userEvent.click(submit)
  await waitFor(() => expect(notices).toMatchObject([{ text: '2 comics marked as read.' }]))
  expect(calls).toContain('PUT /api/progress/comics {"read":[2,3]}')
  await choose('Some parts…')
  await userEvent.selectOptions(await screen.findByLabelText('Up to'), '2. Civil War #2')
  await userEvent.click(screen.getByRole('button', { name: 'Mark as read' }))
  await waitFor(() => expect(calls).toContain('PUT /api/progress/comics {"read":[1]}'))
  takeDown()
})

test('numbers of a series are asked for, and a refusal stays in the dialog', async () => {
  let answer = () =>
    Response.json({ code: 'bad', message: 'There is no #900 in this series.' }, { status: 400 })
  const { calls, notices, takeDown } = renderProgress(
    <ProgressBand kind="series" id={7} name="Thor" />,
    {
      change: () => answer(),
    },
  )
  await choose('Some numbers…')
  const submit = await screen.findByRole('button', { name: 'Mark as read' })
  await userEvent.click(submit)
  expect(screen.getByRole('alert')).toHaveTextContent('Please give the last number.')
  await userEvent.type(screen.getByLabelText('Last number'), '#900')
  await userEvent.click(submit)
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('There is no #900'))
  answer = () => Response.json({ marked: [5, 6] })
  await userEvent.type(screen.getByLabelText('First number'), '5')
  await userEvent.click(screen.getByRole('button', { name: 'Mark as read' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(calls.filter((call) => call.startsWith('PUT'))).toEqual([
    'PUT /api/progress/series/7 {"upTo":"900"}',
    'PUT /api/progress/series/7 {"numbers":"5..900"}',
  ])
  expect(notices).toMatchObject([{ text: '2 comics marked as read.' }])
  takeDown()
})
