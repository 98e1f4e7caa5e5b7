import { describe, expect, test } from 'vitest'
import type { Point } from '../drawing/shapes.ts'
import { CAPE_KINDS, capeOf } from './capes.ts'
import { figureOf } from './figure.ts'
import { HAIR, HAIR_BACKS } from './hair.ts'
import { BIG_EYES, EYES, JAW } from './head.ts'
import { LIGHTS } from './limb.ts'
import { GRID } from './paths.ts'
import { ALL_FIGURES } from './testing/all-figures.ts'
import { areaOf, boxOf, piecesOf } from './testing/read-path.ts'
import { TOPPERS } from './toppers.ts'

/** Two arms and two legs of three pieces each, a torso, a neck and a skull. */
const PIECES_OF_A_BODY = 15

/** Of points on the grid from a joint. */
function distances(points: readonly Point[], [x, y]: Point): number[] {
  return points.map((point) => Math.hypot(point[0] / GRID - x, point[1] / GRID - y))
}

describe.each(ALL_FIGURES)('the figure $name', ({ figure }) => {
  const points = piecesOf(figure.outline).flat()
  const { head, torso } = figure.body

  test('has a box that touches and bounds every coordinate of its outline', () => {
    const { left, top, right, bottom } = boxOf(points)
    expect(figure.box).toEqual([left, top, right, bottom].map((value) => value / GRID))
    expect(figure.box.every(Number.isFinite)).toBe(true)
  })

  test('has joints within its box', () => {
    const [left, top, right, bottom] = figure.box
    const { leftToe, rightToe, ...inside } = figure.joints
    for (const [joint, [x, y]] of Object.entries(inside)) {
      expect(x > left && x < right && y > top && y < bottom, joint).toBe(true)
    }
    // The tip of a boot is rounded off, so a toe may stick out a little.
    for (const [x, y] of [leftToe, rightToe]) {
      expect(Math.max(left - x, x - right, top - y, y - bottom)).toBeLessThan(2)
    }
  })

  test('is made of pieces that all wind one way, so that they unite', () => {
    const pieces = piecesOf(figure.outline)
    expect(pieces).toHaveLength(PIECES_OF_A_BODY)
    // Nothing is left of a neck into which the head has sunk; all else has an area.
    const areas = pieces.map(areaOf)
    expect(Math.min(...areas)).toBeGreaterThanOrEqual(0)
    expect(areas.filter((area) => area === 0).length).toBeLessThanOrEqual(1)
  })

  test('is the same small, to half a unit', () => {
    const small = piecesOf(figure.smallOutline).flat()
    expect(small).toHaveLength(points.length)
    const moved = small.map(([x, y], place) => {
      const [fullX, fullY] = points[place] as (typeof points)[number]
      return Math.max(Math.abs(x - fullX / GRID), Math.abs(y - fullY / GRID))
    })
    expect(Math.max(...moved)).toBeLessThanOrEqual(0.5)
  })

  test('wears hair, eyes and every topper on its head', () => {
    const skull = boxOf(piecesOf(head.pieces[1] as string).flat())
    const worn = { ...TOPPERS, ...HAIR_BACKS, HAIR, EYES, BIG_EYES, JAW }
    for (const [name, shape] of Object.entries(worn)) {
      for (const piece of piecesOf(head.place(shape))) {
        const box = boxOf(piece)
        expect(box.left < skull.right && box.right > skull.left, name).toBe(true)
        expect(box.top < skull.bottom && box.bottom > skull.top, name).toBe(true)
        const farthest = Math.max(...distances(piece, figure.joints.head))
        expect(farthest, name).toBeLessThan(head.halfHeight * 3)
      }
    }
  })

  test('carries every cape from both shoulders', () => {
    for (const kind of CAPE_KINDS) {
      const { outline, folds } = capeOf(figure, kind)
      const cape = piecesOf(outline).flat()
      for (const shoulder of [figure.joints.leftShoulder, figure.joints.rightShoulder]) {
        expect(Math.min(...distances(cape, shoulder)), kind).toBeLessThan(14)
      }
      expect(piecesOf(folds).length).toBeGreaterThan(1)
    }
  })

  test('has shadows within what they lie on', () => {
    const body = boxOf(points)
    const parts = [...Object.values(figure.body)]
    for (const shadow of parts.flatMap((part) => LIGHTS.map((light) => part.shadow[light]))) {
      const box = boxOf(piecesOf(shadow).flat())
      expect(box.left >= body.left && box.right <= body.right).toBe(true)
      expect(box.top >= body.top && box.bottom <= body.bottom).toBe(true)
    }
  })

  test('lies in shadow on the same side of its head as of its torso', () => {
    const middleOf = (path: string) => {
      const { left, right } = boxOf(piecesOf(path).flat())
      return (left + right) / 2
    }
    expect(middleOf(head.shadow[1])).toBeGreaterThan(middleOf(head.shadow[-1]))
    expect(middleOf(torso.shadow[1])).toBeGreaterThan(middleOf(torso.shadow[-1]))
  })
})

test('a figure is made once', () => {
  expect(figureOf('fly', 'woman')).toBe(figureOf('fly', 'woman'))
  const figure = figureOf('fly', 'woman')
  expect(capeOf(figure, 'fall')).toBe(capeOf(figure, 'fall'))
})

test('no two figures are the same', () => {
  expect(new Set(ALL_FIGURES.map(({ figure }) => figure.outline)).size).toBe(14 * 4)
})
