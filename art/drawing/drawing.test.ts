import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { distance, lightness, mix } from './colour.ts'
import { dots } from './screens.ts'
import { Chance, hash } from './seed.ts'
import { tenth, whole } from './shapes.ts'

const colour = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`)

describe('a number in an attribute', () => {
  test('is the number to a tenth, without a needless sign or zero', () => {
    fc.assert(
      fc.property(fc.double({ min: -5000, max: 5000, noNaN: true }), (value) => {
        const text = tenth(value)
        expect(Number(text)).toBeCloseTo(Math.round(value * 10) / 10, 9)
        expect(text).toMatch(/^(?:0|-?[1-9]\d*|-?(?:[1-9]\d*)?\.[1-9])$/)
      }),
    )
  })

  test('is never minus nothing', () => {
    expect([tenth(-0.04), whole(-0.4), tenth(-0.5), tenth(12)]).toEqual(['0', '0', '-.5', '12'])
  })
})

describe('colours', () => {
  test('mix from the first to the second', () => {
    fc.assert(
      fc.property(colour, colour, (one, other) => {
        expect(mix(one, other, 0)).toBe(one)
        expect(mix(one, other, 1)).toBe(other)
      }),
    )
  })

  test('are as far from each other on the way back, and nothing is far from itself', () => {
    fc.assert(
      fc.property(colour, colour, (one, other) => {
        expect(distance(one, other)).toBeCloseTo(distance(other, one), 9)
        expect(distance(one, one)).toBe(0)
      }),
    )
  })

  test('are lighter the nearer to white', () => {
    expect(lightness('#000000')).toBeCloseTo(0, 3)
    expect(lightness('#ffffff')).toBeCloseTo(1, 3)
    expect(lightness('#ffe000')).toBeGreaterThan(lightness('#0000ff'))
  })
})

describe('chance', () => {
  test('comes out the same for the same seed, and otherwise not', () => {
    const draw = (seed: string) => {
      const chance = new Chance(seed)
      return Array.from({ length: 20 }, () => chance.next())
    }
    expect(draw('a')).toEqual(draw('a'))
    expect(draw('a')).not.toEqual(draw('b'))
    expect(hash('Thor')).toBe(3725964904)
  })

  test('keeps to its bounds and loses nobody', () => {
    const chance = new Chance('bounds')
    for (let turn = 0; turn < 500; turn += 1) {
      expect(chance.next()).toBeLessThan(1)
      expect([2, 3, 4]).toContain(chance.whole(2, 4))
    }
    expect(chance.shuffled([1, 2, 3, 4, 5]).toSorted()).toEqual([1, 2, 3, 4, 5])
  })
})

test('rows of dots of one size share a path', () => {
  const field = { x: 0, y: 0, width: 100, height: 100, cell: 10 }
  const screen = dots(field, '#000000', (row) => (row < 0.5 ? 2 : 4))
  expect(screen.match(/<path/g)).toHaveLength(2)
  expect(screen.match(/M/g)).toHaveLength(21)
})
