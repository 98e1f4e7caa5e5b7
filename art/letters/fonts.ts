import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Point } from '../drawing/shapes.ts'

/** The fonts and the file that each is in. A file never has a name that a maker reserved. */
const FILES = {
  anton: 'anton',
  bangers: 'bangers',
  luckiest: 'luckiest',
  slab: 'slab',
  passion: 'stout',
  ops: 'ops',
  russo: 'plated',
  kanit: 'kanit',
  barlow: 'barlow',
  creep: 'dripping',
  germania: 'myth',
  league: 'league',
  bebas: 'bebas',
  shoulders: 'shoulders',
  archivo: 'archivo',
  titan: 'plump',
  orbit: 'orbit',
  bungee: 'bungee',
  bevan: 'bevan',
} as const

export type FontName = keyof typeof FILES

export const FONT_NAMES = Object.keys(FILES) as readonly FontName[]

/** One step of an outline. */
export interface Segment {
  sign: 'M' | 'L' | 'Q' | 'C' | 'Z'
  points: readonly Point[]
}

/** Capitals are 1000 high, the baseline is at 0, and y grows downward. */
export interface Glyph {
  advance: number
  left: number
  right: number
  outline: readonly Segment[]
}

export interface Font {
  glyphs: ReadonlyMap<string, Glyph>
  /** How far the second glyph of a pair moves. */
  kerning: ReadonlyMap<string, number>
  /** How many points a capital has on average: what the font costs in bytes. */
  pointsPerCapital: number
}

const fonts = new Map<FontName, Font>()

/** Read when a font is first used, as most pictures need two or three. */
export function fontOf(name: FontName): Font {
  const known = fonts.get(name)
  if (known !== undefined) return known
  const file = join(import.meta.dirname, 'tables', `${FILES[name]}.txt`)
  const font = parseFont(readFileSync(file, 'utf8'))
  fonts.set(name, font)
  return font
}

/** Lines of glyphs (sign, advance, left, right, outline), an empty line, lines of kerning. */
function parseFont(text: string): Font {
  const [glyphLines = '', kerningLines = ''] = text.split('\n\n')
  const glyphs = new Map(glyphLines.split('\n').map(parseGlyph))
  return {
    glyphs,
    kerning: new Map(kerningLines.split('\n').flatMap(parseKerning)),
    pointsPerCapital: countPointsPerCapital(glyphs),
  }
}

function countPointsPerCapital(glyphs: ReadonlyMap<string, Glyph>): number {
  const capitals = [...glyphs].filter(([sign]) => /[A-Z]/.test(sign))
  const points = capitals.flatMap(([, { outline }]) => outline.flatMap((step) => step.points))
  return points.length / capitals.length
}

function parseGlyph(line: string): [string, Glyph] {
  const [sign = '', advance, left, right] = line.split(' ', 4)
  const outline = line.slice([sign, advance, left, right].join(' ').length + 1)
  return [
    sign,
    {
      advance: Number(advance),
      left: Number(left),
      right: Number(right),
      outline: [...outline.matchAll(/([MLQCZ])([^MLQCZ]*)/g)].map(([, step, numbers = '']) => ({
        sign: step as Segment['sign'],
        points: parsePoints(numbers),
      })),
    },
  ]
}

function parsePoints(numbers: string): Point[] {
  return [...numbers.matchAll(/(-?\d+) ?(-?\d+)/g)].map(([, x, y]) => [Number(x), Number(y)])
}

/** `A V-40 W-35`: V moves by -40 after A. */
function parseKerning(line: string): [string, number][] {
  const [first = '', ...moves] = line.split(' ')
  return moves.map((move) => [first + move.charAt(0), Number(move.slice(1))])
}
