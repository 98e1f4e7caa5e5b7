import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'vitest'
import { onCleanUp, shareInFile } from '#scripts/testing/clean-up.ts'
import { buildTemporaryFolder } from '#server/testing/build-test-app.ts'
import { PASSWORD, readCookies } from '#server/testing/sign-up-member.ts'
import { findFreePort } from '#server/testing/start-server.ts'
import { allowedCalls } from './testing/allowed-calls.ts'
import { buildImageIfPossible } from './testing/built-image.ts'
import { createClient } from './testing/client.ts'
import { startComposed } from './testing/compose.ts'
import { buildNeighbourImages } from './testing/neighbour-images.ts'
import { testWith } from './testing/test-with.ts'
import { until } from './testing/until.ts'

const test = testWith('podman', 'buildah', 'runc', 'ldd', 'npm', 'systemd-analyze')
const COMPOSED = ['podman-compose', 'caddy', 'iptables']
const testComposed = testWith('podman', 'buildah', 'runc', 'ldd', ...COMPOSED)

const shareImage = shareInFile(async () => {
  const folder = buildTemporaryFolder()
  const containers = buildImageIfPossible(folder)
  return containers && { containers, folder }
})

async function startSite() {
  const image = await shareImage()
  if (image === undefined) return undefined
  const { containers, folder } = image
  const profile = join(folder, 'allowed-calls.json')
  writeFileSync(profile, JSON.stringify(allowedCalls()))
  const port = String(await findFreePort())
  const settings = [`PORT=${port}`, 'CATALOGUE_ACCESS=open', 'PICTURE_CACHE_MB=1']
  containers.start(
    'rack',
    ...settings.flatMap((setting) => ['--env', setting]),
    ...['--security-opt', 'no-new-privileges', '--security-opt', `seccomp=${profile}`],
    ...['--health-timeout', '120s'],
  )
  onCleanUp(() => containers.podman('rm', '--force', '--volumes', '--time', '0', 'rack'))
  return { podman: containers.podman, call: createClient(`http://127.0.0.1:${port}`) }
}

test('serves from a file system that cannot be written to, as no root and with the calls that the unit allows', async ({
  skip,
}) => {
  const site = await startSite()
  if (site === undefined) return skip('podman cannot build and run containers here')
  const { podman, call } = site
  const inside = (script: string) => podman('exec', 'rack', 'node', '--eval', script).trim()
  await until(() => podman('healthcheck', 'run', 'rack'))

  expect((await call('/')).status).toBe(200)
  const { data } = JSON.parse((await call('/v1/public/characters?limit=1')).text)
  const { path } = data.results[0].thumbnail
  const picture = await call(`${new URL(path).pathname}/portrait_medium.jpg`)
  expect(picture.headers['content-type']).toBe('image/jpeg')

  const { cookie, status } = await signUp(call)
  expect(status).toBe(200)
  const headers = { 'content-type': 'application/json', cookie }
  const body = JSON.stringify({ password: PASSWORD })
  const gone = await call('/api/auth/delete-user', { method: 'POST', headers, body })
  expect(gone.status).toBe(200)

  expect(inside('console.log(process.getuid(), process.getgid())')).toBe('1000 1000')
  expect(inside(WRITE_ELSEWHERE)).toBe('EROFS EROFS EROFS')
  expect(inside(SORT_MUCH)).toBe('20000')
  expect(inside(NOT_NEEDED)).toBe('[]')
  podman('stop', '--time', '60', 'rack')
  expect(podman('inspect', 'rack', '--format', '{{.State.ExitCode}}').trim()).toBe('0')
})

async function compose(file: string, services: string[], variables: Record<string, string> = {}) {
  const image = await shareImage()
  if (image === undefined) return undefined
  buildNeighbourImages(image.containers, image.containers.base, join(image.folder, 'neighbours'))
  return startComposed(image.containers, file, services, variables)
}

testComposed(
  'one machine: a member is still signed in after a restart and after an upgrade',
  async ({ skip }) => {
    const site = await compose('compose.yaml', ['rack'])
    if (site === undefined) return skip('podman cannot build and run containers here')
    const call = await site.start()
    const { cookie, status, headers } = await signUp(call)
    expect(status).toBe(200)
    expect(headers['set-cookie']?.join()).toMatch(/__Host-.*; Secure/)
    expect(await site.untilHealthy('rack')).toContain('ready')

    site.stopService('rack')
    const waiting = readName(call, cookie)
    site.startService('rack')
    expect(await waiting).toBe('Asha')

    site.down()
    expect(await readName(await site.start(), cookie)).toBe('Asha')
  },
)

testComposed(
  'several servers: a session of one is one of the other, and either is enough',
  async ({ skip }) => {
    const servers = ['rack-1', 'rack-2']
    const secrets = { SECRET: 'x'.repeat(32), POSTGRES_PASSWORD: 'a1'.repeat(16) }
    const site = await compose('compose.several.yaml', servers, secrets)
    if (site === undefined) return skip('podman cannot build and run containers here')
    const call = await site.start()
    const { cookie, status } = await signUp(call)
    expect(status).toBe(200)
    for (const service of servers) {
      site.stopService(service)
      expect(await readName(call, cookie)).toBe('Asha')
      site.startService(service)
      await site.untilHealthy(service)
    }
    site.down()
    expect(await readName(await site.start(), cookie)).toBe('Asha')
  },
)

type CallSite = Awaited<ReturnType<typeof createClient>>

async function signUp(call: CallSite) {
  const headers = { 'content-type': 'application/json' }
  const body = JSON.stringify({ name: 'Asha', email: 'asha@example.com', password: PASSWORD })
  const answer = await call('/api/auth/sign-up/email', { method: 'POST', headers, body })
  return { ...answer, cookie: readCookies(answer.headers['set-cookie']) }
}

async function readName(call: CallSite, cookie: string): Promise<string> {
  const { text } = await call('/api/auth/get-session', { headers: { cookie } })
  return JSON.parse(text).user.name
}

const WRITE_ELSEWHERE = `console.log(['/app', '/tmp', '/etc'].map((folder) => {
  try { fs.writeFileSync(folder + '/x', '') } catch ({ code }) { return code }
}).join(' '))`

/** More than SQLite sorts in memory, for which it needs a file of its own. */
const SORT_MUCH = `const { DatabaseSync } = require('node:sqlite')
const database = new DatabaseSync('/data/sort.sqlite')
database.exec('PRAGMA cache_size = 50; CREATE TABLE t (a)')
database.exec(
  'WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n LIMIT 20000) INSERT INTO t SELECT hex(randomblob(300)) FROM n',
)
console.log(database.prepare('SELECT a FROM t ORDER BY a DESC').all().length)`

const NOT_NEEDED = `const names = fs.readdirSync('/app', { recursive: true })
console.log(JSON.stringify(names.filter((name) =>
  /^(?!node_modules).*\\.test\\.ts|^server\\/testing|^data|^\\.git|^node_modules\\/(vitest|typescript|react|jsdom|node-[a-z]+-[a-z0-9]+)$/.test(name))))`
