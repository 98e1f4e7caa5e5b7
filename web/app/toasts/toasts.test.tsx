import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { StrictMode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { notify } from '#web/lib/notify.ts'
import { Toasts } from './toasts.tsx'

afterEach(() => {
  vi.doUnmock('./toast-board.tsx')
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

test('shows the same words twice when they are said twice', async () => {
  render(<Toasts />)
  await raise(() => notify.info('Again'))
  await raise(() => notify.info('Again'))
  expect(await screen.findAllByRole('status')).toHaveLength(2)
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
  expect(screen.getByRole('alert')).toHaveTextContent('PERMISSION-DENIED')

  await act(async () => notify.dismiss(good))
  expect(screen.queryByRole('status')).not.toBeInTheDocument()
  await act(async () => vi.advanceTimersByTime(3000))
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  vi.useRealTimers()
})
