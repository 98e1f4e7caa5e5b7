import { join } from 'node:path'
import { loadCatalogue } from '#catalogue/load/load-catalogue.ts'
import { eraOf } from '../../eras.ts'
import { lookOf } from '../../looks/look-of.ts'
import type { PortraitFacts } from '../portrait-scene.ts'

const { characters } = loadCatalogue(join(import.meta.dirname, '../../../catalogue/data'))
const YEAR_IF_NOT_KNOWN = 1965

/** What is known of every character of the shipped catalogue, for a card. */
export const ALL_FACTS: readonly PortraitFacts[] = characters.map((character) => ({
  name: character.name,
  look: lookOf(character),
  era: eraOf(character.firstAppearance?.year ?? YEAR_IF_NOT_KNOWN),
  id: character.id,
}))

export const GROUP_NAMES: ReadonlySet<string> = new Set(
  characters.filter(({ role }) => role === 'group').map(({ name }) => name),
)
