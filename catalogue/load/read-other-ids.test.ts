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
        comic | 6001 | 77
      `),
    )
    const idOf = (kind: keyof typeof indexes, id: number) =>
      indexes[kind].ids[indexes[kind].numberOf(id) ?? -1]
    expect(idOf('characters', 2000777)).toBe(1009610)
    expect(idOf('characters', 1009167)).toBe(1009610)
    expect(idOf('creators', 30001)).toBe(20002)
    expect(idOf('series', 60001)).toBe(50001)
    expect(idOf('events', 6001)).toBe(5001)
    expect(idOf('comics', 6001)).toBe(77)
    expect(indexes.characters.numberOf(2000778)).toBeUndefined()
  })

  test.each([
    ['of an unknown kind', 'story | 1 | 2', 'begins with "story"'],
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
