import { area, group, line } from '../drawing/elements.ts'
import type { Chance } from '../drawing/seed.ts'
import { type Point, tenth, toRadians, whole } from '../drawing/shapes.ts'
import { OVER, PAGE, type Stand } from './page.ts'

const BELOW = PAGE.height + OVER

export interface Flames {
  left: number
  right: number
  base: number
  height: number
  colour: string
  /** How many tongues. */
  count?: number
  chance: Chance
}

export function flames({ left, right, base, height, colour, count = 8, chance }: Flames): string {
  const width = (right - left) / count
  const tongues = Array.from({ length: count }, (_, place) => {
    const start = left + place * width
    const tall = chance.between(0.55, 1) * height
    const lean = chance.between(-0.3, 0.3) * width
    const at = (across: number, up: number, leaning = lean) =>
      `${whole(start + width * across + leaning)} ${whole(base - up)}`
    return `C${at(-0.1, tall * 0.4, 0)} ${at(0.5, tall * 0.5)} ${at(0.36, tall)}C${at(0.9, tall * 0.7)} ${at(0.7, tall * 0.3, 0)} ${at(1, height * 0.16, 0)}`
  })
  return area(
    `M${whole(left)} ${whole(base)}${tongues.join('')}L${whole(right)} ${whole(base)}V${BELOW + OVER}H${whole(left)}Z`,
    colour,
  )
}

export interface Waves {
  y: number
  height: number
  colour: string
}

const WAVE_LENGTH = 56

export function waves({ y, height, colour }: Waves): string {
  let path = `M${-OVER} ${whole(y)}`
  for (let x = -OVER; x < PAGE.width + OVER; x += WAVE_LENGTH) {
    const crest = whole(y - height)
    path += `C${x + 14} ${crest} ${x + 40} ${crest} ${x + 44} ${whole(y - height * 0.3)}C${x + 38} ${whole(y - height * 0.5)} ${x + 30} ${whole(y - height * 0.1)} ${x + WAVE_LENGTH} ${whole(y)}`
  }
  return area(`${path}V${BELOW}H${-OVER}Z`, colour)
}

export interface Mountains {
  /** The foot of the range. */
  y: number
  height: number
  colour: string
  /** Caps of snow; none without it. */
  snow?: string
  chance: Chance
}

export function mountains({ y, height, colour, snow, chance }: Mountains): string {
  let range = `M-10 ${BELOW}`
  let caps = ''
  // Valleys lie above the foot, or the sky would cut the range into single teeth.
  const valley = y - height * 0.3
  let x = -30
  while (x < PAGE.width + 10) {
    const width = chance.between(70, 130)
    const tall = chance.between(0.5, 1) * height
    const peak = x + width / 2
    range += `L${whole(x)} ${whole(valley)}L${whole(peak)} ${whole(y - tall)}`
    caps += snowCap(peak, y, width, tall)
    x += width * 0.8
  }
  const rock = area(`${range}L${PAGE.width + 30} ${whole(valley)}V${BELOW}Z`, colour)
  return snow === undefined ? rock : rock + area(caps, snow)
}

function snowCap(peak: number, foot: number, width: number, tall: number): string {
  const at = (across: number, up: number) =>
    `${whole(peak + width * across)} ${whole(foot - tall * up)}`
  return `M${at(0, 1)}L${at(-0.14, 0.7)}L${at(-0.02, 0.76)}L${at(0.06, 0.66)}L${at(0.15, 0.7)}Z`
}

export interface Tree extends Stand {
  colour: string
  mirrored?: boolean
}

/** A bare tree; it stands at its foot. */
export function tree({ x, y, scale, colour, mirrored = false }: Tree): string {
  return group(
    `translate(${tenth(x)} ${tenth(y)}) scale(${tenth(mirrored ? -scale : scale)} ${tenth(scale)})`,
    area(
      'M-14 0C-8 -40 -10 -70 -20 -96C-40 -110 -60 -112 -84 -108C-60 -118 -44 -120 -30 -116C-40 -140 -58 -150 -70 -176C-50 -154 -36 -148 -22 -126C-20 -150 -30 -180 -22 -214C-16 -184 -10 -160 -8 -136C6 -150 20 -160 24 -190C32 -166 24 -150 8 -128C24 -136 48 -132 70 -150C54 -126 30 -120 6 -106C2 -80 4 -40 18 0Z',
      colour,
    ),
  )
}

export interface WebCorner {
  corner: Point
  radius: number
  /** In degrees, to the right; 0 points to the right. */
  from: number
  to: number
  spokes: number
  rings: number
  colour: string
  stroke?: number
}

export function webCorner(web: WebCorner): string {
  const { corner, radius, from, to, spokes, rings, colour, stroke = 1.6 } = web
  const at = (spoke: number, reach: number) => {
    const angle = toRadians(from + ((to - from) * spoke) / spokes)
    return `${whole(corner[0] + Math.cos(angle) * reach)} ${whole(corner[1] + Math.sin(angle) * reach)}`
  }
  const spokesPath = Array.from(
    { length: spokes + 1 },
    (_, spoke) => `M${whole(corner[0])} ${whole(corner[1])}L${at(spoke, radius)}`,
  )
  const ringsPath = Array.from({ length: rings }, (_, ring) => {
    const reach = (radius * (ring + 1) * 0.94) / rings
    // Threads sag towards the corner.
    const sagging = Array.from(
      { length: spokes },
      (__, spoke) => `Q${at(spoke + 0.5, reach * 0.84)} ${at(spoke + 1, reach)}`,
    )
    return `M${at(0, reach)}${sagging.join('')}`
  })
  return line([...spokesPath, ...ringsPath].join(''), colour, stroke)
}

export interface Mesa {
  /** The height of the sun that sets behind it. */
  horizon: number
  colour: string
  shade: string
}

/** Table mountains; their right sides lie in shade. */
export function mesa({ horizon, colour, shade }: Mesa): string {
  const down = (offset: number) => whole(horizon + offset)
  const rock = `M-10 ${down(96)}H30L44 ${down(10)}H96L112 ${down(70)}H150L160 ${down(96)}H250L262 ${down(40)}H288L294 ${down(-26)}H340L350 ${down(40)}H372L380 ${down(96)}H410V610H-10Z`
  const shaded = `M96 ${down(10)}L112 ${down(70)}H150L160 ${down(96)}H110ZM340 ${down(-26)}L350 ${down(40)}H372L380 ${down(96)}H330Z`
  return area(rock, colour) + area(shaded, shade)
}

export interface Cactus {
  /** The left of its foot. */
  at: Point
  colour: string
}

export function cactus({ at: [x, y], colour }: Cactus): string {
  return area(
    `M${whole(x)} ${whole(y)}v-110q0 -14 14 -14t14 14v40q14 0 14 -14v-26q0 -10 10 -10t10 10v40q0 24 -34 24v46ZM${whole(x)} ${whole(y - 50)}q-34 0 -34 -24v-40q0 -10 10 -10t10 10v26q0 14 14 14Z`,
    colour,
  )
}
