import type { Point } from '../drawing/shapes.ts'
import type { Proportions } from './builds.ts'
import type { ByLight } from './limb.ts'
import { closed, curves, path, spot } from './paths.ts'
import type { Joints, Side } from './poses.ts'
import { relative } from './relative.ts'
import { between, directionFrom, middle, plus } from './vectors.ts'
import { orient } from './winding.ts'

export interface Torso {
  /** Closed pieces that all wind the same way. */
  pieces: readonly string[]
  outline: string
  /** Each is also the flank of a costume. */
  shadow: ByLight
  trunks: string
  belt: string
  /** The line under the breast. */
  breast: string
  /** Where a mark sits. */
  chest: Point
  /** From the waist to the neck. */
  up: Point
  /** Where the neck begins, on the left and on the right. */
  collar: readonly [Point, Point]
}

/** The points of one side, from the neck down. */
interface Edge {
  neck: Point
  shoulderTop: Point
  shoulder: Point
  armpit: Point
  waist: Point
  hip: Point
}

interface Axes {
  up: Point
  /** From the left shoulder to the right one, and the same for the hips. */
  shoulders: Point
  hips: Point
}

export function torso(joints: Joints, build: Proportions): Torso {
  const axes: Axes = {
    up: directionFrom(joints.waist, joints.neck),
    shoulders: directionFrom(joints.leftShoulder, joints.rightShoulder),
    hips: directionFrom(joints.leftHip, joints.rightHip),
  }
  const { up } = axes
  const left = edge('left', joints, build, axes)
  const right = edge('right', joints, build, axes)
  const crotch = plus(middle(joints.leftHip, joints.rightHip), up, -build.hip * 0.95)
  const leftSide = curves(contour(left, 'left', build, axes))
  const rightSide = curves(contour(right, 'right', build, axes).toReversed() as [Point, ...Point[]])
  const outline = `M${leftSide}L${spot(crotch)}L${rightSide}Z`
  return {
    pieces: [orient(outline)],
    outline: relative(outline),
    shadow: {
      1: relative(half(right, joints, crotch)),
      [-1]: relative(half(left, joints, crotch)),
    },
    trunks: relative(trunks(left, right, joints, crotch, axes)),
    belt: relative(belt(left, right)),
    breast: breast(left, right, joints, build, axes),
    chest: chestOf(joints),
    up,
    collar: [left.neck, right.neck],
  }
}

function edge(side: Side, joints: Joints, build: Proportions, axes: Axes): Edge {
  const { up, shoulders, hips } = axes
  const out = side === 'left' ? -1 : 1
  const shoulder = joints[`${side}Shoulder`]
  const waist = plus(joints.waist, middle(shoulders, hips), out * build.waist)
  return {
    neck: plus(plus(joints.neck, shoulders, out * build.neck), up, 4),
    shoulderTop: plus(shoulder, up, build.shoulder * 0.72),
    shoulder,
    armpit: plus(between(shoulder, waist, 0.36), shoulders, out * build.flank),
    waist,
    hip: plus(joints[`${side}Hip`], hips, out * build.hip * 0.86),
  }
}

/** From the neck over shoulder, armpit and waist to the hip: four cubic curves. */
function contour(
  { neck, shoulderTop, shoulder, armpit, waist, hip }: Edge,
  side: Side,
  build: Proportions,
  { up, shoulders }: Axes,
): [Point, ...Point[]] {
  const out = side === 'left' ? -1 : 1
  return [
    neck,
    between(neck, shoulderTop, 0.25),
    plus(between(neck, shoulderTop, 0.6), up, 2),
    shoulderTop,
    plus(shoulderTop, shoulders, out * build.shoulder * 0.9),
    plus(shoulder, shoulders, out * build.shoulder * 0.7),
    armpit,
    plus(between(armpit, waist, 0.4), shoulders, out * 1.5),
    plus(waist, up, 10),
    waist,
    plus(waist, up, -6),
    plus(hip, up, 9),
    hip,
  ]
}

/** One side up to a line that curves down the body. */
function half(side: Edge, joints: Joints, crotch: Point): string {
  const inside = between(between(joints.waist, joints.neck, 0.4), side.armpit, 0.55)
  return path(
    'M',
    side.neck,
    'L',
    side.shoulderTop,
    'L',
    side.armpit,
    'L',
    side.waist,
    'L',
    side.hip,
    'L',
    crotch,
    'C',
    between(joints.waist, side.waist, 0.3),
    between(joints.waist, side.waist, 0.55),
    inside,
    'C',
    middle(joints.neck, side.shoulder),
    joints.neck,
    joints.neck,
    'Z',
  )
}

function trunks(left: Edge, right: Edge, joints: Joints, crotch: Point, { hips }: Axes): string {
  return closed([
    between(left.waist, left.hip, 0.45),
    between(right.waist, right.hip, 0.45),
    right.hip,
    plus(between(joints.rightHip, joints.rightKnee, 0.12), hips, 2),
    crotch,
    plus(between(joints.leftHip, joints.leftKnee, 0.12), hips, -2),
    left.hip,
  ])
}

function belt(left: Edge, right: Edge): string {
  return closed([
    between(left.waist, left.hip, 0.3),
    between(right.waist, right.hip, 0.3),
    between(right.waist, right.hip, 0.62),
    between(left.waist, left.hip, 0.62),
  ])
}

function chestOf(joints: Joints): Point {
  return between(joints.neck, joints.waist, 0.38)
}

function breast(
  left: Edge,
  right: Edge,
  joints: Joints,
  build: Proportions,
  { up, shoulders }: Axes,
): string {
  const chest = chestOf(joints)
  return path(
    'M',
    plus(left.armpit, shoulders, build.flank + 1),
    'Q',
    plus(between(chest, left.armpit, 0.45), up, -7),
    plus(chest, up, -3),
    'Q',
    plus(between(chest, right.armpit, 0.45), up, -7),
    plus(right.armpit, shoulders, -build.flank - 1),
  )
}
