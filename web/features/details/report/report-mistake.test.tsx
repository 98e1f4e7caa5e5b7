import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CurrentUserContext } from '#web/lib/identity/current-user.ts'
import { type Notice, putUpNoticeBoard } from '#web/lib/notify.ts'
import { buildUser } from '#web/testing/build-identity.ts'
import { MemoryRouter } from '#web/testing/memory-router.tsx'
import { ReportMistake } from './report-mistake.tsx'

const WORDS = 'John Byrne drew this issue.'
const KEPT = () => Response.json({ id: 'id-1' }, { status: 201 })
const AWAY = () =>
  Response.json({ code: 'unavailable', message: 'The store is away.' }, { status: 503 })

let answer: () => Response
let sent: { body: unknown; key: string | null }[]
let notices: Notice[]
let takeDown: () => void

beforeEach(() => {
  answer = KEPT
  sent = []
  notices = []
  takeDown = putUpNoticeBoard({ show: (notice) => notices.push(notice), dismiss: () => {} })
  vi.stubGlobal('fetch', async (path: string, { body, headers }: RequestInit) => {
    expect(path).toBe('/api/queries/reports')
    sent.push({ body: JSON.parse(String(body)), key: new Headers(headers).get('idempotency-key') })
    return answer()
  })
})

afterEach(() => {
  takeDown()
  vi.unstubAllGlobals()
})

/** Of a member of their own: what was typed is kept by member. */
async function openDialog() {
  render(
    <MemoryRouter>
      <CurrentUserContext value={buildUser({ email: `${crypto.randomUUID()}@example.com` })}>
        <ReportMistake name="Uncanny X-Men #141" about="/comics/12460" />
      </CurrentUserContext>
    </MemoryRouter>,
  )
  await userEvent.click(opener())
}

const opener = () => screen.getByRole('button', { name: 'Report a mistake' })
const dialog = () => screen.getByRole('dialog', { name: 'Report a mistake' })
const field = () => within(dialog()).getByRole('textbox', { name: 'What is wrong or missing?' })
const press = (name: string) => userEvent.click(within(dialog()).getByRole('button', { name }))

test('sends what is wrong with the address of the page, thanks, and closes', async () => {
  await openDialog()
  expect(field()).toHaveFocus()
  expect(dialog()).toHaveTextContent('About Uncanny X-Men #141')
  await userEvent.type(field(), WORDS)
  expect(dialog()).toHaveTextContent('27 / 500')
  await press('Send')
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(sent).toMatchObject([{ body: { about: '/comics/12460', message: WORDS } }])
  expect(notices.map(({ text }) => text)).toEqual(['Thank you, your report has arrived.'])
  await userEvent.click(opener())
  expect(field()).toHaveValue('')
})

test('what was typed survives a failed send, and the same attempt goes under the same key', async () => {
  await openDialog()
  await userEvent.type(field(), WORDS)
  answer = AWAY
  await press('Send')
  expect(within(dialog()).getByRole('alert')).toHaveTextContent(
    'The store is away. What you typed is still here.',
  )
  expect(field()).toHaveValue(WORDS)
  answer = KEPT
  await press('Send')
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(sent).toHaveLength(2)
  expect(sent[0]?.key).toBe(sent[1]?.key)
})

test('what was typed is there when the dialog opens again', async () => {
  await openDialog()
  await userEvent.type(field(), WORDS)
  await press('Cancel')
  await userEvent.click(opener())
  expect(field()).toHaveValue(WORDS)
})

test('says what is missing, and sends nothing', async () => {
  await openDialog()
  await press('Send')
  expect(field()).toHaveAccessibleDescription(/Say what is wrong/)
  await userEvent.type(field(), 'Wrong')
  await press('Send')
  expect(field()).toHaveAccessibleDescription(/Must be 10 characters minimum/)
  expect(sent).toEqual([])
})
