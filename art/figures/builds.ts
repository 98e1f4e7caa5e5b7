export type Build = (typeof BUILD_NAMES)[number]
export const BUILD_NAMES = ['man', 'woman', 'giant', 'slim'] as const

/** Radii and half widths of a body, in units of the poses. */
export interface Proportions {
  neck: number
  shoulder: number
  upperArm: number
  elbow: number
  forearm: number
  wrist: number
  fist: number
  hip: number
  thigh: number
  knee: number
  calf: number
  ankle: number
  foot: number
  waist: number
  /** How far the back shows beside the ribs. */
  flank: number
  head: readonly [halfWidth: number, halfHeight: number]
  /** Against the shoulders and hips of the poses. */
  shoulderSpread: number
  hipSpread: number
  /** How much of the way of its shoulder a wrist follows. */
  wristFollows: number
  /** How far the head sinks between the shoulders. */
  headSinks: number
  /** Forearms longer than those of the poses. */
  longForearms?: { least: number; times: number }
}

export const BUILDS: Readonly<Record<Build, Proportions>> = {
  man: {
    neck: 6.2,
    shoulder: 10.2,
    upperArm: 10.6,
    elbow: 6.3,
    forearm: 8.6,
    wrist: 4.6,
    fist: 6.6,
    hip: 12,
    thigh: 13.6,
    knee: 7.6,
    calf: 9.8,
    ankle: 4.3,
    foot: 15,
    waist: 12.6,
    flank: 6,
    head: [8.6, 11.6],
    shoulderSpread: 1,
    hipSpread: 1,
    wristFollows: 0.6,
    headSinks: 0,
  },
  woman: {
    neck: 4.1,
    shoulder: 6.2,
    upperArm: 6.6,
    elbow: 4.5,
    forearm: 5.6,
    wrist: 3.4,
    fist: 4.6,
    hip: 11.6,
    thigh: 12.2,
    knee: 6.4,
    calf: 7.6,
    ankle: 3.3,
    foot: 14,
    waist: 8.6,
    flank: 2,
    head: [7.8, 10.6],
    shoulderSpread: 0.8,
    hipSpread: 0.95,
    wristFollows: 0.6,
    headSinks: 0,
  },
  giant: {
    neck: 10,
    shoulder: 17,
    upperArm: 17.5,
    elbow: 11,
    forearm: 15.5,
    wrist: 9,
    fist: 12.5,
    hip: 16,
    thigh: 18.5,
    knee: 11,
    calf: 14,
    ankle: 8,
    foot: 19,
    waist: 21,
    flank: 9,
    head: [9.4, 11.2],
    shoulderSpread: 1.42,
    hipSpread: 1,
    wristFollows: 1,
    headSinks: 11,
    longForearms: { least: 30, times: 1.08 },
  },
  slim: {
    neck: 5,
    shoulder: 7,
    upperArm: 7.4,
    elbow: 4.9,
    forearm: 6.4,
    wrist: 3.7,
    fist: 5.2,
    hip: 9.6,
    thigh: 10.6,
    knee: 6.2,
    calf: 7.8,
    ankle: 3.6,
    foot: 14,
    waist: 9.4,
    flank: 4,
    head: [8.2, 11],
    shoulderSpread: 0.86,
    hipSpread: 1,
    wristFollows: 0.6,
    headSinks: 0,
  },
}
