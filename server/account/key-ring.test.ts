import { expect, test } from 'vitest'
import type { CatalogueKey } from '../config.ts'
import { KeyRing } from './key-ring.ts'
import { KeySafe } from './key-safe.ts'

const safe = new KeySafe('for-tests-only-and-for-nothing-else')
const { publicKey, privateKey } = safe.createPair()
const key: CatalogueKey = { publicKey, privateKey, referrers: [] }
const at = (ms: number) => new Date(Date.UTC(2026, 2, 1) + ms)

function buildRing() {
  const state = { reads: [] as string[], found: key as CatalogueKey | undefined }
  const ring = new KeyRing(safe, async (publicKey) => {
    state.reads.push(publicKey)
    return state.found
  })
  return { ring, state }
}

test('a key is asked for once in two seconds, and then known without a promise', async () => {
  const { ring, state } = buildRing()
  expect(await Promise.all([ring.find(publicKey, at(0)), ring.find(publicKey, at(1))])).toEqual([
    key,
    key,
  ])
  expect(ring.find(publicKey, at(1999))).toBe(key)
  expect(state.reads).toHaveLength(1)
  state.found = undefined
  expect(await ring.find(publicKey, at(2000))).toBeUndefined()
  expect(state.reads).toHaveLength(2)
})

test('a key is asked for again after the clock was set back by an hour', async () => {
  const { ring, state } = buildRing()
  await ring.find(publicKey, at(60 * 60_000))
  state.found = undefined
  expect(await ring.find(publicKey, at(0))).toBeUndefined()
})

test('a key that is gone is not asked for again within two seconds', async () => {
  const { ring, state } = buildRing()
  state.found = undefined
  await ring.find(publicKey, at(0))
  expect(ring.find(publicKey, at(1999))).toBeUndefined()
  expect(state.reads).toHaveLength(1)
})

test('a flood of made-up keys asks for none', () => {
  const { ring, state } = buildRing()
  const digits = (count: number) => count.toString(16).padStart(32, '0')
  for (let count = 0; count < 5000; count += 1) {
    expect(ring.find(digits(count), at(0))).toBeUndefined()
  }
  expect(state.reads).toEqual([])
})

test('of more keys than are kept the oldest is asked for again', async () => {
  const { ring, state } = buildRing()
  for (let count = 0; count < 10_001; count += 1) {
    await ring.find(count === 0 ? publicKey : safe.createPair().publicKey, at(0))
  }
  await ring.find(publicKey, at(1))
  expect(state.reads).toHaveLength(10_002)
})

test('a dropped key is asked for at once, and a late answer does not bring it back', async () => {
  const late = Promise.withResolvers<CatalogueKey | undefined>()
  const answers = [late.promise, Promise.resolve(undefined)]
  const ring = new KeyRing(safe, () => answers.shift() ?? Promise.resolve(undefined))
  const first = ring.find(publicKey, at(0))
  ring.drop(publicKey)
  expect(await ring.find(publicKey, at(1))).toBeUndefined()
  late.resolve(key)
  expect(await first).toBe(key)
  expect(ring.find(publicKey, at(2))).toBeUndefined()
})

test('a database that fails is asked again by the next call', async () => {
  let away = true
  const ring = new KeyRing(safe, async () => {
    if (away) throw new Error('The database is away.')
    return key
  })
  await expect(ring.find(publicKey, at(0))).rejects.toThrow('away')
  away = false
  expect(await ring.find(publicKey, at(1))).toBe(key)
})

test('security 9: keys with long lists of referrers are cached by their bytes', async () => {
  const reads: string[] = []
  const referrers = Array.from({ length: 20 }, () => 'x'.repeat(200))
  const ring = new KeyRing(safe, async (publicKey) => {
    reads.push(publicKey)
    return { publicKey, privateKey, referrers }
  })
  const keys = Array.from({ length: 2000 }, () => safe.createPair().publicKey)
  for (const publicKey of keys) await ring.find(publicKey, at(0))
  expect(reads).toHaveLength(2000)
  for (const publicKey of keys.toReversed()) await ring.find(publicKey, at(1))
  // One takes 9.5 kilobytes, so of 8 megabytes the newest 840 are found without a read.
  expect(reads.length - 2000).toBeGreaterThan(1000)
  expect(reads.length - 2000).toBeLessThan(1900)
})
