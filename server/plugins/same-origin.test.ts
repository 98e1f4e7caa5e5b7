import { describe, expect, test } from 'vitest'
import { shareInFile } from '#scripts/testing/clean-up.ts'
import { readConfig } from '../config.ts'
import { buildTestApp } from '../testing/build-test-app.ts'

/** An app with a route that counts how often it was reached. */
const shareApp = shareInFile(async (environment: Record<string, string>) => {
  const { app } = await buildTestApp({ config: readConfig(environment) })
  const deed = { count: 0 }
  app.post('/api/deed', () => {
    deed.count += 1
    return {}
  })
  return { app, deed }
})

async function post(
  headers: Record<string, string>,
  environment: Record<string, string> = {},
  url = '/api/deed',
) {
  const { app, deed } = await shareApp(environment)
  const before = deed.count
  const { statusCode, body } = await app.inject({ method: 'POST', url, headers })
  return { statusCode, body, done: deed.count > before }
}

describe('a call that changes something', () => {
  test.each([
    ['a page of ours', { 'sec-fetch-site': 'same-origin', origin: 'http://localhost:3000' }],
    ['a page of ours behind a proxy', { 'sec-fetch-site': 'same-origin', origin: 'http://x.test' }],
    ['the reader alone', { 'sec-fetch-site': 'none' }],
    ['an older browser on localhost', { origin: 'http://localhost:3000' }],
    ['an older browser on 127.0.0.1', { origin: 'http://127.0.0.1:3000' }],
    [
      'the other name of loopback',
      { 'sec-fetch-site': 'cross-site', origin: 'http://127.0.0.1:3000' },
    ],
    ['a program', {}],
  ])('is carried out for %s', async (_caller, headers) => {
    expect(await post(headers)).toMatchObject({ statusCode: 200, done: true })
  })

  test.each([
    ['another site', { 'sec-fetch-site': 'cross-site', origin: 'https://elsewhere.example' }],
    ['another site in an older browser', { origin: 'https://elsewhere.example' }],
    ['another site that hides its name', { 'sec-fetch-site': 'cross-site' }],
    ['a page without an origin', { origin: 'null' }],
    ['another port', { 'sec-fetch-site': 'same-site', origin: 'http://localhost:4000' }],
    ['another scheme', { origin: 'https://localhost:3000' }],
    ['a longer name', { origin: 'http://localhost:3000.elsewhere.example' }],
  ])('is refused for %s', async (_caller, headers) => {
    const { statusCode, body, done } = await post(headers)
    expect({ statusCode, done }).toEqual({ statusCode: 403, done: false })
    expect(JSON.parse(body)).toEqual({
      code: 'cross-site',
      message: 'This came from another site, so nothing was done.',
    })
  })

  test('is refused however the address is spelled', async () => {
    const headers = { origin: 'https://elsewhere.example' }
    const answer = await post(headers, {}, '/%61pi/deed')
    expect(answer).toMatchObject({ statusCode: 403, done: false })
  })

  test('knows the public address, and loopback no more once there is one', async () => {
    const environment = { PUBLIC_URL: 'https://rack.example' }
    expect((await post({ origin: 'https://rack.example' }, environment)).statusCode).toBe(200)
    expect((await post({ origin: 'http://localhost:3000' }, environment)).statusCode).toBe(403)
  })
})

test('reading is open to pages of any site', async () => {
  const { app } = await buildTestApp()
  const headers = { 'sec-fetch-site': 'cross-site', origin: 'https://elsewhere.example' }
  for (const method of ['GET', 'HEAD'] as const) {
    expect((await app.inject({ method, url: '/healthz', headers })).statusCode).toBe(200)
  }
})
