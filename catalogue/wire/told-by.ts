import type { CharacterFacts } from '#contract/facts.ts'
import type { Catalogue } from '../index/catalogue.ts'
import type { ComicRecord } from '../load/records.ts'
import { isTeller } from '../load/teller-roles.ts'
import type { Namer } from './summaries.ts'

const SHOWN = 24

/** Who wrote or drew most of a character's comics. Whoever lettered or edited them did not tell them. */
export function toldBy(
  catalogue: Catalogue,
  namer: Namer,
  character: number,
): CharacterFacts['toldBy'] {
  const counts = new Map<number, number>()
  for (const comic of catalogue.issuesOf('characters', character)) {
    const { credits } = catalogue.comics[comic] as ComicRecord
    const tellers = credits.filter(({ role }) => isTeller(role)).map(({ creator }) => creator)
    for (const creator of new Set(tellers)) counts.set(creator, (counts.get(creator) ?? 0) + 1)
  }
  return [...counts]
    .sort(([a, one], [b, other]) => other - one || a - b)
    .slice(0, SHOWN)
    .map(([creator, comics]) => ({
      id: catalogue.indexes.creators.ids[creator] as number,
      name: namer.name('creators', creator),
      comics,
    }))
}
