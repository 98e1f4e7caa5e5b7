import { expect, test } from 'vitest'
import { buildTestApp } from '../testing/build-test-app.ts'

test.each(['image_not_available.svg', 'image_not_available/portrait_xlarge.svg'])(
  '/pictures/%s is a drawing that is safe as a document',
  async (name) => {
    const { app } = await buildTestApp()
    const answer = await app.inject(`/pictures/${name}`)
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['content-type']).toBe('image/svg+xml; charset=utf-8')
    expect(answer.headers['content-security-policy']).toContain("default-src 'none'")
    expect(answer.body).toMatch(/^<svg /)
    expect(answer.body).not.toMatch(/<script|href=/)
  },
)
