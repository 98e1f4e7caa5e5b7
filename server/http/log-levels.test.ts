import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { SMALL_CATALOGUE } from '#catalogue/testing/small-catalogue.ts'
import { LOG_LEVELS, LogLineSchema } from '#contract/log-line.ts'
import { readConfig } from '../config.ts'
import { buildCatalogueApp } from '../testing/build-catalogue-app.ts'
import { ask, readMetrics } from '../testing/read-metrics.ts'
import { startSmallServer } from '../testing/start-small-server.ts'

const SECRETS = {
  SECRET: 'the-secret-of-this-test-and-of-no-site',
  METRICS_TOKEN: 'the-token-of-prometheus',
  SMTP_URL: 'smtp://postmaster:hush-in-the-mail@127.0.0.1:1',
  CATALOGUE_KEYS: 'open-key:closed-key-of-the-mirror',
  SOCIAL_ISSUER: 'https://127.0.0.1:1',
  SOCIAL_CLIENT_ID: 'rack',
  SOCIAL_CLIENT_SECRET: 'hush-at-the-provider',
}
const HUSHED = [
  SECRETS.SECRET,
  SECRETS.METRICS_TOKEN,
  'hush-in-the-mail',
  'closed-key-of-the-mirror',
  'hush-at-the-provider',
  'Excelsior! 1962',
  'asha@example.com',
  'a-reset-token',
]

/** Lines that a real server wrote to its standard error, each held against the schema. */
function linesOf(stderr: string) {
  return stderr
    .split('\n')
    .filter(Boolean)
    .map((line) => LogLineSchema.parse(JSON.parse(line)))
}

const JSON_HEADERS = { 'content-type': 'application/json' }

test('what a real server writes from its start to its end follows the schema, and holds no secret', async () => {
  const server = await startSmallServer(SECRETS)
  const { url } = server
  const post = (path: string, body: object) =>
    fetch(`${url}/api/auth${path}`, {
      method: 'POST',
      headers: JSON_HEADERS,
      body: JSON.stringify(body),
    })
  const account = { name: 'Asha Rao', email: 'asha@example.com', password: 'Excelsior! 1962' }
  expect((await post('/sign-up/email', account)).status).toBe(200)
  await expect.poll(() => server.output().stderr, { timeout: 60_000 }).toContain('mail could not')
  await fetch(`${url}/reset-password?token=a-reset-token`)
  await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${SECRETS.METRICS_TOKEN}` } })
  await fetch(`${url}/v1/public/comics?apikey=open-key&ts=1&hash=closed-key-of-the-mirror`)
  await fetch(`${url}/api/%zz`)
  expect((await post('/sign-in/social', { provider: 'social' })).status).toBe(503)
  breakAccounts(server.dataDir)
  expect((await post('/sign-in/email', account)).status).toBe(500)
  expect(await server.stop()).toBe(0)

  const { stdout, stderr } = server.output()
  for (const secret of HUSHED)
    expect([secret, (stdout + stderr).includes(secret)]).toEqual([secret, false])
  const lines = linesOf(stderr)
  expect(lines.find(({ msg }) => msg === 'started')).toMatchObject({
    level: 30,
    version: expect.any(String),
  })
  expect(lines.slice(-2)).toMatchObject([
    { msg: 'stopping', signal: 'SIGTERM' },
    { msg: 'stopped' },
  ])
  const requests = lines.filter(({ msg }) => msg === 'request')
  expect(requests.map(({ path, status }) => [path, status])).toEqual([
    ['/api/auth/sign-up/email', 200],
    ['/reset-password', 200],
    ['/metrics', 200],
    ['/v1/public/comics', 401],
    ['/api/%zz', 400],
    ['/api/auth/sign-in/social', 503],
    ['/api/auth/sign-in/email', 500],
  ])
  const errors = lines.filter(({ level }) => level === 50)
  expect(errors.find(({ msg }) => msg === 'mail could not be sent')?.err).toMatchObject({
    type: 'Error',
    message: expect.stringContaining('ECONNREFUSED'),
    stack: expect.stringMatching(/\n {4}at /),
  })
  const failed = errors.find(({ msg }) => msg === 'accounts failed')
  expect(failed?.err?.message).toContain('no such table')
})

/** From another process's point of view: the server itself does not know. */
function breakAccounts(dataDir: string): void {
  const database = new DatabaseSync(join(dataDir, 'spinner-rack.sqlite'))
  database.exec('PRAGMA foreign_keys = OFF; ALTER TABLE identity_accounts RENAME TO lost')
  database.close()
}

const NOTICES = ['debug', 'info', 'warn', 'error', 'fatal'] as const

/** What a server of this level logs of one line of each level, and of a request on each of both ways. */
async function logAll(level?: string) {
  const environment = { LOG_LEVEL: level ?? '' }
  const { app, logLines } = await buildCatalogueApp({ files: SMALL_CATALOGUE, environment })
  const url = await app.listen({ host: '127.0.0.1', port: 0 })
  logLines.length = 0
  for (const notice of NOTICES) app.log[notice](notice)
  await ask(`${url}/v1/public/comics`)
  await ask(`${url}/healthz`)
  await app.close()
  return logLines.map((line) => JSON.parse(line).msg)
}

test('LOG_LEVEL leaves out what is less important, the lines of requests on both ways included', async () => {
  const errors = ['error', 'fatal']
  expect(await logAll('silent')).toEqual([])
  expect(await logAll('fatal')).toEqual(['fatal'])
  expect(await logAll('error')).toEqual(errors)
  expect(await logAll('warn')).toEqual(['warn', ...errors])
  const all = ['info', 'warn', ...errors, 'request', 'request']
  expect(await logAll('info')).toEqual(all)
  expect(await logAll()).toEqual(all)
  expect(await logAll('debug')).toEqual(['debug', ...all])
  expect(await logAll('trace')).toEqual(['debug', ...all])
})

test('requests that leave no line are counted all the same', async () => {
  const environment = { LOG_LEVEL: 'silent', PUBLIC_URL: 'http://localhost:3000' }
  const { app } = await buildCatalogueApp({ files: SMALL_CATALOGUE, environment })
  const url = await app.listen({ host: '127.0.0.1', port: 0 })
  await ask(`${url}/v1/public/comics`)
  await ask(`${url}/healthz`)
  const { value } = await readMetrics(url)
  const counted = (route: string, status: number) =>
    value(`spinner_rack_http_requests_total{route="${route}",method="GET",status="${status}"}`)
  expect(counted('/v1/public/comics', 409)).toBe(1)
  expect(counted('/healthz', 200)).toBe(1)
})

test('every level that there is can be set', () => {
  for (const level of LOG_LEVELS) expect(readConfig({ LOG_LEVEL: level }).logLevel).toBe(level)
})
