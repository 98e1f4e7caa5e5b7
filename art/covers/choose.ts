import type { CompositionName } from '../compositions/all.ts'
import { Chance } from '../drawing/seed.ts'
import type { Era } from '../eras.ts'
import type { CoverFacts } from './cover-facts.ts'
import {
  ABOUT,
  ADDED,
  FIRST_ISSUES,
  FIRST_ISSUES_OF_TEAMS,
  FORBIDDEN,
  OF_ERA,
  ONLY,
  STAND_INS,
  STILL,
  WITHOUT_BODY,
} from './repertoire.ts'

/** A composition, and how often the series has come round to it before. */
export interface Turn {
  composition: CompositionName
  /** Another one for each neighbour, and for each time that the composition returns. */
  step: number
  round: number
  /** How many there were to choose from. */
  choices: number
  /** How often it came round among the variants of one issue. */
  lap?: number
}

/** Nobody is drawn who is not in the issue, so these need a second person, or a team. */
const NEED_ANOTHER = new Set<CompositionName>(['versus', 'card', 'eye', 'colossus'])
const NEARABLE = new Set<CompositionName>(['versus', 'eye', 'double'])
const LETTERED = new Set<CompositionName>(['numeral', 'panels', 'icon', ...STILL])
const NEED_TEAM = new Set<CompositionName>(['roster', 'witnesses'])

export function chooseComposition(facts: CoverFacts, era: Era, seed: number): CompositionName {
  return chooseTurn(facts, era, seed).composition
}

export function chooseTurn(facts: CoverFacts, era: Era, seed: number): Turn {
  return facts.variant === 0 ? turnOf(facts, era, seed) : variantTurn(facts, era, seed)
}

/** Further from one another than the variants that need no twin. */
const TWINS_APART = 29

/**
 * A variant lies beside its issue on the shelf: another picture, on another ground. Where a picture comes back
 * among the variants of one issue, it is another way round.
 */
function variantTurn(facts: CoverFacts, era: Era, seed: number): Turn {
  const { variant, still, twin } = facts
  const issue = turnOf({ ...facts, variant: 0, twin: 0 }, era, seed)
  const usual = still === null ? (hasBody(facts) ? OF_ERA[era] : WITHOUT_BODY) : stillsFor(facts)
  const others = [...new Set(usual)].filter(
    (name) => name !== issue.composition && isPossible(name, facts),
  )
  const places = others.length || 1
  const at = variant + twin * TWINS_APART + (seed % places)
  const composition = others[at % places] ?? issue.composition
  const lap = Math.floor(at / places)
  const further = 1 + (at % places) + lap
  const round = issue.round + further
  return { composition, step: issue.step + further, round, choices: places, lap }
}

function turnOf(facts: CoverFacts, era: Era, seed: number): Turn {
  const { genre, number, still, isAbout } = facts
  if (still !== null) return inTurn(stillsFor(facts), facts, seed)
  const step = stepOf(facts)
  if (number === '1' && ONLY[genre] === undefined) {
    const first = firstIssue(facts, era, seed)
    if (first !== undefined) return { composition: first, step, round: 0, choices: 0 }
  }
  const about = isAbout ? ABOUT.filter((name) => showsWhom(name, facts)) : []
  const [composition] = about.slice((step + seed) % (about.length || 1))
  if (composition !== undefined) return { composition, step, round: step, choices: 0 }
  const forbidden = FORBIDDEN[genre] ?? []
  const usual = [...OF_ERA[era], ...(ADDED[genre] ?? [])].filter(
    (name) => !forbidden.includes(name),
  )
  const turn = inTurn(ONLY[genre] ?? (hasBody(facts) ? usual : WITHOUT_BODY), facts, seed)
  return number === '2' ? unlikeNeighbours(turn, facts, era, seed) : turn
}

/** The first issue has a composition of its own kind, so the second has to give way. */
function unlikeNeighbours(turn: Turn, facts: CoverFacts, era: Era, seed: number): Turn {
  const before = turnOf({ ...facts, number: '1' }, era, seed).composition
  if (turn.composition !== before) return turn
  const after = turnOf({ ...facts, number: '3' }, era, seed).composition
  const others = OF_ERA[era].filter((name) => name !== before && name !== after)
  const composition = others.find((name) => isPossible(name, facts)) ?? turn.composition
  return { ...turn, composition }
}

/** A series that walks now through a longer list, now through a shorter one, shall not meet the same colours. */
const APART = 29
const PRIME = 7919

