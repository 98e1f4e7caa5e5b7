import { describe, expect, test } from 'vitest'
import { RateLimit } from './rate-limit.ts'

const START = Date.UTC(2026, 10, 15)
const HOUR = 60 * 60 * 1000
const DAY = 24 * HOUR

describe('security 9: the memory of a key’s calls', () => {
  test('grows with the calls, up to the limit', () => {
    const limit = new RateLimit(3000)
    expect(limit.admits('one', START)).toBe(true)
    expect(limit.bytes).toBeLessThan(200)
    for (let call = 1; call < 3000; call += 1) {
      expect(limit.admits('one', START + call)).toBe(true)
    }
    expect(limit.admits('one', START + 3000)).toBe(false)
    expect(limit.bytes).toBe(3000 * 8)
  })

  test('is freed a day after the last call, and not before', () => {
    const limit = new RateLimit(3000)
    for (let key = 0; key < 1000; key += 1) limit.admits(`silent ${key}`, START)
    const before = limit.bytes
    limit.admits('busy', START + DAY - 1)
    expect(limit.bytes).toBeGreaterThan(before)
    limit.admits('busy', START + DAY + HOUR)
    expect(limit.bytes).toBeLessThan(200)
  })

  test('is freed when the key is revoked', () => {
    const limit = new RateLimit(3000)
    limit.admits('revoked', START)
    limit.drop('revoked')
    expect(limit.bytes).toBe(0)
  })

  test('counts as a plain list of all calls does', () => {
    const limit = new RateLimit(5)
    const calls: number[] = []
    let now = START
    for (let call = 0; call < 2000; call += 1) {
      now += ((call * 7919) % 13) * HOUR
      const recent = calls.filter((at) => now - at < DAY).length
      expect(limit.admits('key', now), `call ${call}`).toBe(recent < 5)
      calls.push(now)
    }
  })
})
