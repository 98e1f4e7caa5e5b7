import { describe, expect, test } from 'vitest'
import { CAPE_KINDS, type CapeKind, capeOf } from './capes.ts'
import { GRID } from './paths.ts'
import { silhouette } from './silhouette.ts'
import { ALL_FIGURES } from './testing/all-figures.ts'
import { areaOf, boxOf, piecesOf } from './testing/read-path.ts'
import { TOPPER_NAMES } from './toppers.ts'

/** Every topper, and every cape with some of them. */
const SHAPES = TOPPER_NAMES.map((top, place) => ({
  top,
  cape: CAPE_KINDS[place % CAPE_KINDS.length] as CapeKind,
  hairBack: place % 2 === 0 ? ('long' as const) : ('bob' as const),
}))

describe.each(ALL_FIGURES)('the silhouette of $name', ({ figure }) => {
  test('is the outline alone when nothing names the person', () => {
    expect(silhouette(figure, {})).toBe(figure.outline)
    expect(silhouette(figure, {}, true)).toBe(figure.smallOutline)
  })

  test('contains the outline, the cape, the hair and the topper, all winding one way', () => {
    for (const shape of SHAPES) {
      const path = silhouette(figure, shape)
      expect(path.endsWith(figure.outline)).toBe(true)
      const pieces = piecesOf(path)
      expect(pieces.length).toBeGreaterThanOrEqual(piecesOf(figure.outline).length + 3)
      expect(Math.min(...pieces.map(areaOf))).toBeGreaterThanOrEqual(0)
      const cape = piecesOf(capeOf(figure, shape.cape).outline).flat()
      expect(boxOf(pieces[0] ?? [])).toEqual(boxOf(cape))
    }
  })

  test('is as large when it is small, in units of the picture', () => {
    for (const shape of SHAPES) {
      const large = boxOf(piecesOf(silhouette(figure, shape)).flat())
      const small = boxOf(piecesOf(silhouette(figure, shape, true)).flat())
      for (const side of ['left', 'top', 'right', 'bottom'] as const) {
        expect(Math.abs(small[side] - large[side] / GRID)).toBeLessThanOrEqual(0.5)
      }
    }
  })
})
