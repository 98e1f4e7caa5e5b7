import { describe, expect, it } from 'vitest'
import { both, mirror, symmetric, webOn } from './mirrored.ts'
import * as outlines from './outlines.ts'

const HALVES = [
  outlines.SQUARE_HEAD,
  outlines.NARROW_HEAD,
  outlines.EGG_HEAD,
  outlines.HEAVY_HEAD,
  ...Object.values(outlines.BUSTS),
]

describe('mirrored outlines', () => {
  it('go down the right side and back up the left', () => {
    expect(symmetric('M0 -9L5 -4Q7 0 5 4C4 6 2 8 0 9')).toBe(
      'M0 -9L5 -4Q7 0 5 4C4 6 2 8 0 9C-2 8 -4 6 -5 4Q-7 0 -5 -4L0 -9Z',
    )
  })

  it('are joined by a straight line where a half does not end in the middle', () => {
    expect(symmetric('M0 -9L5 4')).toBe('M0 -9L5 4L-5 4L0 -9Z')
  })

  it.each(HALVES)('have on the left what they have on the right: %s', (half) => {
    const points = pointsOf(symmetric(half))
    expect(points.map(([x, y]) => `${0 - x} ${y}`).sort()).toEqual(
      points.map(([x, y]) => `${x} ${y}`).sort(),
    )
  })

  it('are the same again when mirrored twice', () => {
    expect(mirror('M1 2L-3 4ZM5 6Q7 8 9 0Z')).toBe('M-1 2L3 4ZM-5 6Q-7 8 -9 0Z')
    expect(mirror(mirror(outlines.LAPEL))).toBe(outlines.LAPEL)
    expect(both('M1 2L3 4Z')).toBe('M1 2L3 4ZM-1 2L-3 4Z')
  })

  it('refuse what they cannot mirror instead of drawing it wrongly', () => {
    expect(() => mirror('M1 2h3')).toThrow('h3')
    expect(() => symmetric('M1 2C3 4 5 6')).toThrow('C3 4 5 6')
    expect(() => symmetric('')).toThrow()
  })
})

describe('a web', () => {
  const circle = 'M0 -100C55.2 -100 100 -55.2 100 0C100 55.2 55.2 100 0 100'
  const web = webOn({ half: circle, centre: [0, 0], spokes: 8, rings: [0.5] })

  it('reaches from its centre to the outline with every spoke', () => {
    const tips = [...web.matchAll(/M0 0L(\S+) (\S+?)(?=M)/g)].map(([, x, y]) =>
      Math.hypot(Number(x), Number(y)),
    )
    expect(tips).toHaveLength(8)
    for (const length of tips) expect(length).toBeCloseTo(100, 0)
  })

  it('hangs a thread between all neighbours, and closes the ring', () => {
    const ring = web.slice(web.lastIndexOf('M'))
    expect(ring.match(/Q/g)).toHaveLength(8)
    const points = pointsOf(ring)
    expect(points.at(-1)).toEqual(points[0])
    for (const [x, y] of points) expect(Math.hypot(x, y)).toBeLessThanOrEqual(50.5)
  })
})

function pointsOf(path: string): [number, number][] {
  const numbers = (path.match(/-?[\d.]+/g) ?? []).map(Number)
  return numbers.flatMap((x, place): [number, number][] =>
    place % 2 === 0 ? [[x, numbers[place + 1] as number]] : [],
  )
}
