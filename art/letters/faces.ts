import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Point } from '../drawing/shapes.ts'

/** The faces and the file that each is in. A file never has a name that a maker reserved. */
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

export type Face = keyof typeof FILES

export const FACES = Object.keys(FILES) as readonly Face[]

/** One step of an outline. */
export interface Segment {
  sign: 'M' | 'L' | 'Q' | 'C' | 'Z'
  points: readonly Point[]
}

/** Capitals are 1000 high, the baseline is at 0, and y grows downward. */
export interface Letter {
  advance: number
  left: number
  right: number
  outline: readonly Segment[]
}

export interface LetterTable {
  letters: ReadonlyMap<string, Letter>
  /** How far the second letter of a pair moves. */
  kerning: ReadonlyMap<string, number>
}

const tables = new Map<Face, LetterTable>()

/** Read when a face is first used, as most pictures need two or three. */
export function tableOf(face: Face): LetterTable {
  const known = tables.get(face)
  if (known !== undefined) return known
  const file = join(import.meta.dirname, 'tables', `${FILES[face]}.txt`)
  const table = parseTable(readFileSync(file, 'utf8'))
  tables.set(face, table)
  return table
}

/** How many points a capital has on average: what a face costs in bytes. */
export function pointsPerCapital(face: Face): number {
  const capitals = [...tableOf(face).letters].filter(([sign]) => /[A-Z]/.test(sign))
  const points = capitals.flatMap(([, { outline }]) => outline.flatMap((step) => step.points))
  return points.length / capitals.length
}

/** Lines of letters (sign, advance, left, right, outline), an empty line, lines of kerning. */
function parseTable(text: string): LetterTable {
  const [letters = '', kerning = ''] = text.split('\n\n')
  return {
    letters: new Map(letters.split('\n').map(parseLetter)),
    kerning: new Map(kerning.split('\n').flatMap(parseKerning)),
  }
}

function parseLetter(line: string): [string, Letter] {
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
