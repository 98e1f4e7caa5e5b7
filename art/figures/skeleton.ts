import type { Proportions } from './builds.ts'
import { type Joints, SIDES } from './poses.ts'
import { between, directionFrom, lengthOf, middle, minus, plus } from './vectors.ts'

/** The joints of a pose, moved to where they are in a body of this build. */
export function skeletonOf(pose: Joints, build: Proportions): Joints {
  const towardsNeck = directionFrom(pose.head, pose.neck)
  const joints = { ...pose, head: plus(pose.head, towardsNeck, build.headSinks) }
  const chest = middle(pose.leftShoulder, pose.rightShoulder)
  const pelvis = middle(pose.leftHip, pose.rightHip)
  for (const side of SIDES) {
    const shoulder = between(chest, pose[`${side}Shoulder`], build.shoulderSpread)
    const moved = minus(shoulder, pose[`${side}Shoulder`])
    const elbow = plus(pose[`${side}Elbow`], moved)
    const wrist = plus(pose[`${side}Wrist`], moved, build.wristFollows)
    joints[`${side}Shoulder`] = shoulder
    joints[`${side}Elbow`] = elbow
    joints[`${side}Wrist`] = wrist
    if (build.longForearms !== undefined) {
      const { least, times } = build.longForearms
      const length = Math.max(least, lengthOf(minus(wrist, elbow)) * times)
      joints[`${side}Wrist`] = plus(elbow, directionFrom(elbow, wrist), length)
    }
    joints[`${side}Hip`] = between(pelvis, pose[`${side}Hip`], build.hipSpread)
  }
  return joints
}
