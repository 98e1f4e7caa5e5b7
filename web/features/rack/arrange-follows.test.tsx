import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import type { Follow } from '#contract/follows.ts'
import { putUpNoticeBoard } from '#web/lib/notify.ts'
import { MemoryRouter } from '#web/testing/memory-router.tsx'
import { ArrangeFollows } from './arrange-follows.tsx'

let takeDown = () => {}
afterEach(() => {
  takeDown()
  vi.unstubAllGlobals()
})

function buildFollow(id: number, title: string, putOffUntil: string | null = null): Follow {
  const followedAt = '2026-11-01T00:00:00.000Z'
  return { kind: 'series', id, title, href: `/series/${id}`, followedAt, putOffUntil }
}

/** A server that keeps the calls that change something, and answers them as told. */
function renderFollows(
  answer: () => Promise<Response> = async () => new Response(null, { status: 204 }),
) {
  const follows = [
    buildFollow(1, 'Thor'),
    buildFollow(2, 'Hulk', '2026-12-01T12:00:00.000Z'),
    buildFollow(3, 'Namor'),
  ]
  const calls: [method: string, path: string, body: unknown][] = []
  vi.stubGlobal('fetch', async (path: string, { method = 'GET', body }: RequestInit = {}) => {
    if (method === 'GET') return Response.json({ follows })
    calls.push([method, path, body === undefined ? undefined : JSON.parse(String(body))])
    return answer()
  })
  const notices: { text: string; undo?: () => void }[] = []
  takeDown = putUpNoticeBoard({
    show: ({ text, action }) => notices.push({ text, undo: action?.run }),
    dismiss() {},
  })
  const onChanged = vi.fn()
  render(
    <MemoryRouter initialEntries={['/rack']}>
      <ArrangeFollows onChanged={onChanged} />
    </MemoryRouter>,
  )
  return { calls, notices, onChanged }
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const titles = () => screen.getAllByRole('link').map(({ textContent }) => textContent)

test('what is followed is moved by buttons, which keep the focus, and the order is saved', async () => {
  const { calls, onChanged } = renderFollows()
  await press('Move Namor up')
  expect(titles()).toEqual(['Thor', 'Namor', 'Hulk'])
  expect(screen.getByRole('button', { name: 'Move Namor up' })).toHaveFocus()
  await userEvent.keyboard('{Enter}{Enter}')
  expect(titles()).toEqual(['Namor', 'Thor', 'Hulk'])
  expect(screen.getByRole('status')).toHaveTextContent('Namor: moved to 1 of 3')
  await waitFor(() => expect(onChanged).toHaveBeenCalledTimes(2))
  const order = (...ids: number[]) => ({ order: ids.map((id) => ({ kind: 'series', id })) })
  expect(calls).toEqual([
    ['PUT', '/api/follows', order(1, 3, 2)],
    ['PUT', '/api/follows', order(3, 1, 2)],
  ])
})

test('a change that is refused is taken back with words', async () => {
  const refusal = { code: 'unavailable', message: 'The database is away.' }
  const answer = Promise.withResolvers<Response>()
  const { notices } = renderFollows(() => answer.promise)
  await press('Unfollow Thor')
  expect(titles()).toEqual(['Hulk', 'Namor'])
  answer.resolve(Response.json(refusal, { status: 503 }))
  await waitFor(() => expect(titles()).toEqual(['Thor', 'Hulk', 'Namor']))
  expect(notices.at(-1)?.text).toMatch(/^That was not saved\./)
})

test('what is put off says until when, and comes back; what was dropped is put back in its place', async () => {
  const { calls, notices } = renderFollows()
  expect(await screen.findByText(/put off until 1 December 2026/)).toBeInTheDocument()
  await press('Bring back Hulk')
  expect(screen.queryByText(/put off/)).not.toBeInTheDocument()
  await press('Unfollow Thor')
  notices.at(-1)?.undo?.()
  await waitFor(() => expect(titles()).toEqual(['Thor', 'Hulk', 'Namor']))
  await waitFor(() => expect(calls).toHaveLength(4))
  expect(calls.map(([method, path]) => [method, path])).toEqual([
    ['PUT', '/api/follows/series/2/put-off'],
    ['DELETE', '/api/follows/series/1'],
    ['PUT', '/api/follows/series/1'],
    ['PUT', '/api/follows'],
  ])
})
