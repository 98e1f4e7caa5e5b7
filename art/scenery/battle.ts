import { area, group, outlined } from '../drawing/elements.ts'
import type { Chance } from '../drawing/seed.ts'
import { FULL_TURN, type Point, roughPolygon, tenth, toRadians } from '../drawing/shapes.ts'
import { fewer, type Stand } from './page.ts'

export interface Slashes {
  centre: Point
  /** Half of the longest. */
  length: number
  count: number
  gap: number
  /** In degrees, from upright. */
  turn?: number
  /** 1 is normal. */
  width?: number
}

/** The outline of one slash, as shares of its width and length. */
const SLASH: readonly Point[] = [
  [0, -1],
  [0.5, -0.6],
  [0.42, -0.5],
  [1, -0.1],
  [0.8, 0],
  [0.95, 0.2],
  [0.3, 0.7],
  [0, 1],
  [-0.45, 0.5],
  [-0.4, 0.4],
  [-1, 0],
  [-0.85, -0.14],
  [-0.4, -0.66],
]

/** Cuts of a claw side by side, the middle ones longest. */
export function slashesPath({ centre, length, count, gap, turn = 28, width = 1 }: Slashes): string {
  const cosine = Math.cos(toRadians(turn))
  const sine = Math.sin(toRadians(turn))
  return Array.from({ length: count }, (_, place) => {
    const off = place - (count - 1) / 2
    const wide = (15 - Math.abs(off) * 2.4) * width
    const long = length * (1 - Math.abs(off) * 0.1)
    const corners = SLASH.map(([across, down]) => {
      const x = across * wide + off * gap
      const y = down * long
      return `${tenth(centre[0] + x * cosine - y * sine)} ${tenth(centre[1] + x * sine + y * cosine)}`
    })
    return `M${corners.join('L')}Z`
  }).join('')
}

export interface Debris {
  count: number
  centre: Point
  /** Pieces fly between these two distances. */
  inner: number
  outer: number
  detail?: number
  chance: Chance
}

export function debrisPath({ count, centre, inner, outer, detail = 1, chance }: Debris): string {
  return Array.from({ length: fewer(count, detail) }, () => {
    const angle = chance.between(0, FULL_TURN)
    const away = chance.between(inner, outer)
    const x = centre[0] + Math.cos(angle) * away
    const y = centre[1] + Math.sin(angle) * away
    const size = chance.between(3, 13)
    const corners = chance.whole(3, 5)
    return roughPolygon(
      Array.from({ length: corners }, (_, corner): Point => {
        const turn = (corner * FULL_TURN) / corners + chance.between(-0.4, 0.4)
        return [
          x + Math.cos(turn) * size * chance.between(0.6, 1.3),
          y + Math.sin(turn) * size * chance.between(0.6, 1.3),
        ]
      }),
    )
  }).join('')
}

export interface BigFist extends Stand {
  colour: string
  ink: string
  shine: string
  mirrored?: boolean
}

/** A fist that comes straight at the reader. */
export function bigFist({ x, y, scale, colour, ink, shine, mirrored = false }: BigFist): string {
  return group(
    `translate(${tenth(x)} ${tenth(y)}) scale(${(mirrored ? -scale : scale).toFixed(2)} ${scale.toFixed(2)})`,
    outlined('M-56 40L-84 190L92 190L70 30Z', colour, ink, 4) +
      area('M20 60L92 190L70 30Z', ink) +
      outlined(
        'M-92 -36C-96 -64 -74 -76 -58 -70C-52 -90 -26 -92 -16 -82C-4 -98 24 -96 32 -80C48 -90 74 -80 76 -58C94 -52 98 -30 94 -8L90 40C86 66 60 78 30 80L-44 82C-76 80 -90 60 -90 30Z',
        colour,
        ink,
        5,
      ) +
      area(
        'M56 -82C74 -80 76 -66 76 -58C94 -52 98 -30 94 -8L90 40C86 66 60 78 30 80L4 81C40 70 62 50 64 10Z',
        ink,
      ) +
      area(
        'M-58 -70C-50 -66 -46 -50 -46 -8L-52 -4C-54 -40 -58 -56 -66 -66ZM-16 -82C-6 -78 -2 -56 -2 -6L-8 -4C-10 -50 -14 -68 -24 -80ZM32 -80C40 -74 44 -50 42 -6L36 -4C36 -50 32 -66 24 -76Z',
        ink,
      ) +
      area(
        'M-88 -6C-60 8 -20 2 6 -2C30 -6 60 -10 84 -4L82 4C60 2 34 6 8 12C-20 18 -60 18 -88 4Z',
        ink,
      ) +
      outlined(
        'M-94 22C-70 2 -20 6 12 16C36 24 34 52 10 56C-30 60 -60 76 -84 62C-96 54 -100 34 -94 22Z',
        colour,
        ink,
        5,
      ) +
      area(
        'M-84 62C-60 66 -30 50 8 48C24 46 30 36 26 28C38 40 30 54 10 56C-30 60 -60 76 -84 62Z',
        ink,
      ) +
      area(
        'M-84 -44Q-80 -60 -68 -60L-66 -46Q-76 -46 -80 -34ZM-40 -64Q-34 -78 -26 -74L-24 -58Q-34 -60 -38 -50ZM6 -70Q12 -84 20 -80L22 -62Q12 -66 8 -54Z',
        shine,
      ),
  )
}

export interface Plane extends Stand {
  /** In degrees; 0 flies to the right. */
  turn?: number
  colour: string
}

/** A fighter from below. */
export function plane({ x, y, scale, turn = 0, colour }: Plane): string {
  return group(
    `translate(${tenth(x)} ${tenth(y)}) rotate(${tenth(turn)}) scale(${scale})`,
    area(
      'M-50 -4L-10 -8L-6 -50L8 -50L16 -8L50 -5L54 4L16 8L8 50L-6 50L-10 8L-40 5L-52 18L-58 18L-56 0L-58 -18L-52 -18Z',
      colour,
    ),
  )
}
