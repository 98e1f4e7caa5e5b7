import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, expect, vi } from 'vitest'
import { Contact } from '#web/features/contact/contact.tsx'
import {
  CurrentUserContext,
  type FirstCheck,
  FirstCheckContext,
} from '#web/lib/identity/current-user.ts'
import type { CurrentUser } from '#web/lib/identity/identity.ts'
import { type Notice, putUpNoticeBoard } from '#web/lib/notify.ts'
import { MemoryRouter } from '#web/testing/memory-router.tsx'
import { buildUser } from './build-identity.ts'

export const MEMBER = buildUser({ displayName: 'Kamala Khan', email: 'kamala@example.com' })
export const TEXTS = {
  fullname: 'Peter Parker',
  email: 'peter@example.com',
  message: 'The date of issue 15 looks odd.',
}

/** Without delays between keys, which would never end under fake timers. */
export const user = userEvent.setup({ delay: null })

interface Reader {
  user?: CurrentUser | null | 'not known yet'
  at?: string
}

const CHECKED: FirstCheck = { trouble: undefined, tryAgain: () => {} }

/**
 * Renders the section with the contact form; by default at the URL of the form, so that its chunk is
 * loaded.
 */
export function renderContact({ user = null, at = '/#contact' }: Reader = {}) {
  const page = (reader: Reader['user'], check: FirstCheck = CHECKED) => (
    <MemoryRouter initialEntries={['/comics', at]} initialIndex={1}>
      <FirstCheckContext value={check}>
        <CurrentUserContext value={reader === 'not known yet' ? undefined : reader}>
          <Contact />
        </CurrentUserContext>
      </FirstCheckContext>
    </MemoryRouter>
  )
  const { rerender } = render(page(user))
  return {
    tell: (reader: CurrentUser | null) => rerender(page(reader)),
    /** While it is not known yet who reads. */
    check: (check: FirstCheck) => rerender(page(undefined, check)),
  }
}

export const contact = {
  fullname: () => screen.getByRole('textbox', { name: 'Fullname' }),
  email: () => screen.getByRole('textbox', { name: 'Email' }),
  message: () => screen.getByRole('textbox', { name: 'Message' }),
  submit: () => screen.getByRole('button', { name: /^(Submit|Please Wait\.\.)$/ }),
  restore: () => screen.queryByRole('button', { name: 'Restore my message' }),
}

/** The controller focuses the message when the address links to the form. */
export async function scriptLoaded() {
  await waitFor(() => expect(contact.message()).toHaveFocus())
}

export async function write(texts = TEXTS) {
  for (const name of ['fullname', 'email', 'message'] as const) {
    await user.clear(contact[name]())
    await user.paste(texts[name])
  }
}

export function expectTexts(texts: typeof TEXTS) {
  expect(contact.fullname()).toHaveValue(texts.fullname)
  expect(contact.email()).toHaveValue(texts.email)
  expect(contact.message()).toHaveValue(texts.message)
}

/** Records requests and notices in each test of a file; storage is empty before each. */
export function recordContact() {
  let notices: Notice[] = []
  let dismissed: number[] = []
  let sent: { texts: unknown; key: string | null }[] = []
  let answers: Response[] = []

  // On a busy machine compiling the chunk may take longer than a test waits for it.
  beforeAll(() => import('#web/features/contact/contact-controller.tsx'))
  beforeEach(() => {
    ;[notices, dismissed, sent, answers] = [[], [], [], []]
    sessionStorage.clear()
    localStorage.clear()
    vi.stubGlobal('fetch', async (_path: string, { body, headers }: RequestInit) => {
      const key = new Headers(headers).get('idempotency-key')
      sent.push({ texts: JSON.parse(String(body)), key })
      return answers.shift() ?? Response.json({ id: key }, { status: 201 })
    })
    return putUpNoticeBoard({
      show: (notice) => notices.push(notice),
      dismiss: (id) => dismissed.push(id),
    })
  })

  return {
    said: () => notices.map(({ kind, text }) => `${kind}: ${text}`),
    /** The texts of notices that were dismissed before their duration. */
    takenAway: () => notices.filter(({ id }) => dismissed.includes(id)).map(({ text }) => text),
    sent: () => sent,
    refuseNext(code = 'unavailable') {
      const fault = { code, message: 'Please try again.' }
      answers.push(Response.json(fault, { status: 503 }))
    },
  }
}

/** Fake timers in each test of a file, which Testing Library advances while it waits. */
export function fakeTimeouts() {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
    // Testing Library detects the fake timers of Jest only.
    vi.stubGlobal('jest', { advanceTimersByTime: (ms: number) => vi.advanceTimersByTime(ms) })
  })
  afterEach(() => {
    vi.useRealTimers()
  })
}