/** What is not possible for an issue is left out. */
function inTurn(names: readonly CompositionName[], facts: CoverFacts, seed: number): Turn {
  const able = names.filter((name) => isPossible(name, facts))
  const count = Math.max(0, stepOf(facts) - 1)
  const at = count + ((seed >>> 14) % (able.length || 1))
  const cycle = Math.floor(at / (able.length || 1))
  const order = inRotation(able, seed, cycle)
  const place = at % order.length
  const composition = order[place] ?? 'target'
  const same = order.map((name, one) => (name === composition ? one : -1)).filter((one) => one >= 0)
  const shift = count === 0 ? 0 : order.length * APART
  const round = cycle * same.length + Math.max(0, same.indexOf(place)) + shift
  const start = count === 0 ? 0 : able.indexOf(composition)
  return { composition, step: start + round, round, choices: order.length }
}

/** Pictures that can be seen in a mirror: without numbers, noises and emblems. */
export function canBeMirrored(composition: CompositionName): boolean {
  return !LETTERED.has(composition)
}

/** Pictures that may be cut off by the edge. */
export function canBeNear(composition: CompositionName): boolean {
  return NEARABLE.has(composition)
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

function stillsFor(facts: CoverFacts): readonly CompositionName[] {
  const { still, genre } = facts
  if (still?.hasStandIn !== true) return STILL
  if (!hasBody(facts)) return [...STILL, ...WITHOUT_BODY]
  return [...STILL, ...(STAND_INS[genre] ?? ONLY[genre] ?? [])]
}

function hasBody({ lead }: CoverFacts): boolean {
  return lead.look.bodiless !== true
}

/** A number like 1.2 stands beside 1.1 and 1.3: it steps as one of a far later issue would. */
const POINT = 101

/** What is numbered below 1, as 0 and 1/2 are, stands beside the first issue and steps as a far later one. */
const BELOW_ONE = 53

/** Goes up with the number: what is chosen by it differs between neighbours on a shelf. */
function stepOf({ number, variant, twin, volume }: CoverFacts): number {
  const value = Number(number) || 0
  const whole = Math.floor(Math.abs(value)) + (number === '' || value >= 1 ? 0 : BELOW_ONE)
  const point = Number(/\.(\d)/.exec(number)?.[1] ?? 0)
  return whole + point * POINT + variant * 3 + twin * 2 + volume * 5
}

/** Whether somebody whom the issue is known for would be seen: only villains loom. */
function showsWhom(name: CompositionName, facts: CoverFacts): boolean {
  const [whom] = facts.others
  if (name === 'colossus') return whom?.role === 'villain' && hasBody(facts)
  if (name === 'versus' || name === 'card') return whom !== undefined
  return name === 'roster' && isPossible(name, facts)
}

function isPossible(name: CompositionName, facts: CoverFacts): boolean {
  const { others, number } = facts
  if (!hasBody(facts) && !showsNoBody(name, facts)) return false
  // The supporting cast stands at the end: where one of them is first, there is nobody else.
  if (NEED_ANOTHER.has(name)) return others[0] !== undefined && others[0].role !== 'supporting'
  if (NEED_TEAM.has(name)) return others.length >= 2
  if (name === 'numeral') return /^\d{1,3}$/.test(number)
  return true
}

/** A monster as large as a town is all head before its roofs. */
function showsNoBody(name: CompositionName, { genre }: CoverFacts): boolean {
  return (
    WITHOUT_BODY.includes(name) || STILL.includes(name) || (name === 'setting' && genre === 'kaiju')
  )
}

/** A series walks through its own order, each time through another one with the same ends. No neighbours are equal. */
function inRotation(
  names: readonly CompositionName[],
  seed: number,
  cycle: number,
): CompositionName[] {
  const [first, ...rest] = new Chance(seed).shuffled(names)
  const [last] = rest.splice(rest.findLastIndex((name) => name !== first) >>> 0, 1)
  const between = new Chance(seed + cycle * PRIME).shuffled(rest)
  const order = [first, ...between, last].filter((name) => name !== undefined)
  for (let place = 1; place < order.length; place += 1) {
    if (order[place] === order[place - 1]) moveAway(order, Math.min(place, order.length - 2))
  }
  return order
}

/** Lets a composition change places with one between the ends, so that both are unlike their neighbours. */
function moveAway(order: CompositionName[], here: number): void {
  const one = order[here] as CompositionName
  for (let there = 1; there < order.length - 1; there += 1) {
    const other = order[there] as CompositionName
    const moved = order.with(here, other).with(there, one)
    const seams = [here, here + 1, there, there + 1]
    if (seams.some((place) => moved[place] === moved[place - 1])) continue
    order[here] = other
    order[there] = one
    return
  }
}
