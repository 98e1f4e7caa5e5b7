import { Memo } from '../drawing/memo.ts'
import type { Point } from '../drawing/shapes.ts'
import { arm, type Extremity, leg } from './arms-and-legs.ts'
import { BUILDS, type Build } from './builds.ts'
import { type Head, head } from './head.ts'
import { coarse, GRID } from './paths.ts'
import { POSES } from './pose-tables.ts'
import type { BodyPart, Joints, Pose } from './poses.ts'
import { relative } from './relative.ts'
import { skeletonOf } from './skeleton.ts'
import { type Torso, torso } from './torso.ts'

export interface Figure {
  pose: Pose
  build: Build
  /** The whole body as pieces that unite, in units of the grid. */
  outline: string
  /** The same in units of the picture, rounded: for figures of a third of a cover or less. */
  smallOutline: string
  /** Bounds the body without cape and topper, in units of the picture. */
  box: readonly [left: number, top: number, right: number, bottom: number]
  /** In units of the picture. */
  joints: Joints
  /** Units of the paths to a unit of the picture. */
  grid: number
  /** From the back to the front. */
  order: readonly BodyPart[]
  body: Body
}

interface Body {
  leftArm: Extremity
  rightArm: Extremity
  leftLeg: Extremity
  rightLeg: Extremity
  torso: Torso
  head: Head
}

/** Every pose in every build, and no more: there are 56. */
const figures = new Memo<Figure>(100)

export function figureOf(pose: Pose, build: Build): Figure {
  return figures.take(`${pose} ${build}`, () => makeFigure(pose, build))
}

function makeFigure(pose: Pose, build: Build): Figure {
  const { joints: posed, order } = POSES[pose]
  const proportions = BUILDS[build]
  const joints = skeletonOf(posed, proportions)
  const trunk = torso(joints, proportions)
  const body: Body = {
    leftArm: arm('left', joints, proportions),
    rightArm: arm('right', joints, proportions),
    leftLeg: leg('left', joints, proportions),
    rightLeg: leg('right', joints, proportions),
    torso: trunk,
    head: head(joints, proportions, trunk.collar),
  }
  const outline = order.flatMap((part) => body[part].pieces).join('')
  return {
    pose,
    build,
    outline: relative(outline),
    smallOutline: relative(coarse(outline)),
    box: boxOf(outline),
    joints,
    grid: GRID,
    order,
    body,
  }
}

/** Handles of curves count too: a little more than the shape itself, and never less. */
function boxOf(outline: string): Figure['box'] {
  const points = Array.from(
    outline.matchAll(/(-?\d+) (-?\d+)/g),
    ([, x, y]): Point => [Number(x) / GRID, Number(y) / GRID],
  )
  const xs = points.map(([x]) => x)
  const ys = points.map(([, y]) => y)
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)]
}
