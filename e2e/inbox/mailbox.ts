import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { type BrowserContext, type Page, request } from '@playwright/test'
import { tokenIn, untilMails } from '#server/testing/outbox.ts'
import { startServer } from '#server/testing/start-server.ts'
import { PASSWORD } from '../accounts/new-member.ts'
import { test as base } from '../fixtures.ts'

type State = Awaited<ReturnType<BrowserContext['storageState']>>

interface Written {
  fullname: string
  email: string
  message: string
  timestamp: Date
  read: boolean
}

interface Mailbox {
  /** Inserts messages into the store, the newest first; more than the rate limit allows to send. */
  write(written: Partial<Written>[]): void
}

const EDITOR = 'editor@example.com'

/** A server with an editor, who is signed in here; the inbox is empty when a test begins. */
export const test = base.extend<{ mailbox: Mailbox }, { editor: State }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures here
    async ({}, use) => {
      const server = await startServer({ TRUST_PROXY: 'true', ADMIN_EMAILS: EDITOR })
      await use(server)
      await server.stop()
    },
    { scope: 'worker' },
  ],
  editor: [
    async ({ server }, use) => {
      const context = await request.newContext({ baseURL: server.url })
      const data = { name: 'Ed Itor', email: EDITOR, password: PASSWORD }
      await context.post('/api/auth/sign-up/email', { data })
      const [mail] = await untilMails(join(server.dataDir, 'outbox'), 1)
      await context.post('/api/auth/verify-email', { data: { token: tokenIn(mail) } })
      await use(await context.storageState())
      await context.dispose()
    },
    // Before any other mail is sent.
    { scope: 'worker', auto: true },
  ],
  storageState: ({ editor }, use) => use(editor),
  mailbox: [
    async ({ server }, use) => {
      const database = new DatabaseSync(join(server.dataDir, 'spinner-rack.sqlite'))
      database.exec('PRAGMA busy_timeout = 5000; DELETE FROM queries')
      await use({ write: (written) => write(database, written) })
      database.close()
    },
    { auto: true },
  ],
})

export const expect = test.expect

function write(database: DatabaseSync, written: Partial<Written>[]): void {
  const insert = database.prepare(
    `INSERT INTO queries (id, member_id, fullname, email, message, "timestamp", read_at)
    VALUES (?, 'somebody', ?, ?, ?, ?, ?)`,
  )
  for (const [index, message] of written.entries()) {
    const { fullname, email, message: words, timestamp, read } = { ...MESSAGE, ...message }
    const at = timestamp ?? new Date(NEWEST - index * HOUR_MS)
    insert.run(randomUUID(), fullname, email, words, at.getTime(), read ? at.getTime() : null)
  }
}

const NEWEST = Date.UTC(2026, 10, 15, 12)
const HOUR_MS = 60 * 60 * 1000
const MESSAGE = {
  fullname: 'Asha Rao Menon',
  email: 'asha.rao@example.com',
  message: 'Where can I read the first issue?',
  read: false,
}

export function messages(page: Page) {
  return page.getByRole('main').getByRole('article')
}

export function messageOf(page: Page, name: string) {
  return page.getByRole('article', { name, exact: true })
}
