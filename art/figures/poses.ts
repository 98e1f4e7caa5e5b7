import type { Point } from '../drawing/shapes.ts'

/** As the viewer sees it, not the person. */
export type Side = 'left' | 'right'
export const SIDES = ['left', 'right'] as const

export type Joint =
  | 'head'
  | 'neck'
  | 'waist'
  | `${Side}${'Shoulder' | 'Elbow' | 'Wrist' | 'Hip' | 'Knee' | 'Ankle' | 'Toe'}`
export type Joints = Readonly<Record<Joint, Point>>
export type BodyPart = `${Side}${'Arm' | 'Leg'}` | 'torso' | 'head'

export type Pose = (typeof POSE_NAMES)[number]
export const POSE_NAMES = [
  'stand',
  'stride',
  'fly',
  'leap',
  'swing',
  'crouch',
  'run',
  'punch',
  'raise',
  'hover',
  'dive',
  'surf',
  'charge',
  'brood',
] as const

export interface PoseTable {
  joints: Joints
  /** From the back to the front. */
  order: readonly BodyPart[]
}
