import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { MESSAGE_LENGTH } from '#contract/contact.ts'
import { MemoryRouter } from '#web/testing/memory-router.tsx'
import {
  contact,
  expectTexts,
  MEMBER,
  recordContact,
  renderContact,
  scriptLoaded,
  TEXTS,
  user,
  write,
} from '#web/testing/render-contact.tsx'
import { Contact } from './contact.tsx'

const { said, sent } = recordContact()
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
  await scriptLoaded()
  const field = screen.getByRole('textbox', { name })
  await user.click(field)
  if (text !== '') await user.paste(text)
  expect(field).not.toHaveAttribute('aria-invalid')
  await user.tab()
  expect(field).toHaveAttribute('aria-invalid', 'true')
  expect(field).toHaveAccessibleDescription(expect.stringContaining(words))
  await user.clear(field)
  await user.type(field, name === 'Email' ? TEXTS.email : TEXTS.message)
  expect(field).not.toHaveAttribute('aria-invalid')
})

test('does not count the blanks around a message as its length', async () => {
  renderContact()
  await scriptLoaded()
  await user.paste('  twelve chars   ')
  await user.tab()
  expect(message()).not.toHaveAttribute('aria-invalid')
})

test('counts the characters of a message', async () => {
  renderContact()
  await scriptLoaded()
  await user.paste('  Thwip! 🕸 ')
  expect(message()).toHaveAccessibleDescription('8 of 120 characters')
  await user.clear(message())
  expect(message()).toHaveAccessibleDescription('12 to 120 characters')
})

test('judges before it asks who is there, and leads to the first fault', async () => {
  renderContact()
  await scriptLoaded()
  await user.type(fullname(), TEXTS.fullname)
  await user.click(submit())
  expect(email()).toHaveFocus()
  expect(screen.getByText('Email is required!')).toBeVisible()
  expect(screen.getByText('Message is required')).toBeVisible()
  expect(said()).toEqual([])
})

test('asks a visitor to log in, sends nothing and keeps every character', async () => {
  renderContact()
  await scriptLoaded()
  await write()
  await user.click(submit())
  expect(said()).toEqual(['warning: Please Login to Submit...'])
  expect(sent()).toEqual([])
  expectTexts(TEXTS)
  await user.click(screen.getByRole('link', { name: 'Log in and come back to it' }))
  expect(localStorage.getItem('redirectUrl')).toBe('/#contact')
})

test('has what a visitor wrote after the way through the login page', async () => {
  renderContact()
  await scriptLoaded()
  await write()
  cleanup()
  renderContact({ user: MEMBER })
  await waitFor(() => expectTexts(TEXTS))
})

test('gives name and address of a member, but only where nobody has typed', async () => {
  const { tell } = renderContact()
  await scriptLoaded()
  await user.type(email(), TEXTS.email)
  tell(MEMBER)
  await waitFor(() => expect(fullname()).toHaveValue('Kamala Khan'))
  expect(email()).toHaveValue(TEXTS.email)
  tell(null)
  await waitFor(() => expect(fullname()).toHaveValue(''))
  expect(email()).toHaveValue(TEXTS.email)
})

test('does not trip over what somebody else left in the storage', async () => {
  sessionStorage.setItem('letter', '{"draft":{"message":7}}')
  renderContact()
  await scriptLoaded()
  await user.type(message(), 'Hello')
  expect(JSON.parse(String(sessionStorage.getItem('letter')))).toEqual({
    draft: { fullname: '', email: '', message: 'Hello' },
  })
})

test('loads its script when the form comes near, with what was typed before', async () => {
  let comeNear = async () => {}
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(report: (entries: { isIntersecting: boolean }[]) => void) {
        comeNear = () => act(async () => report([{ isIntersecting: true }]))
      }
      observe() {}
      disconnect() {}
    },
  )
  renderContact({ at: '/' })
  await user.type(fullname(), 'Peter')
  await user.type(message(), 'Hello')
  expect(message()).toHaveAccessibleDescription('12 to 120 characters')
  await comeNear()
  await waitFor(() => expect(message()).toHaveAccessibleDescription('5 of 120 characters'))
  expect(fullname()).toHaveValue('Peter')
  cleanup()
  renderContact()
  await waitFor(() => expect(message()).toHaveValue('Hello'))
})

test('takes a submit that was pressed before its script was loaded', async () => {
  renderContact({ at: '/' })
  await user.type(fullname(), TEXTS.fullname)
  await user.click(submit())
  expect(await screen.findByText('Message is required')).toBeVisible()
  expect(email()).toHaveFocus()
  expect(fullname()).toHaveValue(TEXTS.fullname)
})

test('keeps what was typed over the account’s own after a reload, and nothing once it is taken out', async () => {
  renderContact({ user: MEMBER })
  await scriptLoaded()
  await user.clear(fullname())
  await user.type(fullname(), 'Somebody Else')
  cleanup()
  const { tell } = renderContact({ user: MEMBER })
  await waitFor(() => expect(fullname()).toHaveValue('Somebody Else'))
  expect(email()).toHaveValue('kamala@example.com')
  await user.clear(fullname())
  tell(null)
  await waitFor(() => expectTexts({ fullname: '', email: '', message: '' }))
  expect(sessionStorage).toHaveLength(0)
})
