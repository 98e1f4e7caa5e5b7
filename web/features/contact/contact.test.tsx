import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { MESSAGE_LENGTH } from '#contract/contact.ts'
import {
  contact,
  deskOpened,
  expectTexts,
  LETTER,
  MEMBER,
  recordDesk,
  renderContact,
  write,
} from '#web/testing/render-contact.tsx'
import { Contact } from './contact.tsx'

const { said, sent } = recordDesk()
const { fullname, email, message, submit } = contact

test('stands in the prerendered page, and puts no text into an address before its script', () => {
  const page = document.createElement('div')
  page.innerHTML = renderToStaticMarkup(
    <MemoryRouter>
      <Contact />
    </MemoryRouter>,
  )
  const labels = [...page.querySelectorAll('label')].map((label) => label.textContent)
  expect(labels).toEqual(['Fullname', 'Email', 'Message'])
  expect(page.querySelector('form')?.method).toBe('dialog')
  expect(page).toHaveTextContent(`${MESSAGE_LENGTH.min} to ${MESSAGE_LENGTH.max} characters`)
})

test.each([
  ['Fullname', '', 'Fullname is required'],
  ['Fullname', 'Parker', 'Must be 8 characters minimum'],
  ['Fullname', 'P. Park', 'Must be 8 characters minimum'],
  ['Fullname', 'P'.repeat(41), 'Must be 40 characters maximum'],
  ['Fullname', '🕷'.repeat(41), 'Must be 40 characters maximum'],
  ['Email', '', 'Email is required!'],
  ['Email', 'peter@', 'Must be a valid email!'],
  ['Email', 'peter@parker', 'Must be a valid email!'],
  ['Message', '', 'Message is required'],
  ['Message', 'Hello there', 'Must be 12 characters minimum'],
  ['Message', 'x'.repeat(121), 'Must be 120 characters maximum'],
])('%s with %j says, once it was left, %s', async (name, text, words) => {
  renderContact()
  await deskOpened()
  const field = screen.getByRole('textbox', { name })
  await userEvent.click(field)
  if (text !== '') await userEvent.paste(text)
  expect(field).not.toHaveAttribute('aria-invalid')
  await userEvent.tab()
  expect(field).toHaveAttribute('aria-invalid', 'true')
  expect(field).toHaveAccessibleDescription(expect.stringContaining(words))
  await userEvent.clear(field)
  await userEvent.type(field, name === 'Email' ? LETTER.email : LETTER.message)
  expect(field).not.toHaveAttribute('aria-invalid')
})

test('does not count the blanks around a message as its length', async () => {
  renderContact()
  await deskOpened()
  await userEvent.paste('  twelve chars   ')
  await userEvent.tab()
  expect(message()).not.toHaveAttribute('aria-invalid')
})

test('counts the letters of a message', async () => {
  renderContact()
  await deskOpened()
  await userEvent.paste('  Thwip! 🕸 ')
  expect(message()).toHaveAccessibleDescription('8 of 120 characters')
  await userEvent.clear(message())
  expect(message()).toHaveAccessibleDescription('12 to 120 characters')
})

test('judges before it asks who is there, and leads to the first fault', async () => {
  renderContact()
  await deskOpened()
  await userEvent.type(fullname(), LETTER.fullname)
  await userEvent.click(submit())
  expect(email()).toHaveFocus()
  expect(screen.getByText('Email is required!')).toBeVisible()
  expect(screen.getByText('Message is required')).toBeVisible()
  expect(said()).toEqual([])
})

test('asks a visitor to log in, sends nothing and keeps every letter', async () => {
  renderContact()
  await deskOpened()
  await write()
  await userEvent.click(submit())
  expect(said()).toEqual(['warning: Please Login to Submit...'])
  expect(sent()).toEqual([])
  expectTexts(LETTER)
  await userEvent.click(screen.getByRole('link', { name: 'Log in and come back to it' }))
  expect(localStorage.getItem('redirectUrl')).toBe('/#contact')
})

test('has what a visitor wrote after the way through the login page', async () => {
  renderContact()
  await deskOpened()
  await write()
  cleanup()
  renderContact({ user: MEMBER })
  await waitFor(() => expectTexts(LETTER))
})

test('gives name and address of a member, but only where nobody has typed', async () => {
  const { tell } = renderContact()
  await deskOpened()
  await userEvent.type(email(), LETTER.email)
  tell(MEMBER)
  await waitFor(() => expect(fullname()).toHaveValue('Kamala Khan'))
  expect(email()).toHaveValue(LETTER.email)
  tell(null)
  await waitFor(() => expect(fullname()).toHaveValue(''))
  expect(email()).toHaveValue(LETTER.email)
})

test('keeps what was typed over the account’s own after a reload, and nothing once it is taken out', async () => {
  renderContact({ user: MEMBER })
  await deskOpened()
  await userEvent.clear(fullname())
  await userEvent.type(fullname(), 'Somebody Else')
  cleanup()
  const { tell } = renderContact({ user: MEMBER })
  await waitFor(() => expect(fullname()).toHaveValue('Somebody Else'))
  expect(email()).toHaveValue('kamala@example.com')
  await userEvent.clear(fullname())
  tell(null)
  await waitFor(() => expectTexts({ fullname: '', email: '', message: '' }))
  expect(sessionStorage).toHaveLength(0)
})
