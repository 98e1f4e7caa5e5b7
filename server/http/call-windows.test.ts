import { expect, test } from 'vitest'
import { CallWindows } from './call-windows.ts'

test('counts down, refuses, and begins anew a minute after the first call', () => {
  const windows = new CallWindows(2)
  expect(windows.count('a', 1000)).toEqual({ allowed: true, remaining: 1, resetMs: 60_000 })
  expect(windows.count('a', 31_000)).toEqual({ allowed: true, remaining: 0, resetMs: 30_000 })
  expect(windows.count('a', 60_999)).toEqual({ allowed: false, remaining: 0, resetMs: 1 })
  expect(windows.count('a', 61_000)).toEqual({ allowed: true, remaining: 1, resetMs: 60_000 })
})

test('a refused call does not prolong the wait', () => {
  const windows = new CallWindows(1)
  windows.count('a', 0)
  for (let at = 0; at < 60_000; at += 1000) expect(windows.count('a', at).allowed).toBe(false)
  expect(windows.count('a', 60_000).allowed).toBe(true)
})

test('each caller has a window of their own', () => {
  const windows = new CallWindows(1)
  expect(windows.count('a', 0).allowed).toBe(true)
  expect(windows.count('b', 0).allowed).toBe(true)
  expect(windows.count('a', 0).allowed).toBe(false)
})

test('a clock that is set back locks nobody out', () => {
  const windows = new CallWindows(1)
  windows.count('a', 86_400_000)
  expect(windows.count('a', 0)).toEqual({ allowed: true, remaining: 0, resetMs: 60_000 })
})

test('remembers the newest callers only', () => {
  const windows = new CallWindows(1, 2)
  for (const caller of ['a', 'b', 'c']) windows.count(caller, 0)
  expect(windows.count('a', 0).allowed).toBe(true)
  expect(windows.count('c', 0).allowed).toBe(false)

  const bounded = new CallWindows(1)
  for (let caller = 0; caller <= 10_000; caller += 1) bounded.count(String(caller), 0)
  expect(bounded.count('0', 0).allowed).toBe(true)
})
