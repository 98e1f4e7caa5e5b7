import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import {
  contact,
  deskOpened,
  LETTER,
  recordDesk,
  renderContact,
} from '#web/testing/render-contact.tsx'

recordDesk()
const { fullname, email, message, submit } = contact
const address = () => screen.getByLabelText('Address')

test('opens the desk when the form comes near, with what was typed before', async () => {
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
  await userEvent.type(fullname(), 'Peter')
  await userEvent.type(message(), 'Hello')
  expect(message()).toHaveAccessibleDescription('12 to 120 characters')
  await comeNear()
  await waitFor(() => expect(message()).toHaveAccessibleDescription('5 of 120 characters'))
  expect(fullname()).toHaveValue('Peter')
  cleanup()
  renderContact()
  await waitFor(() => expect(message()).toHaveValue('Hello'))
})

test('takes a submit that was pressed before the desk was open', async () => {
  renderContact({ at: '/' })
  await userEvent.type(fullname(), LETTER.fullname)
  await userEvent.click(submit())
  expect(await screen.findByText('Message is required')).toBeVisible()
  expect(email()).toHaveFocus()
  expect(fullname()).toHaveValue(LETTER.fullname)
})

test('begins the message that the address has, and takes it out of the address', async () => {
  renderContact({ at: '/?plan=basic&message=A+mistake+in+Thor%3A+#contact' })
  await deskOpened()
  expect(message()).toHaveValue('A mistake in Thor: ')
  expect(address()).toHaveTextContent('/?plan=basic#contact')
  cleanup()
  renderContact()
  await waitFor(() => expect(message()).toHaveValue('A mistake in Thor: '))
})

test('lets a message that is begun already be', async () => {
  renderContact({ at: '/?message=A+mistake' })
  fireEvent.input(message(), { target: { value: 'My own words' } })
  await deskOpened()
  expect(message()).toHaveValue('My own words')
  expect(address()).toHaveTextContent('/#contact')
})
