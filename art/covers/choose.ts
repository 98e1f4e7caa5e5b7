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
  kaiju: ['setting', 'face', 'setting', 'double'],
  space: ['setting', 'cosmic', 'setting', 'cosmic'],
}
/** How a series begins; each further volume of a title takes the next. */
const FIRST_ISSUES: Record<Era, readonly CompositionName[]> = {
  gold: ['poster', 'burst', 'versus'],
  silver: ['burst', 'face', 'versus', 'target'],
  bronze: ['burst', 'versus', 'echo', 'witnesses'],
  nineties: ['foil', 'slash', 'versus', 'burst', 'card'],
  now: ['face', 'icon', 'numeral', 'versus', 'double', 'target', 'card', 'longshadow'],
}
const FIRST_ISSUES_OF_TEAMS: Record<Era, readonly CompositionName[]> = {
  gold: ['roster', 'poster'],
  silver: ['roster', 'witnesses', 'colossus'],
  bronze: ['roster', 'witnesses', 'colossus'],
  nineties: ['roster', 'colossus', 'witnesses', 'foil', 'versus'],
  now: ['roster', 'colossus', 'card', 'witnesses', 'versus', 'icon', 'eye', 'numeral'],
}
/** These show both the lead and whoever the issue is known for. */
const ABOUT: readonly CompositionName[] = ['versus', 'card', 'versus', 'colossus']
/** Pages on which nobody is seen. */
const STILL: readonly CompositionName[] = [
  'trophy',
  'shelf',
  'wallpaper',
  'vista',
  'cells',
  'spotlight',
]
/** Pages for somebody of no name. */
const STAND_INS: Partial<Record<Genre, readonly CompositionName[]>> = {
  war: ['poster', 'burst', 'face'],
  kaiju: ['setting', 'setting'],
}

/** Nobody is drawn who is not in the issue, so these need a second person, or a team. */
const NEED_ANOTHER = new Set<CompositionName>(['versus', 'card', 'eye', 'colossus'])
const NEED_TEAM = new Set<CompositionName>(['roster', 'witnesses'])

export function chooseComposition(facts: CoverFacts, era: Era, seed: number): CompositionName {
  const { genre, number, still, isAbout } = facts
  const fits = (name: CompositionName) => isPossible(name, facts)
  if (still !== null) return inTurn(stillsFor(facts), facts, seed)
  if (number === '1' && ONLY[genre] === undefined) {
    const first = firstIssue(facts, era, seed)
    if (first !== undefined) return first
  }
  const about = isAbout ? ABOUT.filter((name) => showsWhom(name, facts)) : []
  if (about.length > 0) return about[(stepOf(facts) + seed) % about.length] as CompositionName
  const forbidden = FORBIDDEN[genre] ?? []
  const usual = [...OF_ERA[era], ...(ADDED[genre] ?? [])].filter(
    (name) => !forbidden.includes(name),
  )
  return inTurn((ONLY[genre] ?? usual).filter(fits), facts, seed)
}

function inTurn(names: readonly CompositionName[], facts: CoverFacts, seed: number) {
  const order = inRotation(names, seed)
  return order[(stepOf(facts) + (seed >>> 14)) % order.length] ?? 'target'
}

function firstIssue(facts: CoverFacts, era: Era, seed: number): CompositionName | undefined {
  const { isAbout, volume } = facts
  const isTeam = isEnsemble(facts)
  const names = (isTeam ? FIRST_ISSUES_OF_TEAMS : FIRST_ISSUES)[era]
  const firsts = names.filter((name) =>
    isAbout ? showsWhom(name, facts) : isPossible(name, facts),
  )
  return firsts[(volume + (isTeam ? 0 : seed)) % firsts.length]
}

/** A team, or a crowd in which the title does not single out the lead. */
function isEnsemble({ genre, others, lead, series }: CoverFacts): boolean {
  if (genre === 'team') return true
  return others.length >= 3 && !series.toLowerCase().includes(lead.name.toLowerCase())
}

function stillsFor({ still, genre }: CoverFacts): readonly CompositionName[] {
  if (still?.hasStandIn !== true) return STILL
  return [...STILL, ...(STAND_INS[genre] ?? ONLY[genre] ?? [])]
}

/** Goes up with the number: what is chosen by it differs between neighbours on a shelf. */
export function stepOf({ number, variant, twin, volume }: CoverFacts): number {
  return Math.floor(Math.abs(Number(number) || 0)) + variant * 3 + twin * 2 + volume * 5
}

/** Whether somebody whom the issue is known for would be seen: only villains loom. */
function showsWhom(name: CompositionName, facts: CoverFacts): boolean {
  const [whom] = facts.others
  if (name === 'colossus') return whom?.role === 'villain'
  if (name === 'versus' || name === 'card') return whom !== undefined
  return name === 'roster' && isPossible(name, facts)
}

function isPossible(name: CompositionName, { lead, others, number }: CoverFacts): boolean {
  // The supporting cast stands at the end: where one of them is first, there is nobody else.
  if (NEED_ANOTHER.has(name)) return others[0] !== undefined && others[0].role !== 'supporting'
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
