import { area, circle, group, line } from '../drawing/elements.ts'
import { type Blob, blobs } from '../drawing/screens.ts'
import type { Chance } from '../drawing/seed.ts'
import { type Point, tenth, whole } from '../drawing/shapes.ts'
import { fewer, OVER, PAGE } from './page.ts'

export interface Moon {
  centre: Point
  radius: number
  colour: string
  shade: string
}

/** Centres and radii, as shares of the moon's own. */
const CRATERS: readonly (readonly [number, number, number])[] = [
  [-0.42, -0.46, 0.13],
  [-0.12, -0.62, 0.07],
  [-0.62, -0.08, 0.09],
  [-0.3, -0.12, 0.06],
  [0.08, -0.36, 0.1],
  [-0.5, 0.3, 0.12],
]

/** A full moon, its right side in shade. */
export function moon({ centre: [x, y], radius, colour, shade }: Moon): string {
  const [across, down] = [radius * 0.5, radius * 0.866]
  const flatter = whole(radius * 1.12)
  const edge = `M${whole(x + across)} ${whole(y - down)}A${whole(radius)} ${whole(radius)} 0 0 1 ${whole(x - across)} ${whole(y + down)}A${flatter} ${flatter} 0 0 0 ${whole(x + across)} ${whole(y - down)}Z`
  const craters = CRATERS.map(([dx, dy, size]) =>
    circle([x + dx * radius, y + dy * radius], size * radius, shade),
  )
  return circle([x, y], radius, colour) + area(edge, shade) + craters.join('')
}

export interface Cloud {
  /** The middle of its foot. */
  at: Point
  width: number
  height: number
  colour: string
  chance: Chance
}

const PUFFS = 6

export function cloud({ at: [x, y], width, height, colour, chance }: Cloud): string {
  const puffs = Array.from({ length: PUFFS }, (_, place) => {
    const share = place / (PUFFS - 1)
    const centre = x - width / 2 + width * share
    const swell = 0.35 + 0.5 * Math.sin(share * Math.PI)
    const radius = height * swell * chance.between(0.8, 1.2)
    const [right, left] = [whole(centre + radius), whole(centre - radius)]
    const level = whole(y - radius * 0.4)
    const arc = `A${whole(radius)} ${whole(radius)} 0 1 1`
    return `M${right} ${level}${arc} ${left} ${level}${arc} ${right} ${level}Z`
  })
  const foot = `M${whole(x - width * 0.6)} ${whole(y)}H${whole(x + width * 0.6)}V${whole(y + height * 0.2)}H${whole(x - width * 0.6)}Z`
  return area(puffs.join('') + foot, colour)
}

export interface Stars {
  count: number
  left?: number
  top?: number
  right?: number
  bottom?: number
  colour: string
  detail?: number
  chance: Chance
}

/** Most stars are small. */
const STAR_SIZES = [0.6, 0.6, 1, 1, 1.5, 2.2] as const

export function stars(sky: Stars): string {
  const { left = 0, top = 0, right = PAGE.width, bottom = PAGE.height, detail = 1, chance } = sky
  const list = Array.from({ length: fewer(sky.count, detail) }, (): Blob => {
    const x = chance.between(left, right)
    const y = chance.between(top, bottom)
    return [x, y, chance.pick(STAR_SIZES)]
  })
  return blobs(list, sky.colour)
}

export interface Planet {
  centre: Point
  radius: number
  colour: string
  stripes: string
  /** The colour of its ring; none without it. */
  ring?: string
  ink: string
  turn?: number
}

export function planet({ centre, radius, colour, stripes, ring, ink, turn = -18 }: Planet): string {
  const share = (value: number) => tenth(radius * value)
  const at = (x: number, y: number) => `${share(x)} ${share(y)}`
  const shadow = `M${share(1)} 0A${share(1)} ${share(1)} 0 0 1 0 ${share(1)}A${share(1.05)} ${share(1.05)} 0 0 0 ${at(0.5, -0.86)}A${share(1)} ${share(1)} 0 0 1 ${share(1)} 0Z`
  const bands = `M${at(-0.9, -0.34)}Q${at(0, -0.1)} ${at(0.7, -0.5)}M${at(-0.98, 0.1)}Q${at(0, 0.44)} ${at(0.6, 0.1)}`
  const around = `M${at(-1, -0.1)}C${at(-1.9, 0.2)} ${at(-1.5, 0.6)} ${at(0, 0.42)}C${at(1.5, 0.2)} ${at(1.9, -0.3)} ${at(0.96, -0.24)}`
  const rings =
    ring === undefined ? '' : line(around, ink, radius * 0.17) + line(around, ring, radius * 0.1)
  return group(
    `translate(${tenth(centre[0])} ${tenth(centre[1])}) rotate(${turn})`,
    circle([0, 0], radius, colour, `stroke="${ink}" stroke-width="2.5"`) +
      area(shadow, ink) +
      line(bands, stripes, radius * 0.09) +
      rings,
  )
}

export interface Rain {
  colour: string
  count?: number
  /** How far the drops are blown, to the left when below nothing. */
  slant?: number
  detail?: number
  chance: Chance
}

export function rain({ colour, count = 46, slant = -40, detail = 1, chance }: Rain): string {
  const path = Array.from({ length: fewer(count, detail) }, () => {
    const x = chance.between(-OVER, PAGE.width + OVER * 2)
    const y = chance.between(-OVER * 2, PAGE.height)
    const length = chance.between(20, 60)
    return `M${whole(x)} ${whole(y)}l${whole((slant * length) / 140)} ${whole(length)}`
  })
  return line(path.join(''), colour, 1.6)
}

export interface Rocket {
  at: Point
  scale: number
  turn?: number
  hull: string
  nose: string
  window: string
  fire: string
  core: string
  ink: string
}

/** A rocket of the fifties with its fire; it points up. */
export function rocket({ at, scale, turn = 0, hull, nose, window, fire, core, ink }: Rocket) {
  return group(
    `translate(${tenth(at[0])} ${tenth(at[1])}) rotate(${tenth(turn)}) scale(${scale.toFixed(2)})`,
    area('M-26 84L0 190L26 84ZM-44 80L-40 140L-20 84ZM44 80L40 140L20 84Z', fire) +
      area('M-16 84L0 150L16 84Z', core) +
      area(
        'M0 -130C34 -84 40 -30 36 34L66 70L66 100L28 78L18 86L-18 86L-28 78L-66 100L-66 70L-36 34C-40 -30 -34 -84 0 -130Z',
        hull,
        `stroke="${ink}" stroke-width="3.5"`,
      ) +
      area('M6 -122C34 -84 40 -30 36 34L66 70L66 100L28 78L18 86L4 86C26 20 24 -60 6 -122Z', ink) +
      area('M0 -130C14 -112 22 -94 28 -74H-28C-22 -94 -14 -112 0 -130Z', nose) +
      circle([-4, -30], 14, window, `stroke="${ink}" stroke-width="5"`),
  )
}
