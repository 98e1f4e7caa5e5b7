import { describe, expect, it } from 'vitest'
import type { Label } from '../letters/label.ts'
import { pathBounds, scaleBounds } from '../letters/testing/path-bounds.ts'
import { AWKWARD_TEXTS } from '../letters/testing/texts.ts'
import { nameLines, PLATE, splitName } from './name-lines.ts'
import { outlineWidth } from './name-plate.ts'
import { ALL_FACTS } from './testing/all-facts.ts'

const LINES = ALL_FACTS.map(({ name, look }) => ({ name, lines: nameLines(name, look.genre) }))
const SMALLEST_LETTERS = 10
const GENRES = [...new Set(ALL_FACTS.map(({ look }) => look.genre))]

describe('the lines of every name of the catalogue', () => {
  it('stay on the plate, with their outline', () => {
    for (const { name, lines } of LINES) expectOnPlate(name, lines)
  })

  it('do not touch each other', () => {
    for (const { name, lines } of LINES) {
      const bounds = lines.map(({ path, scale }) => scaleBounds(pathBounds(path), scale))
      const [above, below] = bounds
      if (above !== undefined && below !== undefined) {
        expect(above.bottom, name).toBeLessThan(below.top)
      }
    }
  })

  it('can be read', () => {
    for (const { name, lines } of LINES) {
      const heights = lines.map(({ height }) => height)
      expect(Math.min(...heights), name).toBeGreaterThanOrEqual(SMALLEST_LETTERS)
    }
  })

  it('set the part in brackets smaller', () => {
    const shared = LINES.filter(({ name }) => name.endsWith(')'))
    expect(shared.length).toBeGreaterThan(20)
    for (const { name, lines } of shared) {
      const [first, second] = lines.map(({ height }) => height) as [number, number]
      expect(lines, name).toHaveLength(2)
      expect(second, name).toBeLessThan(first)
    }
  })
})

describe('a name', () => {
  it('is split at its brackets', () => {
    expect(splitName('Spider-Man (Miles Morales)')).toEqual(['Spider-Man', 'Miles Morales'])
    expect(splitName('Ego the Living Planet')).toEqual(['Ego the Living Planet', ''])
    expect(splitName('(Nobody)')).toEqual(['(Nobody)', ''])
  })

  it.each(GENRES)('stays on the plate in the letters of %s, whatever it is', (genre) => {
    for (const name of AWKWARD_TEXTS) expectOnPlate(name, nameLines(name, genre))
  })

  it('takes two lines if one would be too low', () => {
    expect(nameLines('Brotherhood of Evil Mutants of the Far Side', 'team')).toHaveLength(2)
    expect(nameLines('M', 'mutant')).toHaveLength(1)
  })
})

function expectOnPlate(name: string, lines: readonly Label[]): void {
  for (const { path, scale, height } of lines.filter((line) => line.path !== '')) {
    const { left, top, right, bottom } = scaleBounds(pathBounds(path), scale)
    const outline = outlineWidth(height) / 2
    expect(left - outline, name).toBeGreaterThanOrEqual(PLATE.left)
    expect(top - outline, name).toBeGreaterThanOrEqual(PLATE.top)
    expect(right + outline, name).toBeLessThanOrEqual(PLATE.right)
    expect(bottom + outline, name).toBeLessThanOrEqual(PLATE.bottom)
  }
}
