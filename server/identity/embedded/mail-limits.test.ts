import { existsSync, readdirSync } from 'node:fs'
import { describe, expect, test, vi } from 'vitest'
import { buildAccounts } from '../../testing/build-accounts.ts'
import { databases } from '../../testing/databases.ts'
import { untilMails } from '../../testing/outbox.ts'
import { PASSWORD, signUpMember } from '../../testing/sign-up-member.ts'

const STRANGER = 'stranger@example.com'
const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const UNTIL = { timeout: 30_000, interval: 5 }

function countMails(outbox: string): number {
  return readdirSync(outbox).filter((file) => file.endsWith('.eml')).length
}

async function build(environment: Record<string, string> = {}) {
  let now = new Date()
  const built = await buildAccounts(environment, { now: () => now })
  const { app, outbox, logLines, post } = built
  const dropped = () => logLines.filter((line) => line.includes('mail was not sent')).length
  const decided = () => dropped() + (existsSync(outbox) ? countMails(outbox) : 0)
  return {
    ...built,
    wait: (ms: number) => {
      now = new Date(now.getTime() + ms)
    },
    /** Opens an account and deletes it again, which deletes its mail too; whether one was sent. */
    async comeAndGo(email: string): Promise<boolean> {
      const before = { decided: decided(), dropped: dropped() }
      const { cookie } = await signUpMember(app, { email })
      await vi.waitFor(() => expect(decided()).toBe(before.decided + 1), UNTIL)
      const sent = dropped() === before.dropped
      expect((await post('/delete-user', { password: PASSWORD }, { cookie })).status).toBe(200)
      return sent
    },
    /** Resolves when so many mails were sent, and so many not. */
    async untilCounted(sent: number, unsent: number) {
      await vi.waitFor(() => expect(dropped()).toBe(unsent), UNTIL)
      expect(await untilMails(outbox, sent)).toHaveLength(sent)
    },
  }
}

describe.each(databases)(
  'security 3: mail to strangers, on %s',
  (_name, _open, createEnvironment) => {
    test('who signs up and deletes without end sends three mails an hour and ten a day', async () => {
      const { comeAndGo, wait } = await build(await createEnvironment())
      for (const allowed of [3, 3, 3, 1]) {
        const sent: boolean[] = []
        for (const _ of [1, 2, 3, 4]) sent.push(await comeAndGo(STRANGER))
        expect(sent.filter(Boolean)).toHaveLength(allowed)
        wait(HOUR_MS)
      }
      wait(20 * HOUR_MS)
      expect(await comeAndGo(STRANGER)).toBe(true)
    })

    test('the servers of one database count together', async () => {
      const environment = await createEnvironment()
      const first = await build(environment)
      const second = await build(environment)
      for (const server of [first, second, first]) {
        expect(await server.comeAndGo(STRANGER)).toBe(true)
      }
      expect(await second.comeAndGo(STRANGER)).toBe(false)
    })
  },
)

describe('security 3: mails of all kinds', () => {
  test('count together, notices too, and what is not sent is logged without the address', async () => {
    const { app, post, untilCounted, logLines } = await build()
    const { email } = await signUpMember(app)
    await untilCounted(1, 0)
    await post('/request-password-reset', { email })
    await untilCounted(2, 0)
    const session = await post('/sign-in/email', { email, password: PASSWORD })
    const change = (currentPassword: string, newPassword: string, cookie: string) =>
      post('/change-password', { currentPassword, newPassword }, { cookie })
    const { cookie } = await change(PASSWORD, 'Nuff said! 1963', session.cookie)
    await untilCounted(3, 0)
    expect((await change('Nuff said! 1963', PASSWORD, cookie)).status).toBe(200)
    await untilCounted(3, 1)
    expect(logLines.join('')).not.toContain(email)
  })

  test('to sub-addresses of one mailbox count together', async () => {
    const { app, untilCounted } = await build()
    for (const tag of ['', '+a', '+b', '+c+d']) {
      await signUpMember(app, { email: `Stranger${tag}@example.com` })
    }
    await untilCounted(3, 1)
  })

  test('are thirty an hour for one caller, whoever gets them; the accounts are opened all the same', async () => {
    const { post, untilCounted, wait } = await build()
    const signUp = (index: number, from: string) => {
      const body = { name: 'A', email: `${index}@example.com`, password: PASSWORD }
      return post('/sign-up/email', body, { from })
    }
    for (let index = 0; index < 32; index += 1) {
      if (index % 8 === 0) wait(MINUTE_MS)
      expect((await signUp(index, '203.0.113.7')).status).toBe(200)
    }
    await untilCounted(30, 2)
    await signUp(32, '203.0.113.8')
    await untilCounted(31, 2)
  })
})

describe('security 3: changes of a password', () => {
  const NEXT = 'Nuff said! 1963'

  test('are five an hour for one account; wrong passwords do not use them up', async () => {
    const { app, post, wait } = await build()
    let { cookie } = await signUpMember(app)
    let [current, next] = [PASSWORD, NEXT]
    const change = (currentPassword = current) =>
      post('/change-password', { currentPassword, newPassword: next }, { cookie })
    for (const _ of [1, 2, 3, 4, 5]) {
      expect((await change('Excelsior! 1961')).status).toBe(401)
      const changed = await change()
      expect(changed.status).toBe(200)
      cookie = changed.cookie
      ;[current, next] = [next, current]
    }
    const sixth = await change()
    expect(sixth.status).toBe(429)
    expect(sixth.answered['retry-after']).toBe('3600')
    wait(HOUR_MS)
    expect((await change()).status).toBe(200)
  })
})
