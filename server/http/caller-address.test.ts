import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { fastify } from 'fastify'
import { describe, expect, test } from 'vitest'
import { onCleanUp } from '#scripts/testing/clean-up.ts'
import { readConfig } from '../config.ts'
import { callerAddress, createCallerNetwork, trustOf } from './caller-address.ts'

/** An app that answers what Fastify and our own rule take for the caller's address. */
async function buildApp(trustProxy: string | undefined) {
  const config = readConfig(trustProxy === undefined ? {} : { TRUST_PROXY: trustProxy })
  const trust = trustOf(config.trustProxy)
  const networkOfCaller = createCallerNetwork(trust)
  const app = fastify({ trustProxy: trust })
  app.get('/', async (request) => ({
    fastify: request.ip,
    own: callerAddress(request.raw, trust),
    network: networkOfCaller(request.raw),
  }))
  onCleanUp(() => app.close())
  return app
}

const FORWARDED = [
  undefined,
  '',
  ' ',
  '203.0.113.7',
  '198.51.100.9, 203.0.113.7',
  '198.51.100.9,203.0.113.7 , 10.0.0.2',
  '2001:db8::1, 10.0.0.2',
  '::ffff:203.0.113.7',
  'not an address',
  'unknown, 10.0.0.2',
  ',,,',
]

describe('security 12: one rule for the address of a caller', () => {
  test.each([undefined, 'true', '0', '1', '2', '10.0.0.0/8', '10.0.0.1, 2001:db8::/32'])(
    'with TRUST_PROXY=%s it is what Fastify says, whatever is forwarded',
    async (trustProxy) => {
      const app = await buildApp(trustProxy)
      for (const remoteAddress of ['10.0.0.1', '203.0.113.99', '2001:db8::5', '::ffff:10.0.0.1']) {
        for (const forwarded of FORWARDED) {
          const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded }
          const answer = (await app.inject({ url: '/', remoteAddress, headers })).json()
          expect(answer.own, `${remoteAddress} ${forwarded}`).toBe(answer.fastify)
        }
      }
    },
  )

  test('without a trusted proxy nothing that is forwarded counts', async () => {
    const app = await buildApp(undefined)
    const headers = { 'x-forwarded-for': '198.51.100.9' }
    const answer = await app.inject({ url: '/', remoteAddress: '203.0.113.7', headers })
    expect(answer.json().network).toBe('203.0.113.7')
  })

  test('a forwarded text that is too long to be an address is one caller, whatever it says', async () => {
    const app = await buildApp('true')
    for (const forwarded of ['x'.repeat(8000), 'y'.repeat(65)]) {
      const headers = { 'x-forwarded-for': forwarded }
      expect((await app.inject({ url: '/', headers })).json().network).toBe('unknown')
    }
  })

  test('a caller on a real socket has the address of that socket', async () => {
    const app = await buildApp(undefined)
    await app.listen({ port: 0, host: '127.0.0.1' })
    const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
    socket.end('GET / HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n')
    const [chunk] = (await once(socket, 'data')) as [Buffer]
    expect(chunk.toString()).toContain('"network":"127.0.0.1"')
  })
})
