import { expect, test, vi } from 'vitest'
import { buildIdentity, buildUser } from '#web/testing/build-identity.ts'
import { createLateIdentity } from './late-identity.ts'

test('tells the first state when the script is there, and every change after it', async () => {
  const provider = buildIdentity(null)
  const arrival = Promise.withResolvers<typeof provider>()
  const listener = vi.fn()
  createLateIdentity(() => arrival.promise).onUserChanged((user) => listener(user))
  expect(listener).not.toHaveBeenCalled()
  arrival.resolve(provider)
  await vi.waitFor(() => expect(listener).toHaveBeenCalledExactlyOnceWith(null))
  provider.tell(buildUser())
  expect(listener).toHaveBeenLastCalledWith(buildUser())
})

test.each(['before', 'after'])('tells nothing to who left %s the script came', async (time) => {
  const provider = buildIdentity()
  const arrival = Promise.withResolvers<typeof provider>()
  const listener = vi.fn()
  const leave = createLateIdentity(() => arrival.promise).onUserChanged(listener)
  if (time === 'before') leave()
  arrival.resolve(provider)
  await arrival.promise
  if (time === 'after') leave()
  provider.tell(buildUser())
  expect(listener).not.toHaveBeenCalled()
})

test('takes nobody for a visitor when the script does not come, and asks again when needed', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const provider = buildIdentity(null)
  const load = vi.fn(() => new Promise<typeof provider>(() => {}))
  const identity = createLateIdentity(load)
  const listener = vi.fn()
  identity.onUserChanged(listener)
  const failed = expect(identity.check()).rejects.toThrow('Too late')
  await vi.advanceTimersByTimeAsync(21_000)
  await failed
  vi.useRealTimers()
  expect(listener).not.toHaveBeenCalled()
  load.mockRejectedValueOnce(new Error('Loading chunk 7 failed.')).mockResolvedValue(provider)
  expect(await identity.check()).toBeNull()
  expect(listener).toHaveBeenCalledExactlyOnceWith(null)
})
