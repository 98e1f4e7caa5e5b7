import type { Point } from '../drawing/shapes.ts'
import type { Proportions } from './builds.ts'
import { type ByLight, type Limb, limb } from './limb.ts'
import { closed } from './paths.ts'
import type { Joints, Side } from './poses.ts'
import { relative } from './relative.ts'
import { between, directionFrom, frame, lengthOf, minus, plus, quarterTurn } from './vectors.ts'
import { orient } from './winding.ts'

export interface Extremity {
  /** Closed pieces that all wind the same way. */
  pieces: readonly string[]
  outline: string
  /** The glove or the boot. */
  cover: string
  shadow: ByLight
}

/** Feet that point along the shin more than this are seen from the front. */
const POINTED = 0.86

export function arm(side: Side, joints: Joints, build: Proportions): Extremity {
  const shoulder = joints[`${side}Shoulder`]
  const elbow = joints[`${side}Elbow`]
  const wrist = joints[`${side}Wrist`]
  const upper = limb({
    from: shoulder,
    to: elbow,
    fromRadius: build.shoulder,
    toRadius: build.elbow,
    bulges: [build.upperArm * 1.12, build.upperArm * 1.12],
    peak: 0.5,
  })
  const lower = limb({
    from: elbow,
    to: wrist,
    fromRadius: build.elbow * 0.98,
    toRadius: build.wrist,
    bulges: [build.forearm * 1.22, build.forearm * 1.1],
    peak: 0.34,
  })
  const cuff = build.forearm * 0.86
  const glove = limb({
    from: between(elbow, wrist, 0.42),
    to: wrist,
    fromRadius: cuff * 1.08,
    toRadius: build.wrist,
    bulges: [cuff * 1.06, cuff * 1.0],
    peak: 0.3,
  })
  return extremity(upper, lower, glove, fist(elbow, wrist, build))
}

export function leg(side: Side, joints: Joints, build: Proportions): Extremity {
  const hip = joints[`${side}Hip`]
  const knee = joints[`${side}Knee`]
  const ankle = joints[`${side}Ankle`]
  const thigh = limb({
    from: hip,
    to: knee,
    fromRadius: build.hip,
    toRadius: build.knee,
    bulges: [build.thigh * 1.06, build.thigh * 1.02],
    peak: 0.5,
  })
  // Calves swell outwards.
  const [one, other] = side === 'left' ? [1.32, 1.02] : [1.02, 1.32]
  const shin = limb({
    from: knee,
    to: ankle,
    fromRadius: build.knee * 0.98,
    toRadius: build.ankle,
    bulges: [build.calf * one * 0.98, build.calf * other * 0.98],
    peak: 0.36,
  })
  const cuff = build.calf * 0.92
  const boot = limb({
    from: between(knee, ankle, 0.16),
    to: ankle,
    fromRadius: cuff * 1.04,
    toRadius: build.ankle * 1.05,
    bulges: [cuff * (one * 0.94), cuff * (other * 0.94)],
    peak: 0.3,
  })
  return extremity(thigh, shin, boot, foot(knee, ankle, joints[`${side}Toe`], build))
}

function extremity(upper: Limb, lower: Limb, cover: Limb, end: string): Extremity {
  const tip = orient(end)
  const pieces = [upper.outline, lower.outline, tip]
  return {
    pieces,
    outline: relative(pieces.join('')),
    cover: relative(cover.outline + tip),
    shadow: {
      1: relative(upper.shadow[1] + lower.shadow[1]),
      [-1]: relative(upper.shadow[-1] + lower.shadow[-1]),
    },
  }
}

function fist(elbow: Point, wrist: Point, build: Proportions): string {
  const at = frame(wrist, directionFrom(elbow, wrist))
  const size = build.fist
  return closed([
    at(-1, build.wrist),
    at(size * 0.25, size * 0.9),
    at(size * 1.35, size * 0.78),
    at(size * 1.7, size * 0.1),
    at(size * 1.45, -size * 0.72),
    at(size * 0.2, -size * 0.82),
    at(-1, -build.wrist),
  ])
}

function foot(knee: Point, ankle: Point, toe: Point, build: Proportions): string {
  const shin = directionFrom(knee, ankle)
  const forward = directionFrom(ankle, toe)
  const length = lengthOf(minus(toe, ankle))
  const isPointed = Math.abs(forward[0] * shin[0] + forward[1] * shin[1]) > POINTED
  return isPointed
    ? footFromTheFront(ankle, forward, length, build)
    : footFromTheSide(ankle, shin, forward, length, build)
}

function footFromTheFront(
  ankle: Point,
  forward: Point,
  length: number,
  build: Proportions,
): string {
  const at = frame(ankle, forward)
  const width = build.ankle
  return closed([
    at(0, width * 1.05),
    at(length * 0.5, width),
    at(length * 1.08, width * 0.35),
    at(length * 1.08, -width * 0.35),
    at(length * 0.5, -width),
    at(0, -width * 1.05),
  ])
}

/** Instep, toe, sole, heel. */
function footFromTheSide(
  ankle: Point,
  shin: Point,
  forward: Point,
  length: number,
  build: Proportions,
): string {
  const width = build.ankle
  const thickness = build.foot * 0.2
  const turn = quarterTurn(forward)
  const soleIsOnTheNormal = forward[0] * shin[1] - forward[1] * shin[0] > 0
  const toSole: Point = soleIsOnTheNormal ? turn : [-turn[0], -turn[1]]
  const tip = plus(ankle, forward, length * 1.08)
  const before = (distance: number) => plus(ankle, forward, distance)
  return closed([
    before(width * 1.1),
    plus(between(ankle, tip, 0.62), toSole, -thickness * 0.1),
    plus(tip, toSole, thickness * 0.55),
    plus(tip, toSole, thickness * 1.6),
    plus(before(-width * 0.95), toSole, thickness * 1.75),
    before(-width * 1.05),
    plus(before(-width), shin, -width),
    plus(before(width), shin, -width),
  ])
}
