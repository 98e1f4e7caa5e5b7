import { describe, expect, it } from 'vitest'
import { Chance } from '../drawing/seed.ts'
import { skyline } from './city.ts'
import { arcPoints, circuit, crackle, lightningPath } from './energy.ts'
import { stars } from './sky.ts'
import { SAMPLES } from './testing/samples.ts'

const COLOURS = [
  '#100001',
  '#100002',
  '#100003',
  '#100004',
  '#100005',
  '#100006',
  '#100007',
  '#100008',
] as const

describe.each(Object.entries(SAMPLES))('The scenery %s', (name, draw) => {
  const picture = draw(new Chance(name), COLOURS)

  it('is drawn with sound numbers', () => {
    expect(picture).toMatch(/^<(path|g|circle)/)
    expect(picture).not.toMatch(/NaN|Infinity|undefined|null|e[-+]?\d/)
    expect(picture.split('<g').length).toBe(picture.split('</g>').length)
  })

  it('comes out the same every time', () => {
    expect(draw(new Chance(name), COLOURS)).toBe(picture)
  })

  it('uses the colours given and no others', () => {
    const colours = [...picture.matchAll(/(?:fill|stroke)="([^"]*)"/g)].map(([, colour]) => colour)
    const allowed = new Set<string | undefined>([...COLOURS, 'none'])
    expect(colours.filter((colour) => !allowed.has(colour))).toEqual([])
    expect(colours.filter((colour) => colour !== 'none')).not.toEqual([])
  })
})

describe('Scenery with less detail', () => {
  const colour = COLOURS[0]
  const points = arcPoints({ centre: [200, 300], radius: 150, from: 0, to: 300 })
  const street = { left: 0, right: 400, base: 600, lowest: 80, highest: 200 }

  it.each([
    [
      'windows',
      (detail: number) =>
        skyline({ ...street, colour, windows: colour, detail, chance: new Chance(1) }),
    ],
    [
      'crackle',
      (detail: number) => crackle({ points, width: 40, colour, detail, chance: new Chance(1) }),
    ],
    ['stars', (detail: number) => stars({ count: 60, colour, detail, chance: new Chance(1) })],
    ['circuit', (detail: number) => circuit({ colour, detail, chance: new Chance(1) })],
  ])('has fewer %s', (_, draw) => {
    expect(draw(0.5).length).toBeLessThan(draw(1).length * 0.9)
  })
})

describe('A bolt of lightning', () => {
  it('begins and ends where it is told to', () => {
    const path = lightningPath({ from: [40, 0], to: [60, 500], width: 12, chance: new Chance('a') })
    const heights =
      path
        .match(/-?\d+/g)
        ?.map(Number)
        .filter((_, place) => place % 2 === 1) ?? []
    expect(Math.min(...heights)).toBeGreaterThan(-12)
    expect(Math.max(...heights)).toBeLessThan(512)
    expect(Math.max(...heights)).toBeGreaterThan(488)
  })
})
