import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { OwnMark } from './own-mark.tsx'
import { ReadDate } from './read-date.tsx'
import { renderProgress } from './testing/render-progress.tsx'

const THOR = { id: 337, name: 'Thor #337' }
const PAGE = (
  <>
    <OwnMark {...THOR} />
    <ReadDate {...THOR} />
  </>
)

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 18, 11) })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a comic that is pressed now was read today', async () => {
  const { takeDown } = renderProgress(PAGE)
  await userEvent.click(screen.getByRole('button', { name: 'Mark as read' }))
  expect(screen.getByText(/^Read today/)).toBeVisible()
  takeDown()
})

test('reading again is dated, is no day to come, and can be undone', async () => {
  const { calls, notices, takeDown } = renderProgress(PAGE, {
    read: { 337: new Date(2024, 2, 3, 12).toISOString() },
  })
  expect(await screen.findByText(/^Read on 3 March 2024/)).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Read again' }))
  const day = await screen.findByLabelText('Day')
  expect(day).toHaveValue('2026-11-18')
  fireEvent.change(day, { target: { value: '2026-11-19' } })
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(screen.getByRole('alert')).toHaveTextContent('That day is still to come.')
  fireEvent.change(day, { target: { value: '2025-05-01' } })
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText(/^Read twice, last on 1 May 2025/)).toBeVisible()
  const readAt = new Date(2025, 4, 1, 12).toISOString()
  expect(calls.at(-1)).toBe(`PUT /api/progress/comics/337 {"readAt":"${readAt}","again":true}`)
  act(() => notices.at(-1)?.action?.run())
  expect(await screen.findByText(/^Read on 3 March 2024/)).toBeVisible()
  await waitFor(() =>
    expect(calls.at(-1)).toBe(
      `DELETE /api/progress/comics/337?readAt=${encodeURIComponent(readAt)}`,
    ),
  )
  takeDown()
})
