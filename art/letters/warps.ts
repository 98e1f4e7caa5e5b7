/** Bends a masthead: takes and gives a place in its box, both axes from 0 to 1. */
export interface Warp {
  (u: number, v: number): readonly [number, number]
  /** Whether straight lines come out bent. */
  curved: boolean
}

/** Logos of the time were drawn in such envelopes. The strength is a share of the height. */
export const WARPS = {
  arch: (strength = 0.22) => bent((u, v) => v - strength * crown(u) + strength * 0.5),
  bulge: (strength = 0.22) =>
    bent((u, v) => 0.5 + (v - 0.5) * (1 - strength + strength * crown(u) * 1.9)),
  pinch: (strength = 0.22) =>
    bent((u, v) => 0.5 + (v - 0.5) * (1 - strength + strength * valley(u) * 1.7)),
  /** A flat foot and a round top. */
  domed: (strength = 0.3) => bent((u, v) => v + (1 - v) * valley(u) * strength),
  /** A flat top and a round foot. */
  smile: (strength = 0.28) => bent((u, v) => v * (1 - strength) + v * crown(u) * strength),
  taperRight: (strength = 0.34) => straight((u, v) => v * (1 - strength * u) + strength * u * 0.5),
  taperLeft: (strength = 0.34) =>
    straight((u, v) => v * (1 - strength * (1 - u)) + strength * (1 - u) * 0.5),
  rise: (strength = 0.2) => straight((u, v) => v + strength * (0.5 - u)),
} as const satisfies Record<string, (strength?: number) => Warp>

/** 1 in the middle, 0 at both ends. */
function crown(u: number): number {
  return 1 - valley(u)
}

function valley(u: number): number {
  return (u - 0.5) * (u - 0.5) * 4
}

/** All our warps move points up and down only. */
function bent(height: (u: number, v: number) => number): Warp {
  return warp(height, true)
}

function straight(height: (u: number, v: number) => number): Warp {
  return warp(height, false)
}

function warp(height: (u: number, v: number) => number, curved: boolean): Warp {
  return Object.assign((u: number, v: number) => [u, height(u, v)] as const, { curved })
}
