import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { expect, test } from 'vitest'
import { SMALL_CATALOGUE } from '#catalogue/testing/small-catalogue.ts'
import type { Member, Members } from '../members.ts'
import { shutDown } from '../shutdown.ts'
import { buildCatalogueApp, CREDENTIALS } from '../testing/build-catalogue-app.ts'
import { buildMember } from '../testing/build-member.ts'
import { untilRefused } from '../testing/until-refused.ts'

/** An app on a real socket: injected requests do not use the shortcut. */
async function buildListeningApp(members?: Members) {
  const overrides = members === undefined ? {} : { members }
  const { app, store, logLines } = await buildCatalogueApp({ files: SMALL_CATALOGUE, overrides })
  return { app, store, logLines, url: await app.listen({ port: 0, host: '127.0.0.1' }) }
}

async function ask(url: string, method: string, headers: Record<string, string>) {
  const call = request(url, { method, headers, agent: false }).end()
  const [response]: [IncomingMessage] = (await once(call, 'response')) as [IncomingMessage]
  const body = Buffer.concat(await response.toArray())
  return { status: response.statusCode, headers: response.headers, body }
}

/** Without the headers that differ by connection or request. */
function lasting(headers: Record<string, unknown>) {
  const passing = ['connection', 'date', 'keep-alive', 'x-request-id']
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !passing.includes(name)))
}

test.each([
  ['GET', '/v1/public/characters', {}],
  ['GET', '/v1/public/comics?limit=3&orderBy=-title', { 'accept-encoding': 'gzip' }],
  ['GET', '/v1/public/comics/1', {}],
  ['GET', '/v1/public/series?callback=show', {}],
  ['HEAD', '/v1/public/series', {}],
  ['GET', '/v1/public/series', { 'if-none-match': '*' }],
  ['POST', '/v1/public/series', {}],
  ['GET', '/v1/public/villains', {}],
  ['GET', '/v1/public/comics?limit=101', { 'accept-encoding': 'gzip' }],
  ['GET', `/v1/public/comics?title=${'x'.repeat(9000)}`, {}],
  ['OPTIONS', '/v1/public/comics', { 'access-control-request-method': 'GET' }],
] as const)('%s %s is answered alike on both ways', async (method, path, headers) => {
  const { app, url } = await buildListeningApp()
  const address = `${path}${path.includes('?') ? '&' : '?'}${CREDENTIALS}`
  // The second response comes from the cache, the first does not.
  for (const time of ['first', 'again', 'out of memory']) {
    const behind = await app.inject({ method, url: address, headers: { ...headers } })
    const straight = await ask(`${url}${address}`, method, { ...headers })
    expect(straight.status, time).toBe(behind.statusCode)
    expect(straight.body.equals(behind.rawPayload), time).toBe(true)
    expect(lasting(straight.headers), time).toEqual(lasting(behind.headers))
  }
})

function isOfRequest({ msg }: { msg: string }): boolean {
  return msg === 'request'
}

test('a call that takes the shortcut has its line in the log, under the id it was given', async () => {
  const { app, logLines, url } = await buildListeningApp()
  await app.inject(`/v1/public/series?${CREDENTIALS}`)
  const { headers } = await ask(`${url}/v1/public/series?${CREDENTIALS}`, 'GET', {})
  const requests = () => logLines.map((line) => JSON.parse(line)).filter(isOfRequest)
  await expect.poll(() => requests().length, { timeout: 30_000 }).toBe(2)
  const [behind, straight] = requests()
  expect(straight).toMatchObject({
    reqId: headers['x-request-id'],
    method: 'GET',
    path: '/v1/public/series',
    status: 200,
    msg: 'request',
  })
  expect(Object.keys(straight)).toEqual(Object.keys(behind))
})

test('what fails unexpectedly answers 500 without its text, which is logged', async () => {
  const members = { find: () => Promise.reject(new Error('the cellar is flooded')) }
  const { logLines, url } = await buildListeningApp(members)
  const { status, body } = await ask(`${url}/v1/public/series`, 'GET', {})
  expect(status).toBe(500)
  expect(JSON.parse(body.toString()).code).toBe('internal-server-error')
  expect(body.toString()).not.toContain('cellar')
  expect(logLines.join('')).toContain('the cellar is flooded')
})

test('a call in flight is answered though the server closes', async () => {
  const arrived = Promise.withResolvers<void>()
  const release = Promise.withResolvers<Member>()
  const members = {
    find: () => {
      arrived.resolve()
      return release.promise
    },
  }
  const { app, store, url } = await buildListeningApp(members)
  const answer = fetch(`${url}/v1/public/series`)
  await arrived.promise
  const stopped = shutDown(app, store)
  expect(await untilRefused(url)).toBe('ECONNREFUSED')
  release.resolve(buildMember())
  expect((await answer).status).toBe(200)
  await stopped
})
