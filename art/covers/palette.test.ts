import { expect, test } from 'vitest'
import { personNamed } from '../testing/build-scene.ts'
import { paletteFor } from './palette.ts'

const STEPS = [...Array(84).keys()]

test('somebody whose own colours rule out many grounds has seven all the same', () => {
  for (const name of ['Conan', 'Captain America', 'Spider-Man']) {
    const { look } = personNamed(name)
    const fields = STEPS.map((step) => paletteFor(look, 'bronze', 12, step).fieldName)
    expect(new Set(fields).size, name).toBeGreaterThanOrEqual(7)
    expect(new Set(fields.slice(0, 7)).size, name).toBe(7)
  }
})

test.each([6, 7, 8])('each of %i things lies on every ground before a pair returns', (things) => {
  const { look } = personNamed('Conan')
  const pairs = STEPS.map((step) => {
    const { fieldName } = paletteFor(look, 'bronze', 12, step, { things })
    return `${step % things} on ${fieldName}`
  })
  const { fieldCount } = paletteFor(look, 'bronze', 12, 0)
  const all = things * fieldCount
  expect(new Set(pairs.slice(0, all)).size).toBe(Math.min(all, STEPS.length))
})

test('where the night is the ground, each night has its turn before one returns', () => {
  const { look } = personNamed('Dracula')
  const nights = STEPS.map((step) => paletteFor(look, 'bronze', 12, step, { isAtNight: true }))
  const { nightCount = 0 } = nights[0] ?? {}
  expect(nightCount).toBeGreaterThan(3)
  for (const [place, { night }] of nights.entries()) {
    const round = nights.slice(place, place + nightCount).map((one) => one.night)
    expect(new Set(round).size).toBe(round.length)
    expect(nights[place + nightCount]?.night ?? night).toBe(night)
  }
})
