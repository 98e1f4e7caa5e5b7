import { expect, test } from 'vitest'
import { createPace } from './create-pace.ts'

const CALM = 600

/** Scrolls by a step at each frame, and returns the last result. */
function scroll({ step, frames }: { step: number; frames: number }) {
  const clock = { now: 0 }
  const pace = createPace(() => clock.now)
  let slow = pace(0, CALM)
  for (let frame = 1; frame <= frames; frame += 1) {
    clock.now += 16
    slow = pace(frame * step, CALM)
  }
  return { slow, pace, clock, y: frames * step }
}

test('a reader who stands still or goes on line by line is reading', () => {
  expect(scroll({ step: 0, frames: 30 }).slow).toBe(true)
  expect(scroll({ step: 40, frames: 30 }).slow).toBe(true)
})

test('a reader who flies past is not', () => {
  expect(scroll({ step: 400, frames: 30 }).slow).toBe(false)
})

test('a leap is none, however long the rest before it', () => {
  const { pace, clock, y } = scroll({ step: 0, frames: 30 })
  clock.now += 10_000
  expect(pace(y + 4_000_000, CALM)).toBe(false)
})

test('whoever slows down is reading again', () => {
  const { pace, clock, y } = scroll({ step: 400, frames: 30 })
  for (let frame = 1; frame <= 20; frame += 1) {
    clock.now += 16
    pace(y + frame, CALM)
  }
  clock.now += 16
  expect(pace(y + 21, CALM)).toBe(true)
})
