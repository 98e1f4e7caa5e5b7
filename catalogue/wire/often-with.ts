import type { Catalogue } from '../index/catalogue.ts'
import { countRelated } from '../index/facets.ts'

const SHOWN = 12

export interface Company {
  character: number
  /** The number of comics that both are in. */
  comics: number
}

/**
 * The characters who share most comics with a character, in the order of their names where the numbers
 * are equal. Groups are left out: their members are here, and a team fills the list of nobody but itself.
 */
export function oftenWith(catalogue: Catalogue, character: number): Company[] {
  const own = catalogue.issuesOf('characters', character)
  return countRelated(catalogue, 'comics', 'characters', own)
    .filter(({ record }) => record !== character && !isGroup(catalogue, record))
    .sort((one, other) => other.count - one.count || one.record - other.record)
    .slice(0, SHOWN)
    .map(({ record, count }) => ({ character: record, comics: count }))
}

function isGroup(catalogue: Catalogue, character: number): boolean {
  return catalogue.characters[character]?.role === 'group'
}
