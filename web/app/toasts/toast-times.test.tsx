import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { notify } from '#web/lib/notify.ts'
import { Toasts } from './toasts.tsx'

// On a busy machine compiling the chunk may take longer than a test waits for a toast.
beforeAll(() => import('./toast-board.tsx'))
beforeEach(() => {
  // The library pauses in a window without focus, which jsdom's is.
  vi.spyOn(document, 'hasFocus').mockReturnValue(true)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
})
afterEach(() => {
  vi.useRealTimers()
})

/** A toast is removed some ticks after its duration, when its exit animation has ended. */
async function pass(ms: number) {
  await act(async () => vi.advanceTimersByTime(ms))
  await act(async () => vi.advanceTimersByTime(0))
}

async function raise(call: () => number) {
  await act(async () => call())
  // The chunk is already loaded: the import resolves within a few ticks, not after a duration.
  await act(async () => import('./toast-board.tsx'))
}

test.each([
  ['success', () => notify.success(), 'success', 'status', 2000],
  ['error', () => notify.error(), 'Not Authorized', 'alert', 3000],
  ['info', () => notify.info(), 'Not Authorized', 'status', 2000],
  ['warning', () => notify.warning(), 'Not Found', 'alert', 2000],
  ['aside', () => notify.aside('info', 'Saved'), 'Saved', 'status', 5000],
] as const)(
  '%s says its words in its role for its time, without a progress bar',
  async (_, call, text, role, durationMs) => {
    render(<Toasts />)
    await raise(call)
    expect(screen.getByRole(role)).toHaveTextContent(text)
    expect(screen.queryByRole('progressbar', { hidden: true })).not.toBeInTheDocument()
    await pass(durationMs - 1)
    expect(screen.getByRole(role)).toHaveTextContent(text)
    await pass(1)
    expect(screen.queryByRole(role)).not.toBeInTheDocument()
  },
)

test('the same words said again begin their time anew', async () => {
  render(<Toasts />)
  await raise(() => notify.info())
  await pass(1500)
  await raise(() => notify.info())
  await pass(1999)
  expect(screen.getByRole('status')).toBeInTheDocument()
  await pass(1)
  expect(screen.queryByRole('status')).not.toBeInTheDocument()
})

test('a toast stays while the focus is in it, and then has what was left of its time', async () => {
  render(
    <>
      <input aria-label="Fullname" />
      <Toasts />
    </>,
  )
  await raise(() => notify.error())
  await pass(2500)
  const toast = screen.getByRole('alert')
  act(() => within(toast).getByRole('button', { name: 'Close' }).focus())
  await pass(60_000)
  expect(toast).toBeVisible()
  act(() => screen.getByRole('textbox').focus())
  await pass(499)
  expect(screen.getByRole('alert')).toBeVisible()
  await pass(1)
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

test('a toast stays while the pointer is on it, and then has what was left of its time', async () => {
  render(<Toasts />)
  await raise(() => notify.success())
  await pass(1500)
  fireEvent.mouseEnter(screen.getByRole('status'))
  await pass(60_000)
  fireEvent.mouseLeave(screen.getByRole('status'))
  await pass(499)
  expect(screen.getByRole('status')).toBeVisible()
  await pass(1)
  expect(screen.queryByRole('status')).not.toBeInTheDocument()
})
