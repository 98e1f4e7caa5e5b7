import { loadShippedCatalogue } from '#catalogue/testing/shipped-catalogue.ts'
import { eraOf } from '../../eras.ts'
import { lookOf } from '../../looks/look-of.ts'
import { bestKnown } from '../../report/best-known.ts'
import type { PortraitFacts } from '../portrait-scene.ts'

const { characters, comics } = loadShippedCatalogue()
const YEAR_IF_NOT_KNOWN = 1965

const WELL_KNOWN = 100

const comicsOf = new Uint32Array(characters.length)
for (const comic of comics) {
  for (const record of comic.characters) comicsOf[record] = (comicsOf[record] as number) + 1
}

/** What is known of every character of the shipped catalogue, for a card. */
export const ALL_FACTS: readonly PortraitFacts[] = characters.map((character, record) => ({
  name: character.name,
  look: lookOf(character),
  era: eraOf(character.firstAppearance?.year ?? YEAR_IF_NOT_KNOWN),
  id: character.id,
  isWellKnown: (comicsOf[record] as number) >= WELL_KNOWN,
}))

/** Of the people whom most comics have, the best known first. */
export function factsOfBestKnown(count: number): PortraitFacts[] {
  const factsById = new Map(ALL_FACTS.map((facts) => [facts.id, facts]))
  const people = bestKnown(characters, (record) => comicsOf[record] as number, count)
  return people.map(({ id }) => factsById.get(id) as PortraitFacts)
}

export const GROUP_NAMES: ReadonlySet<string> = new Set(
  characters.filter(({ role }) => role === 'group').map(({ name }) => name),
)
