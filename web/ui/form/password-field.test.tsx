import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createRef } from 'react'
import { expect, test } from 'vitest'
import { PasswordField } from './password-field.tsx'

function renderField() {
  render(<PasswordField label="Password" autoComplete="new-password" />)
  return screen.getByLabelText('Password')
}

test('shows what is typed, and hides it again', async () => {
  const field = renderField()
  expect(field).toHaveAttribute('type', 'password')
  expect(field).toHaveAttribute('autocomplete', 'new-password')
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }))
  expect(field).toHaveAttribute('type', 'text')
  await userEvent.click(screen.getByRole('button', { name: 'Hide password' }))
  expect(field).toHaveAttribute('type', 'password')
})

test('lets the reader go on typing where the caret was', async () => {
  const field = renderField()
  await userEvent.type(field, 'webhead{ArrowLeft}{ArrowLeft}{ArrowLeft}{ArrowLeft}')
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }))
  await userEvent.keyboard('-')
  expect(field).toHaveValue('web-head')
})

test('keeps the focus on the eye when it was pressed by key', async () => {
  renderField()
  await userEvent.tab()
  await userEvent.tab()
  await userEvent.keyboard(' ')
  expect(screen.getByRole('button', { name: 'Hide password' })).toHaveFocus()
})

test('takes what is pasted', async () => {
  const field = renderField()
  await userEvent.click(field)
  await userEvent.paste('Correct horse 1')
  expect(field).toHaveValue('Correct horse 1')
})

test('does not submit the form it stands in', async () => {
  render(
    <form aria-label="Sign-up" onSubmit={() => expect.unreachable()}>
      <PasswordField label="Password" autoComplete="new-password" />
    </form>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }))
})

test('hands out its input', () => {
  const input = createRef<HTMLInputElement>()
  render(<PasswordField label="Password" autoComplete="current-password" ref={input} />)
  input.current?.focus()
  expect(screen.getByLabelText('Password')).toHaveFocus()
})
