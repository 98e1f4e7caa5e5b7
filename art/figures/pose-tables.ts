import { AIR_POSES } from './air-poses.ts'
import { GROUND_POSES } from './ground-poses.ts'
import type { Pose, PoseTable } from './poses.ts'

/** Joints set by hand for a man of about 200 units; the waist is near 0, -40. */
export const POSES: Readonly<Record<Pose, PoseTable>> = { ...GROUND_POSES, ...AIR_POSES }
