import { describe, expect, onTestFinished, test } from 'vitest'
import { databases } from '../../testing/databases.ts'
import { PASSWORD } from '../../testing/sign-up-member.ts'
import { startSmallServer } from '../../testing/start-small-server.ts'

const SECRET = 'shared-by-the-servers-of-one-test'

async function start(environment: Record<string, string>) {
  const server = await startSmallServer(environment)
  onTestFinished(() => void server.process.kill('SIGKILL'))
  return server
}

function post(url: string, path: string, body: object) {
  return fetch(`${url}/api/auth${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
}

describe.each(databases)('on %s', (_name, open, createEnvironment) => {
  test('two servers share accounts, sessions and the count of failures', async () => {
    const environment = { ...(await createEnvironment()), SECRET }
    const [one, other] = await Promise.all([start(environment), start(environment)])
    const email = 'asha.rao@example.com'
    const opened = await post(one.url, '/sign-up/email', {
      name: 'Asha',
      email,
      password: PASSWORD,
    })
    expect(opened.status).toBe(200)
    const cookie = opened.headers.getSetCookie()[0]?.split(';')[0] ?? ''
    const read = await fetch(`${other.url}/api/auth/get-session`, { headers: { cookie } })
    expect(await read.json()).toMatchObject({ user: { email } })

    const wrong = { email, password: 'Excelsior! 1963' }
    for (const { url } of [one, other, one, other, one]) {
      expect((await post(url, '/sign-in/email', wrong)).status).toBe(401)
    }
    const resting = await post(other.url, '/sign-in/email', { email, password: PASSWORD })
    expect(resting.status).toBe(429)
    expect(Number(resting.headers.get('retry-after'))).toBeGreaterThan(0)
  }, 120_000)

  test('kill -9 right after an acknowledged sign-up loses nothing', async () => {
    const environment = { ...(await createEnvironment()), SECRET }
    const email = 'asha.rao@example.com'
    const server = await start(environment)
    const opened = await post(server.url, '/sign-up/email', {
      name: 'Asha',
      email,
      password: PASSWORD,
    })
    server.process.kill('SIGKILL')
    expect(opened.status).toBe(200)
    // The route tests hash at a lower cost; a server process uses the real one.
    const database = await open(environment)
    expect(await database.all('SELECT password FROM identity_accounts')).toEqual([
      { password: expect.stringMatching(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/) },
    ])
    const cookie = opened.headers.getSetCookie()[0]?.split(';')[0] ?? ''

    const next = await start(environment)
    const read = await fetch(`${next.url}/api/auth/get-session`, { headers: { cookie } })
    expect(await read.json()).toMatchObject({ user: { email } })
    expect((await post(next.url, '/sign-in/email', { email, password: PASSWORD })).status).toBe(200)
  }, 120_000)
})
