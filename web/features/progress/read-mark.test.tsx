import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { dropAllUnsent } from '#web/lib/outbox/drop-unsent.ts'
import { readUnsent } from '#web/lib/outbox/outbox.ts'
import { buildUser } from '#web/testing/build-identity.ts'
import { ReadMark } from './read-mark.tsx'
import { renderProgress } from './testing/render-progress.tsx'

const COMICS = [337, 338, 339].map((id) => <ReadMark key={id} id={id} name={`Thor #${id}`} />)
const LONG_AGO = '2024-03-03T12:00:00.000Z'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-18T10:00:00Z') })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  dropAllUnsent()
})

function mark(name: string) {
  return screen.getByRole('button', { name: `Mark as read, ${name}` })
}

async function renderMarks(change?: (call: string) => Response, times = 1) {
  const rendered = renderProgress(COMICS, { read: { 337: LONG_AGO }, times, change })
  await waitFor(() => expect(mark('Thor #337')).toHaveAttribute('aria-pressed', 'true'))
  return rendered
}

test('all marks of a page know their state by one call, and a press saves one of them', async () => {
  const { calls } = await renderMarks()
  expect(calls).toEqual(['GET /api/progress?comics=337,338,339'])
  await userEvent.click(mark('Thor #338'))
  expect(mark('Thor #338')).toHaveAttribute('aria-pressed', 'true')
  expect(mark('Thor #339')).toHaveAttribute('aria-pressed', 'false')
  await waitFor(() => expect(calls.slice(1)).toEqual(['PUT /api/progress/comics/338']))
  // The boxes of all three, and the ticks on the covers of what is read.
  await waitFor(() => expect(document.querySelectorAll('svg')).toHaveLength(3 + 2))
})

test('a press by mistake and the one that takes it back leave the date as it was', async () => {
  const { calls } = await renderMarks()
  await userEvent.click(mark('Thor #337'))
  await userEvent.click(mark('Thor #337'))
  await waitFor(() =>
    expect(calls.slice(1)).toEqual([
      'DELETE /api/progress/comics/337',
      `PUT /api/progress/comics/337 {"readAt":"${LONG_AGO}"}`,
    ]),
  )
})

test('of a comic that was read again, a second press and Undo put all readings back', async () => {
  const readings = ['2019-05-01T00:00:00.000Z', LONG_AGO]
  const { calls, notices, takeDown } = await renderMarks(
    (call) =>
      call.startsWith('DELETE') ? Response.json({ readings }) : new Response(null, { status: 204 }),
    2,
  )
  const restored = `PUT /api/progress/comics/337 ${JSON.stringify({ readAt: LONG_AGO, readings })}`
  await userEvent.click(mark('Thor #337'))
  expect(notices).toMatchObject([
    { text: '“Thor #337” was read twice, and is not marked any more.', action: { label: 'Undo' } },
  ])
  await userEvent.click(mark('Thor #337'))
  await waitFor(() => expect(calls.at(-1)).toBe(restored))
  act(() => notices[0]?.action?.run())
  expect(mark('Thor #337')).toHaveAttribute('aria-pressed', 'true')
  await userEvent.click(mark('Thor #337'))
  await waitFor(() => expect(calls.at(-1)).toBe('DELETE /api/progress/comics/337'))
  act(() => notices[1]?.action?.run())
  await waitFor(() => expect(calls.at(-1)).toBe(restored))
  expect(mark('Thor #337')).toHaveAttribute('aria-pressed', 'true')
  takeDown()
})

test('a save that fails is taken back, and a notice names the comic and the reason', async () => {
  const refuse = () => Response.json({ code: 'full', message: 'No room.' }, { status: 409 })
  const { notices, takeDown } = await renderMarks(refuse)
  await userEvent.click(mark('Thor #338'))
  await waitFor(() => expect(mark('Thor #338')).toHaveAttribute('aria-pressed', 'false'))
  takeDown()
  expect(notices).toMatchObject([
    { kind: 'error', text: '“Thor #338” was not marked as read. No room.' },
  ])
})

test('a press offline is kept with its date', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await renderMarks(() => {
    throw new TypeError('Failed to fetch')
  })
  await userEvent.click(mark('Thor #338'))
  await waitFor(() =>
    expect(readUnsent(buildUser().email)).toMatchObject([
      {
        method: 'PUT',
        path: '/api/progress/comics/338',
        body: { readAt: '2026-11-18T10:00:00.000Z' },
      },
    ]),
  )
  expect(mark('Thor #338')).toHaveAttribute('aria-pressed', 'true')
})
