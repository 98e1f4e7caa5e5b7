import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createPath, MemoryRouter, useLocation } from 'react-router'
import { beforeAll, beforeEach, expect, vi } from 'vitest'
import { Contact } from '#web/features/contact/contact.tsx'
import { CurrentUserContext } from '#web/lib/identity/current-user.ts'
import type { CurrentUser } from '#web/lib/identity/identity.ts'
import { type Notice, putUpNoticeBoard } from '#web/lib/notify.ts'
import { buildUser } from './build-identity.ts'

export const MEMBER = buildUser({ displayName: 'Kamala Khan', email: 'kamala@example.com' })
export const LETTER = {
  fullname: 'Peter Parker',
  email: 'peter@example.com',
  message: 'The date of issue 15 looks odd.',
}

interface Reader {
  user?: CurrentUser | null | 'not known yet'
  at?: string
}

/** The section with the form; at the address of the form unless told, so that its desk opens. */
export function renderContact({ user = null, at = '/#contact' }: Reader = {}) {
  const page = (reader: Reader['user']) => (
    <MemoryRouter initialEntries={['/comics', at]} initialIndex={1}>
      <CurrentUserContext value={reader === 'not known yet' ? undefined : reader}>
        <Contact />
        <Address />
      </CurrentUserContext>
    </MemoryRouter>
  )
  const { rerender } = render(page(user))
  return { tell: (reader: CurrentUser | null) => rerender(page(reader)) }
}

function Address() {
  return <output aria-label="Address">{createPath(useLocation())}</output>
}

export const contact = {
  fullname: () => screen.getByRole('textbox', { name: 'Fullname' }),
  email: () => screen.getByRole('textbox', { name: 'Email' }),
  message: () => screen.getByRole('textbox', { name: 'Message' }),
  submit: () => screen.getByRole('button', { name: 'Submit' }),
  restore: () => screen.queryByRole('button', { name: 'Restore my message' }),
}

/** It gives the focus to the message of whoever came for the form. */
export async function deskOpened() {
  await waitFor(() => expect(contact.message()).toHaveFocus())
}

export async function write(letter = LETTER) {
  for (const name of ['fullname', 'email', 'message'] as const) {
    const field = contact[name]()
    await userEvent.clear(field)
    await userEvent.type(field, letter[name])
  }
}

export function expectTexts(letter: typeof LETTER) {
  expect(contact.fullname()).toHaveValue(letter.fullname)
  expect(contact.email()).toHaveValue(letter.email)
  expect(contact.message()).toHaveValue(letter.message)
}

/** Takes what the desk sends and says in each test of a file; storage is empty before each. */
export function recordDesk() {
  let notices: Notice[] = []
  let dismissed: number[] = []
  let sent: { letter: unknown; key: string | null }[] = []
  let answers: Response[] = []

  // A busy machine may take longer to read it than a test waits for it.
  beforeAll(() => import('#web/features/contact/contact-desk.tsx'))
  beforeEach(() => {
    ;[notices, dismissed, sent, answers] = [[], [], [], []]
    sessionStorage.clear()
    localStorage.clear()
    vi.stubGlobal('fetch', async (_path: string, { body, headers }: RequestInit) => {
      const key = new Headers(headers).get('idempotency-key')
      sent.push({ letter: JSON.parse(String(body)), key })
      return answers.shift() ?? Response.json({ id: key }, { status: 201 })
    })
    return putUpNoticeBoard({
      show: (notice) => notices.push(notice),
      dismiss: (id) => dismissed.push(id),
    })
  })

  return {
    said: () => notices.map(({ kind, text }) => `${kind}: ${text}`),
    /** Words of notices that were taken away before their time. */
    takenAway: () => notices.filter(({ id }) => dismissed.includes(id)).map(({ text }) => text),
    sent: () => sent,
    refuseNext(code = 'unavailable') {
      const fault = { code, message: 'Please try again.' }
      answers.push(Response.json(fault, { status: 503 }))
    },
  }
}
