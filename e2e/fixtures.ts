import { randomInt } from 'node:crypto'
import { test as base, type Page, request } from '@playwright/test'
import { type RunningServer, startServer } from '#server/testing/start-server.ts'
import { newMember } from './accounts/new-member.ts'
import { tellOfFailure } from './tell-of-failure.ts'
import { followRequests } from './under-way.ts'

type SessionState = Awaited<
  ReturnType<Awaited<ReturnType<typeof request.newContext>>['storageState']>
>

interface TestFixtures {
  /** Who opens the page: `test.use({ reader: 'member' })` for tests that only read. */
  reader: 'visitor' | 'member'
  /** Complaints of the browser that a test brings about on purpose. */
  expectedComplaints: RegExp
  /** Where the page may ask besides its own server. */
  otherOrigins: string[]
  watched: undefined
}

interface WorkerFixtures {
  server: RunningServer
  /** The session of a member that all tests of a worker share. What changes an account needs `newMember`. */
  memberSession: () => Promise<SessionState>
}

/** The built site on a server of its own. Any complaint of the browser fails the test. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures here
    async ({}, use) => {
      // What a test says of its own address is believed.
      const server = await startServer({ TRUST_PROXY: 'true' })
      await use(server)
      await server.stop()
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
  // Each test comes from an address of its own: tries are counted for each.
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures here
  extraHTTPHeaders: ({}, use) => use({ 'x-forwarded-for': randomAddress() }),
  expectedComplaints: [/(?!)/, { option: true }],
  otherOrigins: [[], { option: true }],
  watched: [
    async ({ page, baseURL, expectedComplaints, otherOrigins }, use, testInfo) => {
      followRequests(page)
      const complaints = watch(page, [new URL(String(baseURL)).origin, ...otherOrigins])
      await use(undefined)
      if (testInfo.status !== testInfo.expectedStatus) await tellOfFailure(page, complaints)
      const unexpected = complaints.filter((complaint) => !expectedComplaints.test(complaint))
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

/** Errors and warnings on the console (CSP violations come there), exceptions, foreign hosts. */
function watch(page: Page, origins: string[]): string[] {
  const complaints: string[] = []
  page.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type())) return
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
