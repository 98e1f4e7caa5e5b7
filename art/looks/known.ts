import { AVENGERS_LOOKS } from './known-avengers.ts'
import { COSMIC_LOOKS } from './known-cosmic.ts'
import { FOES_LOOKS } from './known-foes.ts'
import { MUTANT_LOOKS } from './known-mutants.ts'
import { MYSTIC_LOOKS } from './known-mystic.ts'
import { PAST_LOOKS } from './known-past.ts'
import { SPIDER_LOOKS } from './known-spider.ts'
import { STREET_LOOKS } from './known-street.ts'
import type { Look, Looks } from './look.ts'

/** One table for each family; nobody is in two. */
export const FAMILIES: readonly Looks[] = [
  SPIDER_LOOKS,
  STREET_LOOKS,
  AVENGERS_LOOKS,
  FOES_LOOKS,
  MUTANT_LOOKS,
  COSMIC_LOOKS,
  MYSTIC_LOOKS,
  PAST_LOOKS,
]

export const KNOWN_LOOKS: ReadonlyMap<string, Look> = new Map(
  FAMILIES.flatMap((family) => Object.entries(family)),
)
