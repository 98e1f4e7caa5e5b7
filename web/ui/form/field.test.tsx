import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createRef } from 'react'
import { expect, test } from 'vitest'
import { Field } from './field.tsx'
import { SelectField } from './select-field.tsx'
import { TextareaField } from './textarea-field.tsx'

test('is named by its label alone, and described by its hint', () => {
  render(<Field label="Fullname" hint="8 to 40 characters" />)
  const field = screen.getByRole('textbox', { name: 'Fullname' })
  expect(field).toBeValid()
  expect(field).toHaveAccessibleDescription('8 to 40 characters')
})

test('says what is wrong with it', () => {
  render(<Field label="Email" type="email" hint="optional" error="Must be a valid email!" />)
  const field = screen.getByRole('textbox', { name: 'Email' })
  expect(field).toBeInvalid()
  expect(field).toHaveAccessibleDescription('Must be a valid email! optional')
})

test('keeps the description that the caller has for it', () => {
  render(
    <>
      <Field label="Fullname" aria-describedby="more" error="Fullname is required" />
      <p id="more">As on your cover</p>
    </>,
  )
  expect(screen.getByRole('textbox')).toHaveAccessibleDescription(
    'Fullname is required As on your cover',
  )
})

test('leaves its value to the browser when nobody controls it', async () => {
  const input = createRef<HTMLInputElement>()
  const { rerender } = render(<Field label="Fullname" ref={input} defaultValue="Asha" />)
  await userEvent.type(screen.getByRole('textbox'), ' Rao')
  rerender(<Field label="Fullname" ref={input} defaultValue="Asha" error="Too short" />)
  expect(input.current).toHaveValue('Asha Rao')
})

test('has a variant of several lines and one of choices', async () => {
  render(
    <>
      <TextareaField label="Message" error="Message is required" />
      <SelectField label="Order">
        <option>By name</option>
        <option>Newest first</option>
      </SelectField>
    </>,
  )
  expect(screen.getByRole('textbox', { name: 'Message' })).toBeInvalid()
  const order = screen.getByRole('combobox', { name: 'Order' })
  await userEvent.selectOptions(order, 'Newest first')
  expect(order).toHaveValue('Newest first')
})
