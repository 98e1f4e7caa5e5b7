import { expect, test } from 'vitest'
import { shareInFile } from '#scripts/testing/clean-up.ts'
import { buildTestApp } from '../testing/build-test-app.ts'

const shareApp = shareInFile(() => buildTestApp())

test('a browser that asks first may send If-None-Match from any page', async () => {
  const { app } = await shareApp()
  const answer = await app.inject({
    method: 'OPTIONS',
    url: '/v1/public/characters',
    headers: {
      origin: 'https://fans.example',
      'access-control-request-method': 'GET',
      'access-control-request-headers': 'if-none-match',
    },
  })
  expect(answer.statusCode).toBe(204)
  expect(answer.headers).toMatchObject({
    'access-control-allow-origin': '*',
    'access-control-allow-methods': 'GET, HEAD',
  })
  expect(answer.headers['access-control-allow-headers']).toContain('if-none-match')
})

test('a page of any site can read when to come again', async () => {
  const { app } = await shareApp()
  const { headers } = await app.inject('/v1/public/characters')
  expect(headers['access-control-expose-headers']).toContain('retry-after')
})

test('OPTIONS that is no such question is a verb like any other', async () => {
  const { app } = await shareApp()
  const answer = await app.inject({ method: 'OPTIONS', url: '/v1/public/characters' })
  expect(answer.statusCode).toBe(405)
  expect(answer.json().message).toBe('OPTIONS is not allowed')
})
