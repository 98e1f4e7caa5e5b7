import { expect, test, vi } from 'vitest'
import { buildAccounts } from './testing/build-accounts.ts'

test('a server that is closed early cancels everything it would preload', async () => {
  const { app } = await buildAccounts()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  await app.listen({ port: 0 })
  expect(vi.getTimerCount()).toBeGreaterThan(0)
  await app.close()
  expect(vi.getTimerCount()).toBe(0)
})
