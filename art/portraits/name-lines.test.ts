import { describe, expect, it } from 'vitest'
import type { Label } from '../letters/label.ts'
import { type Bounds, pathBounds, scaleBounds } from '../letters/testing/path-bounds.ts'
import { AWKWARD_TEXTS } from '../letters/testing/texts.ts'
import { nameLines, PLATE, splitName } from './name-lines.ts'
import { outlineWidth } from './name-plate.ts'
import { ALL_FACTS } from './testing/all-facts.ts'

const LINES = ALL_FACTS.map(({ name, look }) => {
  const lines = nameLines(name, look.genre)
  return { name, lines, bounds: lines.map(boundsOf) }
})
const SMALLEST_LETTERS = 10
const GENRES = [...new Set(ALL_FACTS.map(({ look }) => look.genre))]

describe('the lines of every name of the catalogue', () => {
  it('stay on the plate, with their outline', () => {
    expect(LINES.flatMap(({ name, lines, bounds }) => faultsOnPlate(name, lines, bounds))).toEqual(
      [],
    )
  })

  it('do not touch each other', () => {
    for (const { name, bounds } of LINES) {
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
    const faults = AWKWARD_TEXTS.flatMap((name) => {
      const lines = nameLines(name, genre)
      return faultsOnPlate(name, lines, lines.map(boundsOf))
    })
    expect(faults).toEqual([])
  })

  it('takes two lines if one would be too low', () => {
    expect(nameLines('Brotherhood of Evil Mutants of the Far Side', 'team')).toHaveLength(2)
    expect(nameLines('M', 'mutant')).toHaveLength(1)
  })
})

function boundsOf({ path, scale }: Label): Bounds {
  return scaleBounds(pathBounds(path), scale)
}

function faultsOnPlate(name: string, lines: readonly Label[], bounds: readonly Bounds[]): string[] {
  return lines.flatMap(({ path, height }, place) => {
    if (path === '') return []
    const { left, top, right, bottom } = bounds[place] as Bounds
    const outline = outlineWidth(height) / 2
    const isInside =
      left - outline >= PLATE.left &&
      top - outline >= PLATE.top &&
      right + outline <= PLATE.right &&
      bottom + outline <= PLATE.bottom
    return isInside ? [] : [`${name}: ${[left, top, right, bottom, outline].join(', ')}`]
  })
}
