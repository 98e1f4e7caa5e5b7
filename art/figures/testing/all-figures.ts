import { BUILD_NAMES } from '../builds.ts'
import type { Costume } from '../costume.ts'
import { type Figure, figureOf } from '../figure.ts'
import { POSE_NAMES } from '../poses.ts'

export const ALL_FIGURES: readonly { name: string; figure: Figure }[] = POSE_NAMES.flatMap((pose) =>
  BUILD_NAMES.map((build) => ({ name: `${pose} ${build}`, figure: figureOf(pose, build) })),
)

/** Everything on, each in a colour of its own. */
export const FULL_COSTUME: Costume = {
  torso: '#000001',
  arms: '#000002',
  legs: '#000003',
  head: '#000004',
  gloves: '#000005',
  boots: '#000006',
  trunks: '#000007',
  belt: '#000008',
  face: '#000009',
  hair: '#00000a',
  hairBack: 'long',
  top: 'wings',
  topColour: '#00000b',
  flank: '#00000c',
  eyes: '#00000d',
  bigEyes: true,
  mark: 'M-50 -50L50 -50L0 50Z',
  markColour: '#00000e',
  cape: '#00000f',
}
