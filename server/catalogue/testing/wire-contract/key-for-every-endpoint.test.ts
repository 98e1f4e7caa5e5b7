import { expect, test } from 'vitest'
import { CREDENTIALS } from '#server/testing/build-catalogue-app.ts'
import { documentedRoutes } from '../../documented-routes.ts'
import { shareContractApp } from './testing/ask.ts'

test('§9 403 is never said: a key is kept from no endpoint', async () => {
  const { app } = await shareContractApp()
  expect(documentedRoutes).toHaveLength(39)
  for (const { url } of documentedRoutes) {
    const path = url.replace(/:\w+/, '999999999')
    const { statusCode } = await app.inject(`${path}?${CREDENTIALS}`)
    expect([200, 404], path).toContain(statusCode)
  }
})
