import { describe, expect, test } from 'vitest'
import { Catalogue } from '../index/catalogue.ts'
import { buildDataFolder } from '../testing/data-folder.ts'
import { SMALL_CATALOGUE } from '../testing/small-catalogue.ts'
import { CatalogueError } from './faults.ts'
import { loadCatalogue } from './load-catalogue.ts'

function load(lines: string) {
  return loadCatalogue(buildDataFolder({ ...SMALL_CATALOGUE, 'ids/a.txt': lines }))
}

describe('another id', () => {
  test('leads to the record, whatever its kind', () => {
    const { indexes } = new Catalogue(
      load(`
        character | 2000777 | 1009610
        character | 1009167 | 1009610 | Peter Parker
        creator | 30001 | 20002
        series | 60001 | 50001
        event | 6001 | 5001
      `),
    )
    const idOf = (kind: keyof typeof indexes, id: number) =>
      indexes[kind].ids[indexes[kind].numberOf(id) ?? -1]
    expect(idOf('characters', 2000777)).toBe(1009610)
    expect(idOf('characters', 1009167)).toBe(1009610)
    expect(idOf('creators', 30001)).toBe(20002)
    expect(idOf('series', 60001)).toBe(50001)
    expect(idOf('events', 6001)).toBe(5001)
    expect(indexes.characters.numberOf(2000778)).toBeUndefined()
  })

  test('that we gave a series first is the one that the ids of its comics are made from', () => {
    const { comics } = load(
      'series | 3623 | 50001 | As it was there\nseries | 60001 | 50001\nseries | 60002 | 50001',
    )
    const comic = comics.find(({ series, variantOf }) => series === 1 && variantOf === null)
    expect(comic?.id).toBe(60001 * 8192 + 101)
  })

  test.each([
    ['of an unknown kind', 'comic | 1 | 2', 'begins with "comic"'],
    ['of nobody', 'character | 1 | 2', 'there is no character with the id 2'],
    ['that a record has', 'character | 2000001 | 1009610', 'the character id 2000001 is taken'],
    ['that is none', 'character | x | 1009610', '"x" is not an id'],
    ['without its record', 'character | 7', 'is too short'],
  ])('%s is a fault', (_what, line, fault) => {
    const faults = (() => {
      try {
        load(line)
        return []
      } catch (error) {
        if (error instanceof CatalogueError) return error.faults
        throw error
      }
    })()
    expect(faults.join('\n')).toContain(`ids/a.txt:1: `)
    expect(faults.join('\n')).toContain(fault)
  })
})

describe('a comic with an original id', () => {
  const issues = 'run | Amazing Spider-Man (1963) | 2026-11-17\n2 | 6593'

  test('answers under the id that it had before, and its stories keep theirs', () => {
    const folder = buildDataFolder({ ...SMALL_CATALOGUE, 'issues/a.txt': issues })
    const { indexes, comics, stories } = new Catalogue(loadCatalogue(folder))
    const made = 1987 * 8192 + 102
    const number = indexes.comics.numberOf(made)
    expect(number).toBe(indexes.comics.numberOf(6593))
    expect(comics[number ?? -1]?.issueNumber).toBe(2)
    expect(stories.ids).toContain(made * 4)
    expect(stories.ids).not.toContain(6593 * 4)
  })
})
