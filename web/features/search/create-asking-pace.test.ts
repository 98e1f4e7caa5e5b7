import { expect, test } from 'vitest'
import { createAskingPace } from './create-asking-pace.ts'

/** Times at which a hand that presses a key every `everyMs` asks. */
function timesOfAsking(everyMs: number, forMs: number): number[] {
  let now = 0
  const pace = createAskingPace(() => now)
  const times: number[] = []
  for (let pressed = 0; pressed < forMs; pressed += everyMs) {
    now = Math.max(now, pressed)
    // A key that is pressed before the question of the last one went takes its place.
    if (now + pace.waitMs() >= pressed + everyMs) continue
    now += pace.waitMs()
    pace.ask()
    times.push(now)
  }
  return times
}

test('the first question does not wait, the second not long', () => {
  const pace = createAskingPace(() => 5000)
  expect(pace.waitMs()).toBe(0)
  pace.ask()
  expect(pace.waitMs()).toBe(50)
})

test('a hand that types eight letters a second never waits', () => {
  expect(timesOfAsking(125, 3000)).toEqual(Array.from({ length: 24 }, (_, key) => key * 125))
})

test.each([1, 20, 40, 60, 90])(
  'a key every %i ms asks nine times in any second at most',
  (everyMs) => {
    const times = timesOfAsking(everyMs, 5000)
    expect(times.length).toBeGreaterThan(9)
    for (const from of times) {
      const within = times.filter((time) => time >= from && time < from + 1000)
      expect(within.length).toBeLessThanOrEqual(9)
    }
  },
)
