import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { StrictMode, useEffect } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { notify, putUpNoticeBoard } from '#web/lib/notify.ts'
import { Toasts } from './toasts.tsx'

afterEach(() => {
  vi.doUnmock('./toast-board.tsx')
  vi.useRealTimers()
})

async function raise(call: () => number): Promise<number> {
  return await act(async () => call())
}

test('shows nothing until there is a notice', () => {
  const { container } = render(<Toasts />)
  expect(container).toBeEmptyDOMElement()
})

test('shows what was raised before it was there', async () => {
  notify.success('Logged Out Successfully')
  render(<Toasts />)
  expect(await screen.findByRole('status')).toHaveTextContent('Logged Out Successfully')
})

test('loses nothing when React mounts everything twice', async () => {
  notify.success('Logged Out Successfully')
  render(<Toasts />, { wrapper: StrictMode })
  expect(await screen.findByRole('status')).toHaveTextContent('Logged Out Successfully')
})

test.each([
  ['success', 'status'],
  ['info', 'status'],
  ['warning', 'alert'],
  ['error', 'alert'],
] as const)('%s has the role %s from its first moment on', async (kind, role) => {
  render(<Toasts />)
  await raise(() => notify[kind]('Words'))
  expect(await screen.findByRole(role)).toHaveTextContent('Words')
})

test('the same words said again are one toast, which only the last of them takes back', async () => {
  render(<Toasts />)
  const first = await raise(() => notify.info('Again'))
  for (const _press of [2, 3]) await raise(() => notify.info('Again'))
  const last = await raise(() => notify.info('Again'))
  expect(await screen.findByRole('status')).toHaveTextContent('Again')
  await act(async () => notify.dismiss(first))
  expect(screen.getByRole('status')).toBeInTheDocument()
  await act(async () => notify.dismiss(last))
  expect(screen.queryByRole('status')).not.toBeInTheDocument()
})

test('takes back the notice it is told to, and no other', async () => {
  render(<Toasts />)
  const waiting = await raise(() => notify.info('Please Wait..'))
  await raise(() => notify.info('Stays'))
  await screen.findByText('Please Wait..')
  await act(async () => notify.dismiss(waiting))
  expect(screen.getByRole('status')).toHaveTextContent('Stays')
})

test('a toast closed by the keyboard gives the focus back to where it came from', async () => {
  render(
    <>
      <input aria-label="Fullname" />
      <Toasts />
    </>,
  )
  await raise(() => notify.error())
  const toast = await screen.findByRole('alert')
  expect(document.body).toHaveFocus()
  act(() => screen.getByRole('textbox').focus())
  const close = within(toast).getByRole('button', { name: 'Close' })
  act(() => close.focus())
  await userEvent.keyboard('{Enter}')
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  expect(screen.getByRole('textbox')).toHaveFocus()
})

test('says the words plainly when the script of the toasts cannot be had', async () => {
  vi.doMock('./toast-board.tsx', () => {
    throw new Error('Loading chunk 124 failed.')
  })
  vi.useFakeTimers({ shouldAdvanceTime: true })
  render(<Toasts />)
  const good = await raise(() => notify.success('Submitted successfully..'))
  await raise(() => notify.error('PERMISSION-DENIED'))
  expect(await screen.findByRole('status')).toHaveTextContent('Submitted successfully..')
  await raise(() => notify.error('PERMISSION-DENIED'))
  expect(screen.getByRole('alert')).toHaveTextContent('PERMISSION-DENIED')

  await act(async () => notify.dismiss(good))
  expect(screen.queryByRole('status')).not.toBeInTheDocument()
  await act(async () => vi.advanceTimersByTime(3000))
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

/**
 * The chunk of the toasts, pending until the test resolves it; its board renders a line to be found by.
 */
function holdBack() {
  const script = Promise.withResolvers<void>()
  vi.doMock('./toast-board.tsx', async () => {
    await script.promise
    return { ToastBoard: PrettyBoard }
  })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  return () =>
    act(async () => {
      script.resolve()
      await import('./toast-board.tsx')
    })
}

function PrettyBoard() {
  useEffect(() => putUpNoticeBoard({ show() {}, dismiss() {} }), [])
  return <p>Pretty</p>
}

const pass = (ms: number) => act(async () => vi.advanceTimersByTime(ms))

test('says the words plainly when the script of the toasts takes too long, and goes on so', async () => {
  const letCome = holdBack()
  render(<Toasts />)
  await raise(() => notify.aside('error', 'The server answered 503.'))
  await raise(() => notify.aside('error', 'Again'))
  await pass(3999)
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  await pass(1)
  const words = screen.getAllByRole('alert')
  expect(words.map((notice) => notice.textContent)).toEqual(['The server answered 503.', 'Again'])

  await letCome()
  expect(screen.queryByText('Pretty')).not.toBeInTheDocument()
  expect(screen.getAllByRole('alert')).toEqual(words)
})

test('does not wait any more when the script of the toasts has come', async () => {
  const letCome = holdBack()
  render(<Toasts />)
  await raise(() => notify.info('Words'))
  await pass(3999)
  await letCome()
  expect(screen.getByText('Pretty')).toBeVisible()
  expect(vi.getTimerCount()).toBe(0)
  await pass(60_000)
  expect(screen.getByText('Pretty')).toBeVisible()
})
