import { describe, expect, test } from 'vitest'
import { buildTestApp } from '../testing/build-test-app.ts'

describe('GET /api/auth/get-session', () => {
  test('answers null to a visitor, which is no failure', async () => {
    const { app } = await buildTestApp()
    const answer = await app.inject('/api/auth/get-session')
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8')
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(answer.body).toBe('null')
  })

  test('answers HEAD with the headers of GET', async () => {
    const { app } = await buildTestApp()
    const answer = await app.inject({ method: 'HEAD', url: '/api/auth/get-session' })
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['content-length']).toBe('4')
    expect(answer.body).toBe('')
  })
})

describe('POST /api/auth/sign-out', () => {
  test.each([
    ['without a body', undefined],
    ['with the body that a page sends', {}],
  ])('succeeds for a visitor %s', async (_case, payload) => {
    const { app } = await buildTestApp()
    const answer = await app.inject({ method: 'POST', url: '/api/auth/sign-out', payload })
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(answer.json()).toEqual({ success: true })
  })

  test('does nothing for a page of another site', async () => {
    const { app } = await buildTestApp()
    const headers = { origin: 'https://elsewhere.example' }
    const answer = await app.inject({ method: 'POST', url: '/api/auth/sign-out', headers })
    expect(answer.statusCode).toBe(403)
  })
})
