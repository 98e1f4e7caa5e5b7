import { Memo } from '../drawing/memo.ts'
import type { Point } from '../drawing/shapes.ts'
import { BUILDS } from './builds.ts'
import type { Figure } from './figure.ts'
import { path, placed, spot } from './paths.ts'
import { plus } from './vectors.ts'

export type CapeKind = (typeof CAPE_KINDS)[number]
export const CAPE_KINDS = ['fall', 'blowLeft', 'blowRight', 'wings'] as const

export interface Cape {
  outline: string
  folds: string
}

/** What a cape hangs from. */
interface Hanger {
  left: Point
  right: Point
  waist: Point
  /** Where it touches the ground. */
  ground: number
  /** Width of the shoulders against those of a man. */
  width: number
}

const SHOULDERS_OF_A_MAN = 44
const LONGEST_FALL = 118

/** Every kind on every figure, and no more: there are 224. */
const capes = new Memo<Cape>(300)

export function capeOf(figure: Figure, kind: CapeKind): Cape {
  return capes.take(`${figure.pose} ${figure.build} ${kind}`, () => {
    const hanger = hangerOf(figure)
    if (kind === 'fall') return falling(hanger)
    return kind === 'wings' ? wings(hanger) : blown(hanger, kind === 'blowLeft' ? -1 : 1)
  })
}

function hangerOf({ joints, body, build }: Figure): Hanger {
  const above = BUILDS[build].shoulder * 0.75
  const { leftShoulder, rightShoulder } = joints
  return {
    left: plus(leftShoulder, body.torso.up, above),
    right: plus(rightShoulder, body.torso.up, above),
    waist: joints.waist,
    ground: Math.max(joints.leftAnkle[1], joints.rightAnkle[1]),
    width: Math.abs(rightShoulder[0] - leftShoulder[0]) / SHOULDERS_OF_A_MAN,
  }
}

/** Straight down to a hem in waves. */
function falling({ left, right, waist, ground, width }: Hanger): Cape {
  const [x, y] = waist
  const bottom = Math.min(ground, y + LONGEST_FALL)
  const atWaist = (across: number, down: number): Point => [x + across * width, y + down]
  const atHem = (across: number, down: number): Point => [x + across * width, bottom + down]
  const hem = placed('Q-42 -10 -33 4Q-22 -9 -11 5Q0 -8 12 5Q22 -9 34 3Q44 -9 54 -2', atHem)
  const leftSide = path('M', left, 'C', atWaist(-34, -20), atHem(-46, -50), atHem(-52, 0))
  const rightSide = path('C', atHem(46, -52), atWaist(34, -20), right, 'Z')
  const leftFold = path('M', atWaist(-24, 6), 'L', atHem(-34, 0), 'L', atHem(-40, -5), 'Z')
  const rightFold = path('M', atWaist(26, 6), 'L', atHem(33, 0), 'L', atHem(40, -5), 'Z')
  const middleFold = path('M', [x, y + 40], 'L', [x - 6, bottom], 'L', [x + 6, bottom], 'Z')
  return { outline: leftSide + hem + rightSide, folds: leftFold + rightFold + middleFold }
}

/** Spread like the wings of a bat. */
function wings({ left, right, waist }: Hanger): Cape {
  const [x, y] = waist
  const onLeft = (across: number, down: number): Point => [left[0] - across, left[1] + down]
  const onRight = (across: number, down: number): Point => [right[0] + across, right[1] + down]
  const leftWing = placed('C30 -14 70 -20 92 -2Q72 16 76 46Q58 44 52 82', onLeft)
  const tail = path('Q', onLeft(34, 70), [x - 18, y + 100], 'Q', [x, y + 80], [x + 18, y + 100])
  const rightWing = placed('Q34 70 52 82Q58 44 76 46Q72 16 92 -2C70 -20 30 -14 0 0', onRight)
  const upper = 'M0 0L74 44L62 48Z'
  const lower = 'M-4 24L50 80L38 72Z'
  return {
    outline: `M${spot(left)}${leftWing}${tail}${rightWing}Z`,
    folds: [upper, lower].map((fold) => placed(fold, onLeft) + placed(fold, onRight)).join(''),
  }
}

/** In the wind, to one side, from the shoulder on that side. */
function blown({ left, right, waist }: Hanger, side: 1 | -1): Cape {
  const [far, near] = side > 0 ? [left, right] : [right, left]
  const place = (x: number, y: number): Point => [near[0] + side * x, near[1] + y]
  const flutter = placed(
    'C18 -4 44 -2 62 -24C70 -34 92 -40 106 -32C96 -22 98 -6 112 4C98 8 92 24 104 40C84 38 74 52 82 74C56 66 40 72 30 100C6 70 -14 50',
    place,
  )
  const back = spot([waist[0] - side * 10, waist[1]])
  const folds =
    'M4 6C40 16 70 -4 104 0L98 10C66 8 40 24 4 6ZM0 16C30 40 56 38 86 46L80 58C50 52 24 50 0 16Z'
  return {
    outline: `${path('M', far, 'L', near)}${flutter} ${back}Z`,
    folds: placed(folds, place),
  }
}
