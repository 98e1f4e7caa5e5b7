import { setImmediate as turn } from 'node:timers/promises'
import { expect, onTestFinished, test, vi } from 'vitest'
import { buildAccounts } from './testing/build-accounts.ts'

/** Of the catalogue's indexes, and of accounts and messages, in milliseconds. */
const DELAYS = [200, 500]

test('a server that is closed early cancels everything it would preload', async () => {
  const { app } = await buildAccounts()
  const set = vi.spyOn(globalThis, 'setTimeout')
  const cleared = vi.spyOn(globalThis, 'clearTimeout')
  onTestFinished(() => void vi.restoreAllMocks())
  await app.listen({ port: 0 })
  // The hooks run one after the other once it listens, all within this turn of the event loop.
  await turn()
  const timers = set.mock.results
    .filter((_result, index) => DELAYS.includes(set.mock.calls[index]?.[1] ?? 0))
    .map(({ value }) => value)
  expect(timers.length).toBeGreaterThanOrEqual(3)
  await app.close()
  const ended = new Set(cleared.mock.calls.map(([timer]) => timer))
  expect(timers.filter((timer) => !ended.has(timer))).toEqual([])
})
