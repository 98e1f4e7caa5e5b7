import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { Point } from '../drawing/shapes.ts'
import { EMBLEM_NAMES, type EmblemName } from './all.ts'
import { emblemForWord } from './emblem-for-word.ts'
import { drawEmblem, emblemPath, emblemRule } from './emblems.ts'
import { cornersOf, piecesOf } from './outline.ts'
import { WORDS } from './words.ts'

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789']
const MONOGRAMS = LETTERS.map((letter): EmblemName => `@${letter}`)
const EDGE = 104
const DATA = join(import.meta.dirname, '../../catalogue/data/characters')

describe('Every emblem', () => {
  it.each([...EMBLEM_NAMES, ...MONOGRAMS])('stays in its box: %s', (name) => {
    expect(emblemPath(name)).toMatch(/^M[-\d. MLQCAZ]+Z$/)
    const corners = piecesOf(emblemPath(name)).flatMap(cornersOf)
    expect(corners.length).toBeGreaterThan(3)
    const farthest = Math.max(...corners.map(([x, y]) => Math.max(Math.abs(x), Math.abs(y))))
    expect(farthest).toBeLessThanOrEqual(EDGE)
    expect(farthest).toBeGreaterThan(75)
  })

  it('is drawn differently from all others', () => {
    const paths = [...EMBLEM_NAMES, ...MONOGRAMS].map(emblemPath)
    expect(new Set(paths).size).toBe(paths.length)
  })

  it.each(EMBLEM_NAMES)('is cut only where it was filled, and can be seen: %s', (name) => {
    const turns = turnsOnGrid(emblemPath(name))
    expect(Math.min(...turns)).toBeGreaterThanOrEqual(0)
    const ink = turns.filter((turn) => turn > 0).length / turns.length
    expect(ink).toBeGreaterThan(0.05)
    expect(ink).toBeLessThan(0.8)
  })

  it('is drawn at its place in the colours given', () => {
    const plain = drawEmblem('anchor', [40, 60], 25, { fill: '#aa0000', ink: '#000011' })
    expect(plain).toBe(
      `<g transform="translate(40 60) scale(0.250)"><path d="${emblemPath('anchor')}" fill="#aa0000"/></g>`,
    )
    const outlined = drawEmblem('anchor', [40, 60], 25, { fill: '#aa0000', ink: '#000011' }, 4)
    expect(outlined).toContain('stroke="#000011"')
    expect(outlined).toContain('paint-order="stroke"')
  })
})

describe('A monogram', () => {
  it('is knocked out of its plate', () => {
    for (const name of MONOGRAMS) {
      expect(emblemRule(name)).toBe('evenodd')
      expect(piecesOf(emblemPath(name)).length).toBeGreaterThan(1)
    }
  })

  it('never puts into a circle what a publisher has there', () => {
    expect(emblemPath('@B')).toContain('A98')
    for (const name of ['@X', '@4', '@A'] as const) expect(emblemPath(name)).not.toContain('A')
  })
})

describe('An emblem word', () => {
  const words = emblemWords()

  it('of the catalogue has a drawing for all but a few characters', () => {
    expect(words.length).toBeGreaterThan(100)
    const initials = words.filter((word) => emblemForWord(word, 'Q').startsWith('@'))
    expect(initials.length / words.length, initials.join(', ')).toBeLessThan(0.12)
  })

  it('is taken as it stands, in its parts, and for one of many', () => {
    expect(emblemForWord('Lightning bolt', 'E')).toBe('bolt')
    expect(emblemForWord('crossed swords', 'S')).toBe('sword')
    expect(emblemForWord('torches', 'T')).toBe('torch')
    expect(emblemForWord(' Katana ', 'W')).toBe('sabre')
    expect(emblemForWord('wolf-head', 'W')).toBe('head')
  })

  it('that nobody knows gives the initial', () => {
    expect(emblemForWord('zzz', 'Éclair')).toBe('@E')
    expect(emblemForWord('', '3-D Man')).toBe('@3')
    expect(emblemForWord('zzz', '“Doc”')).toBe('@D')
    expect(emblemPath(emblemForWord('zzz', ''))).not.toBe('')
  })

  it('stands in the table once, and never for a drawing of another name', () => {
    const listed = Object.values(WORDS).flatMap((list) => list.split(' '))
    expect(listed.filter((word, place) => listed.indexOf(word) !== place)).toEqual([])
    const names = new Set<string>(EMBLEM_NAMES)
    expect(listed.filter((word) => names.has(word))).toEqual([])
  })
})

/** The ninth field of every character. */
function emblemWords(): string[] {
  return readdirSync(DATA)
    .filter((file) => file.endsWith('.txt'))
    .flatMap((file) => readFileSync(join(DATA, file), 'utf8').split('\n'))
    .filter((line) => line.includes('|') && !line.startsWith('#'))
    .map((line) => line.split('|')[8]?.trim() ?? '')
}

/** How often the outline runs around each point of a grid: what is filled is not nothing. */
function turnsOnGrid(path: string): number[] {
  const outlines = piecesOf(path).map(cornersOf)
  const steps = Array.from({ length: 60 }, (_, step) => step * 3.37 - 99.3)
  return steps.flatMap((y) => {
    const crossings = outlines.flatMap((corners) => crossingsAt(corners, y))
    return steps.map((x) =>
      crossings.reduce((turns, crossing) => (crossing.x > x ? turns + crossing.turn : turns), 0),
    )
  })
}

function crossingsAt(corners: readonly Point[], y: number): { x: number; turn: number }[] {
  return corners.flatMap(([x2, y2], place) => {
    const [x1, y1] = corners.at(place - 1) as Point
    if (y1 <= y === y2 <= y) return []
    return [{ x: x1 + ((y - y1) / (y2 - y1)) * (x2 - x1), turn: y2 > y1 ? 1 : -1 }]
  })
}
