import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { type Notice, putUpNoticeBoard } from '#web/lib/notify.ts'
import { HideList } from './hide-list.tsx'

afterEach(() => vi.unstubAllGlobals())

const MISSING = () => Response.json({ code: 'not-found', message: 'No list.' }, { status: 404 })

function renderButton(asked: () => Response, answer: () => Response) {
  const calls: string[] = []
  vi.stubGlobal('fetch', async (path: string, { method = 'GET', body }: RequestInit) => {
    if (method === 'GET') return path === '/api/shared/aaaa/hidden' ? asked() : MISSING()
    calls.push(`${method} ${path} ${body}`)
    return answer()
  })
  render(<HideList token="aaaa" />)
  return calls
}

test('an open list is hidden by a press, and shown again by another', async () => {
  const shown = () => Response.json({ hidden: false })
  const calls = renderButton(shown, () => Response.json({ hidden: true }))
  await userEvent.click(await screen.findByRole('button', { name: 'Hide this list' }))
  expect(screen.getByRole('status')).toHaveTextContent('Nobody but its owner can read this list')
  await userEvent.click(screen.getByRole('button', { name: 'Show it again' }))
  expect(screen.getByRole('button', { name: 'Hide this list' })).toBeVisible()
  expect(calls).toEqual([
    'PUT /api/shared/aaaa/hidden {"hidden":true}',
    'PUT /api/shared/aaaa/hidden {"hidden":false}',
  ])
})

test('a hidden list that is not shown again stays as it is, which is said', async () => {
  const notices: Notice[] = []
  const takeDown = putUpNoticeBoard({ show: (one) => notices.push(one), dismiss: () => {} })
  renderButton(() => Response.json({ hidden: true }), MISSING)
  await userEvent.click(await screen.findByRole('button', { name: 'Show it again' }))
  expect(await screen.findByRole('button', { name: 'Show it again' })).toBeVisible()
  expect(notices.map(({ text }) => text)).toEqual(['The list is not shown again. No list.'])
  takeDown()
})

test('a list that is gone is said to be gone, not hidden', async () => {
  renderButton(MISSING, MISSING)
  expect(await screen.findByText('This list is gone.')).toBeVisible()
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})
