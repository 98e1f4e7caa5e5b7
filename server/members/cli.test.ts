import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { describe, expect, onTestFinished, test } from 'vitest'
import { databases } from '../testing/databases.ts'
import { untilMails } from '../testing/outbox.ts'
import { runMembers } from '../testing/run-members.ts'
import { PASSWORD } from '../testing/sign-up-member.ts'
import { startSmallServer } from '../testing/start-small-server.ts'

const EMAIL = 'asha.rao@example.com'
const NEXT = 'Nuff said! 1963'
const SECRET = 'shared-by-the-servers-of-one-test'

const cli = join(import.meta.dirname, 'cli.ts')

function cookieIn(answer: Response, name: string): string {
  const cookie = answer.headers.getSetCookie().find((one) => one.startsWith(`${name}=`))
  return cookie?.split(';', 1)[0] ?? ''
}

/** As a process of its own; `input` is what is typed. */
async function run(env: Record<string, string>, args: string[], input = '') {
  const child = spawn(process.execPath, [cli, ...args], { env })
  child.stdin.end(input)
  const [stdout, stderr, [status]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close'),
  ])
  return { status, stdout, stderr }
}

describe.each(databases)('beside running servers on %s', (_name, _open, createEnvironment) => {
  test('a member is disabled, enabled, given a link and deleted', async () => {
    const environment: Record<string, string> = { ...(await createEnvironment()), SECRET }
    const start = async () => {
      const server = await startSmallServer(environment)
      onTestFinished(() => void server.process.kill('SIGKILL'))
      return server
    }
    const [one, other] = await Promise.all([start(), start()])
    const members = (args: string[], input?: string) =>
      run({ ...environment, PUBLIC_URL: one.url }, args, input)
    const post = (path: string, body: object, cookie = '') =>
      fetch(`${one.url}/api/auth${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', cookie },
        body: JSON.stringify(body),
      })
    const statuses = async (cookie: string) => {
      const headers = { cookie }
      const ask = ({ url }: { url: string }) => fetch(`${url}/api/account`, { headers })
      return [(await ask(one)).status, (await ask(other)).status]
    }

    const opened = await post('/sign-up/email', { name: 'Asha', email: EMAIL, password: PASSWORD })
    const first = cookieIn(opened, 'rack.session_token')
    // Otherwise a mail is sent about a new device, if this takes longer than a minute.
    const device = cookieIn(opened, 'rack.device')
    expect(await statuses(first)).toEqual([200, 200])
    expect((await members(['disable', EMAIL])).status).toBe(0)
    expect(await statuses(first)).toEqual([401, 401])
    expect((await post('/sign-in/email', { email: EMAIL, password: PASSWORD })).status).toBe(403)
    expect((await runMembers(environment, 'enable', EMAIL)).code).toBe(0)

    const { stdout: link, stderr } = await members(['reset-link', EMAIL])
    expect(link.startsWith(`${one.url}/reset-password?token=`)).toBe(true)
    expect(stderr).toContain('Works once')
    expect((await fetch(link.trim())).status).toBe(200)
    const token = new URL(link).searchParams.get('token')
    expect((await post('/reset-password', { token, newPassword: NEXT })).status).toBe(200)
    const again = await post('/sign-in/email', { email: EMAIL, password: NEXT }, device)
    const second = cookieIn(again, 'rack.session_token')
    expect(await statuses(second)).toEqual([200, 200])
    await untilMails(join(one.dataDir, 'outbox'), 2)

    expect(await members(['delete', EMAIL])).toEqual({
      status: 1,
      stdout: '',
      stderr: expect.stringContaining('nothing was deleted'),
    })
    expect(await members(['delete', EMAIL], `${EMAIL}\n`)).toEqual({
      status: 0,
      stdout: `${EMAIL} is deleted, with all that was kept.\n`,
      stderr: expect.stringContaining(`Type ${EMAIL}`),
    })
    expect(await statuses(second)).toEqual([401, 401])
    expect(readdirSync(join(one.dataDir, 'outbox'))).toEqual([])

    await Promise.all([one.stop(), other.stop()])
    for (const { stdout, stderr } of [one.output(), other.output()]) {
      expect(stdout + stderr).not.toContain(token)
    }
    if (environment.DATABASE_URL !== undefined) return
    const file = readFileSync(join(one.dataDir, 'spinner-rack.sqlite'))
    expect(file.includes(EMAIL)).toBe(false)
    expect(file.includes(String(token))).toBe(false)
  })
})
