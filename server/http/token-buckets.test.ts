import { describe, expect, test } from 'vitest'
import { TokenBuckets } from './token-buckets.ts'

const RATE = { perSecond: 20, burst: 100 }
const START = Date.UTC(2026, 10, 15)

/** How many of so many calls at one moment are let through. */
function admitted(buckets: TokenBuckets, caller: string, calls: number, at: number): number {
  return Array.from({ length: calls }, () => buckets.take(caller, at)).filter((wait) => wait === 0)
    .length
}

describe('security 8: limits in the memory of a process', () => {
  test('a burst is let through, then so many a second', () => {
    const buckets = new TokenBuckets(RATE)
    expect(admitted(buckets, 'asha', 120, START)).toBe(100)
    expect(admitted(buckets, 'asha', 30, START + 1000)).toBe(20)
    expect(admitted(buckets, 'asha', 30, START + 1500)).toBe(10)
    expect(admitted(buckets, 'asha', 200, START + 60_000)).toBe(100)
  })

  test('who is refused is told when the next call is let through, and waiting costs nothing', () => {
    const buckets = new TokenBuckets(RATE)
    admitted(buckets, 'asha', 100, START)
    const wait = buckets.take('asha', START)
    expect(wait).toBe(50)
    for (let again = 0; again < 50; again += 1) buckets.take('asha', START)
    expect(buckets.take('asha', START + wait)).toBe(0)
  })

  test('who may wait gets a token of the near future, and who may not wait that long takes none', () => {
    const buckets = new TokenBuckets(RATE)
    admitted(buckets, 'asha', 100, START)
    const waits = Array.from({ length: 5 }, () => buckets.take('asha', START, 150))
    expect(waits).toEqual([50, 100, 150, 200, 200])
    expect(buckets.take('asha', START)).toBe(200)
    expect(buckets.take('asha', START + 200)).toBe(0)
  })

  test('callers do not pay for each other', () => {
    const buckets = new TokenBuckets(RATE)
    admitted(buckets, 'asha', 500, START)
    expect(admitted(buckets, 'bo', 100, START)).toBe(100)
  })

  test('a clock that goes back gives nothing away', () => {
    const buckets = new TokenBuckets(RATE)
    expect(admitted(buckets, 'asha', 100, START)).toBe(100)
    expect(admitted(buckets, 'asha', 10, START - 60_000)).toBe(0)
  })

  test('they are bounded in number', () => {
    const buckets = new TokenBuckets(RATE, 50)
    for (let caller = 0; caller < 10_000; caller += 1) buckets.take(`caller ${caller}`, START)
    expect(buckets.size).toBe(50)
  })
})
