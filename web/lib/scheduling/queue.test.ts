import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createQueue } from './queue.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function buildQueue({ settleTimeoutMs = 0 } = {}) {
  const calls: (() => void)[] = []
  const entered: string[] = []
  const queue = createQueue({ schedule: (call) => calls.push(call), settleTimeoutMs })
  const guest = (name: string) => () => void entered.push(name)
  /** Runs the next scheduled callback. False if none was scheduled. */
  const next = () => {
    const call = calls.shift()
    call?.()
    return call !== undefined
  }
  return { queue, entered, guest, next }
}

test('one comes in at a time, in the order in which they came, and nobody is called for nothing', () => {
  const { queue, entered, guest, next } = buildQueue()
  expect(next()).toBe(false)
  for (const name of ['Cyclops', 'Storm', 'Rogue']) queue.join(guest(name))
  expect(entered).toEqual([])
  next()
  expect(entered).toEqual(['Cyclops'])
  next()
  next()
  expect(entered).toEqual(['Cyclops', 'Storm', 'Rogue'])
  expect(next()).toBe(false)
})

test('the lowest rank comes first, as it is when one is let in', () => {
  const { queue, entered, guest, next } = buildQueue()
  let near = 5
  queue.join(guest('Cyclops'), () => near)
  queue.join(guest('Storm'), () => 2)
  queue.join(guest('Rogue'), () => 2)
  next()
  near = 0
  next()
  next()
  expect(entered).toEqual(['Storm', 'Cyclops', 'Rogue'])
})

test('nobody of an infinite rank comes in, and everybody is asked again', () => {
  const { queue, entered, guest, next } = buildQueue()
  let near = Number.POSITIVE_INFINITY
  queue.join(guest('Cyclops'), () => near)
  next()
  next()
  expect(entered).toEqual([])
  queue.join(guest('Storm'), () => 7)
  next()
  near = 3
  next()
  expect(entered).toEqual(['Storm', 'Cyclops'])
  expect(next()).toBe(false)
})

test('who leaves is not let in', () => {
  const { queue, entered, guest, next } = buildQueue()
  const storm = guest('Storm')
  queue.join(storm)
  queue.join(guest('Rogue'))
  queue.leave(storm)
  next()
  expect(entered).toEqual(['Rogue'])
})

test('with a timeout, the next comes when the one before has settled', () => {
  const { queue, entered, guest, next } = buildQueue({ settleTimeoutMs: 50 })
  const cyclops = guest('Cyclops')
  const storm = guest('Storm')
  queue.join(cyclops)
  queue.join(storm)
  next()
  expect(next()).toBe(false)
  queue.settle(storm)
  expect(next()).toBe(false)
  queue.settle(cyclops)
  next()
  expect(entered).toEqual(['Cyclops', 'Storm'])
})

test('the timeout ends', () => {
  const { queue, entered, guest, next } = buildQueue({ settleTimeoutMs: 50 })
  queue.join(guest('Cyclops'))
  queue.join(guest('Storm'))
  next()
  vi.advanceTimersByTime(49)
  expect(next()).toBe(false)
  vi.advanceTimersByTime(1)
  next()
  expect(entered).toEqual(['Cyclops', 'Storm'])
})
