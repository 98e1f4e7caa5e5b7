import { randomInt } from 'node:crypto'
import { test as base, type Page, request } from '@playwright/test'
import { PAGE_PRELOADS } from '#contract/page-preloads.ts'
import { startPostgres } from '#server/testing/start-postgres.ts'
import { type RunningServer, startServer } from '#server/testing/start-server.ts'
import { newMember } from './accounts/new-member.ts'
import { reportFailure } from './report-failure.ts'
import { followRequests } from './under-way.ts'

type SessionState = Awaited<
  ReturnType<Awaited<ReturnType<typeof request.newContext>>['storageState']>
>

interface TestFixtures {
  /** The user of the page: `test.use({ reader: 'member' })` for read-only tests. */
  reader: 'visitor' | 'member'
  /** Console messages and errors that a test expects. */
  expectedComplaints: RegExp
  /** Other hosts that the page may request. */
  otherOrigins: string[]
  watched: undefined
}

interface WorkerFixtures {
  /** What the server keeps its data in. */
  database: 'SQLite' | 'PostgreSQL'
  server: RunningServer
  /**
   * The session of a member shared by all tests of a worker. Tests that change an account need
   * `newMember`.
   */
  memberSession: () => Promise<SessionState>
}

/**
 * A page that is opened with a session that has ended preloads what is then refused, by the catalogue or
 * as a member's own; the reader is led to the login page and sees nothing of it.
 */
const REFUSED_PRELOAD = /status of 409 \(Conflict\) \(\S+\/(v1\/public|api\/facets)\//
const REFUSAL = /status of (401 \(Unauthorized\)|409 \(Conflict\)) \(\S+\)$/
const PRELOADS = PAGE_PRELOADS.flatMap(({ requests }) => requests).map(toPattern)

/** Of the end of a complaint about it. */
function toPattern(request: string): RegExp {
  const escaped = request.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  return new RegExp(`${escaped.replace(':id', '\\d+')}\\)$`)
}

function isRefusedPreload(complaint: string): boolean {
  if (REFUSED_PRELOAD.test(complaint)) return true
  return REFUSAL.test(complaint) && PRELOADS.some((pattern) => pattern.test(complaint))
}

/** The built site on a server of its own. Any unexpected console message or error fails the test. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  database: ['SQLite', { option: true, scope: 'worker' }],
  server: [
    async ({ database }, use) => {
      const postgres = database === 'PostgreSQL' ? await startPostgres() : undefined
      const server = await startServer({
        // The server trusts the forwarded address that a test sends.
        TRUST_PROXY: 'true',
        ...(postgres && { DATABASE_URL: postgres.url }),
      })
      await use(server)
      await server.stop()
      await postgres?.stop()
    },
    { scope: 'worker' },
  ],
  memberSession: [
    async ({ server }, use) => {
      let session: Promise<SessionState> | undefined
      await use(() => {
        session ??= signUp(server)
        return session
      })
    },
    { scope: 'worker' },
  ],
  reader: ['visitor', { option: true }],
  storageState: async ({ reader, memberSession }, use) =>
    use(reader === 'member' ? await memberSession() : undefined),
  baseURL: ({ server }, use) => use(server.url),
  // Each test has an address of its own, since rate limits count by address.
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures here
  extraHTTPHeaders: ({}, use) => use({ 'x-forwarded-for': randomAddress() }),
  expectedComplaints: [/(?!)/, { option: true }],
  otherOrigins: [[], { option: true }],
  watched: [
    async ({ page, baseURL, expectedComplaints, otherOrigins }, use, testInfo) => {
      followRequests(page)
      const complaints = watch(page, [new URL(String(baseURL)).origin, ...otherOrigins])
      await use(undefined)
      if (testInfo.status !== testInfo.expectedStatus) await reportFailure(page, complaints)
      const unexpected = complaints.filter(
        (complaint) => !expectedComplaints.test(complaint) && !isRefusedPreload(complaint),
      )
      base.expect(unexpected, 'complaints of the browser').toEqual([])
    },
    { auto: true },
  ],
})

export const expect = test.expect

async function signUp(server: RunningServer): Promise<SessionState> {
  const context = await request.newContext({ baseURL: server.url })
  await newMember({ request: context })
  const session = await context.storageState()
  await context.dispose()
  return session
}

function randomAddress(): string {
  return `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`
}

/** Console errors and warnings (with CSP violations), exceptions, and requests to other hosts. */
function watch(page: Page, origins: string[]): string[] {
  const complaints: string[] = []
  page.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type())) return
    if (message.text().startsWith('Service Worker registration blocked')) return
    complaints.push(`console: ${message.text()} (${message.location().url})`)
  })
  page.on('pageerror', (error) => complaints.push(`exception: ${error.message}`))
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (url.protocol !== 'data:' && !origins.includes(url.origin))
      complaints.push(`foreign: ${url}`)
  })
  return complaints
}
