import type { SeriesFacts } from '#contract/facts.ts'
import type { Catalogue } from '../index/catalogue.ts'
import { countRelated } from '../index/facets.ts'
import type { CharacterRecord } from '../load/records.ts'
import type { Namer } from './summaries.ts'

const SHOWN = 12

/**
 * The persons who are in most issues of a series, the better known first where the numbers are equal:
 * in alphabetical order, which is all that the wire has, a series begins with whoever was in it once.
 */
export function castOf(catalogue: Catalogue, namer: Namer, series: number): SeriesFacts['cast'] {
  const at = (character: number) => catalogue.characters[character] as CharacterRecord
  const issues = catalogue.issuesOf('series', series)
  const fame = (character: number) => catalogue.issueCount('characters', character)
  return countRelated(catalogue, 'comics', 'characters', issues)
    .filter(({ record }) => at(record).role !== 'group')
    .sort((a, b) => b.count - a.count || fame(b.record) - fame(a.record) || a.record - b.record)
    .slice(0, SHOWN)
    .map(({ record, count }) => ({
      id: at(record).id,
      name: namer.name('characters', record),
      comics: count,
    }))
}
