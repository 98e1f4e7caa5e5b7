import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { Button } from './button.tsx'

test('calls back when pressed', async () => {
  const onClick = vi.fn()
  render(
    <Button busy={false} onClick={onClick}>
      Submit
    </Button>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Submit' }))
  expect(onClick).toHaveBeenCalledOnce()
})

test('asks for patience while it is busy, and does nothing when pressed', async () => {
  const onClick = vi.fn()
  render(
    <Button busy onClick={onClick}>
      Submit
    </Button>,
  )
  const button = screen.getByRole('button', { name: 'Please Wait..' })
  await userEvent.click(button)
  expect(onClick).not.toHaveBeenCalled()
  expect(button).toHaveAttribute('aria-disabled', 'true')
  expect(button).toHaveFocus()
})

test('submits its form, and not a second time while it is busy', async () => {
  const onSubmit = vi.fn((event) => event.preventDefault())
  const formWith = (busy: boolean) => (
    <form onSubmit={onSubmit}>
      <input aria-label="Fullname" />
      <Button type="submit" busy={busy}>
        Submit
      </Button>
    </form>
  )
  const { rerender } = render(formWith(false))
  await userEvent.type(screen.getByRole('textbox'), 'Asha{Enter}')
  expect(onSubmit).toHaveBeenCalledOnce()
  rerender(formWith(true))
  await userEvent.type(screen.getByRole('textbox'), '{Enter}')
  await userEvent.click(screen.getByRole('button'))
  expect(onSubmit).toHaveBeenCalledOnce()
})
