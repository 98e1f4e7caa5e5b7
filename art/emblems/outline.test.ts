import { describe, expect, it } from 'vitest'
import { areaOf, backwards, cornersOf, type Piece, pathOf, piecesOf, placed } from './outline.ts'

const SHAPE = 'M-40 0L0 -60Q30 -60 40 -20A30 30 0 0 1 10 40C0 50 -20 50 -40 0Z'

function only(path: string): Piece {
  const [piece, ...others] = piecesOf(path)
  if (piece === undefined || others.length > 0) throw new Error('not one piece')
  return piece
}

describe('The outline of an emblem', () => {
  it('is written as it was read', () => {
    expect(pathOf(piecesOf(SHAPE)).replaceAll('-', ' -').replace(/ +/g, ' ')).toBe(
      SHAPE.replaceAll('-', ' -').replace(/ +/g, ' '),
    )
  })

  it('is the same from relative letters', () => {
    const absolute = 'M10 10H30V40L20 50Q15 55 10 50C5 45 5 30 10 10Z'
    const relative = 'M10 10h20v30l-10 10q-5 5 -10 0c-5 -5 -5 -20 0 -40z'
    expect(piecesOf(relative)).toEqual(piecesOf(absolute))
  })

  it('runs the other way backwards, around the same ground', () => {
    const piece = only(SHAPE)
    const area = areaOf(cornersOf(piece))
    expect(area).toBeGreaterThan(1000)
    expect(areaOf(cornersOf(backwards(piece)))).toBeCloseTo(-area)
    expect(backwards(backwards(piece))).toEqual(piece)
  })

  it('comes back when it is mirrored twice or turned all around', () => {
    const twice = placed(placed(SHAPE, { mirrored: true }), { mirrored: true })
    const turned = placed(placed(SHAPE, { turn: 120, x: 5 }), { turn: -120 })
    expect(piecesOf(twice)).toEqual(piecesOf(SHAPE))
    expect(areaOf(cornersOf(only(turned)))).toBeCloseTo(areaOf(cornersOf(only(SHAPE))), -1)
  })

  it('follows the circle that an arc belongs to', () => {
    const circle = 'M50 0A50 50 0 1 1 -50 0A50 50 0 1 1 50 0Z'
    for (const [x, y] of cornersOf(only(circle))) expect(Math.hypot(x, y)).toBeCloseTo(50)
    const quarter = cornersOf(only('M50 0A50 50 0 0 1 0 50Z'))
    for (const [x, y] of quarter) expect(Math.hypot(x, y)).toBeCloseTo(50)
    const rest = cornersOf(only('M50 0A50 50 0 1 0 0 50Z'))
    expect(Math.min(...rest.map(([x]) => x))).toBeLessThan(-45)
  })
})
