import type { CompositionName } from '../compositions/all.ts'
import { Chance } from '../drawing/seed.ts'
import type { Era } from '../eras.ts'
import type { Genre } from '../looks/look.ts'
import type { CoverFacts } from './cover-facts.ts'

/**
 * What an era printed. A name that stands twice comes twice as often: rare kinds of page are to be met
 * too, and each composition shall be seen on at least three covers in a hundred.
 */
const OF_ERA: Record<Era, readonly CompositionName[]> = {
  gold: [
    'poster',
    'poster',
    'burst',
    'moon',
    'fist',
    'fist',
    'fist',
    'colossus',
    'longshadow',
    'panels',
  ],
  silver: ['burst', 'colossus', 'panels', 'moon', 'fist', 'fist', 'fist', 'target', 'longshadow'],
  bronze: [
    'echo',
    'echo',
    'burst',
    'moon',
    'target',
    'canyon',
    'canyon',
    'panels',
    'card',
    'fist',
    'fist',
  ],
  nineties: [
    'slash',
    'slash',
    'face',
    'burst',
    'foil',
    'foil',
    'canyon',
    'fist',
    'fist',
    'storm',
    'card',
  ],
  now: [
    'icon',
    'icon',
    'face',
    'target',
    'longshadow',
    'longshadow',
    'double',
    'double',
    'double',
    'vertigo',
    'numeral',
    'numeral',
    'echo',
    'card',
    'panels',
  ],
}

/** What a kind of story adds to that, and what it forbids. */
const ADDED: Partial<Record<Genre, readonly CompositionName[]>> = {
  horror: ['gothic', 'gothic', 'gothic', 'gothic', 'gothic', 'eye'],
  myth: ['storm', 'storm', 'cosmic', 'cosmic'],
  cosmic: ['cosmic', 'cosmic', 'cosmic', 'cosmic'],
  mutant: ['slash', 'storm', 'storm'],
  team: [
    'roster',
    'roster',
    'colossus',
    'colossus',
    'colossus',
    'colossus',
    'card',
    'card',
    'versus',
    'versus',
    'versus',
    'versus',
    'witnesses',
    'witnesses',
    'witnesses',
    'witnesses',
    'eye',
    'eye',
    'eye',
    'eye',
  ],
  war: ['poster', 'poster', 'poster', 'poster', 'poster'],
  street: ['vertigo', 'moon'],
  mystic: ['cosmic', 'storm', 'eye', 'gothic'],
  tech: ['target', 'cosmic'],
  villain: ['storm', 'storm'],
}
const FORBIDDEN: Partial<Record<Genre, readonly CompositionName[]>> = {
  cosmic: ['moon', 'canyon', 'longshadow', 'vertigo', 'double'],
  myth: ['moon', 'canyon', 'vertigo', 'double'],
  horror: ['canyon', 'burst', 'fist', 'echo', 'target'],
  monster: ['vertigo'],
  war: ['cosmic'],
}
/** Kinds of story with a short list of their own. */
const ONLY: Partial<Record<Genre, readonly CompositionName[]>> = {
  western: ['setting', 'face', 'setting', 'moon', 'panels'],
  romance: ['setting', 'setting', 'panels', 'face'],
  kaiju: ['setting', 'setting', 'gothic'],
  space: ['setting', 'cosmic', 'setting', 'cosmic'],
}
const FIRST_ISSUES: Record<Era, readonly CompositionName[]> = {
  gold: ['poster'],
  silver: ['burst'],
  bronze: ['burst'],
  nineties: ['foil'],
  now: ['icon', 'numeral', 'face'],
}

/** Nobody is drawn who is not in the issue, so these need a second person, or a team. */
const NEED_ANOTHER = new Set<CompositionName>(['versus', 'card', 'eye', 'colossus'])
const NEED_TEAM = new Set<CompositionName>(['roster', 'witnesses'])

export function chooseComposition(facts: CoverFacts, era: Era, seed: number): CompositionName {
  const { genre, number, others } = facts
  const fits = (name: CompositionName) => isPossible(name, facts)
  const own = ONLY[genre]
  if (number === '1' && own === undefined) {
    if (others.length >= 2) return 'roster'
    const firsts = FIRST_ISSUES[era].filter(fits)
    const first = firsts[seed % firsts.length]
    if (first !== undefined) return first
  }
  const forbidden = FORBIDDEN[genre] ?? []
  const usual = [...OF_ERA[era], ...(ADDED[genre] ?? [])].filter(
    (name) => !forbidden.includes(name),
  )
  const order = inRotation((own ?? usual).filter(fits), seed)
  return order[(stepOf(facts) + (seed >>> 14)) % order.length] ?? 'target'
}

/** Goes up with the number: what is chosen by it differs between neighbours on a shelf. */
export function stepOf({ number, variant, twin }: CoverFacts): number {
  return Math.floor(Math.abs(Number(number) || 0)) + variant * 3 + twin * 2
}

function isPossible(name: CompositionName, { lead, others, number }: CoverFacts): boolean {
  if (NEED_ANOTHER.has(name)) return others.length >= 1
  if (NEED_TEAM.has(name)) return others.length >= 2
  if (name === 'numeral') return /^\d{1,3}$/.test(number)
  // Only strong people punch at the reader.
  if (name === 'fist') return lead.look.build === 'giant' || lead.look.poses.includes('punch')
  return true
}

/** A series walks through its own order, in which no two neighbours are equal. */
function inRotation(names: readonly CompositionName[], seed: number): CompositionName[] {
  const order = new Chance(seed).shuffled(names)
  for (let place = 1; place < order.length; place += 1) {
    if (order[place] !== order[place - 1]) continue
    const other = (place + 2) % order.length
    const moved = order[place] as CompositionName
    order[place] = order[other] as CompositionName
    order[other] = moved
  }
  return order
}
