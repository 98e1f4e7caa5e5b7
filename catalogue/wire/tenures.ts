/** Somebody made the issues of a series from one place in it to another, both included. */
export interface Tenure {
  creator: number
  from: number
  to: number
}

/** What a reading of the credits costs; the cheapest reading is taken. */
const COSTS = {
  /** Somebody becomes the regular: five issues in a row are worth it, four are not. */
  start: 2.5,
  /** An issue of a tenure is by somebody else. */
  fillIn: 1,
  /** An issue of a tenure is by nobody knows whom. */
  unknown: 0.3,
  /** An issue that somebody is known for is in no tenure. */
  nobody: 0.6,
}
const NOBODY = 0

/**
 * Who were the regulars of a series, in turn. `makers` has the persons of each issue, in order; an
 * empty list where none is known. Fill-in issues do not end a tenure, and a guest who made fewer than
 * `minIssues` has none.
 *
 * A shortest path: each issue is made under one regular or under nobody, and the path with the least
 * costs through all issues is found from the costs of the paths up to the issue before.
 */
export function tenuresOf(makers: readonly (readonly number[])[], minIssues: number): Tenure[] {
  const candidates = candidatesOf(makers, minIssues)
  if (candidates.length === 0) return []
  const stateOf = new Map(candidates.map((creator, index) => [creator, index + 1]))
  const states = candidates.length + 1
  // A series that ends soon must not need five issues.
  const startCost = Math.min(COSTS.start, makers.length * COSTS.nobody * 0.75)
  const costs = new Float64Array(states).fill(startCost)
  costs[NOBODY] = 0
  // For each issue and state, the state of the issue before it on the cheapest path.
  const origins = new Uint16Array(makers.length * states)
  for (const [place, persons] of makers.entries()) {
    const own = persons.flatMap((person) => stateOf.get(person) ?? [])
    const step = origins.subarray(place * states, (place + 1) * states)
    addIssue(costs, step, { startCost, isKnown: persons.length > 0, own })
  }
  return readTenures(origins, cheapestOf(costs), candidates)
}

interface IssueStep {
  startCost: number
  isKnown: boolean
  /** The states under which the issue is no fill-in. */
  own: readonly number[]
}

/** Extends the paths by one issue: changes their costs, and fills in where each comes from. */
function addIssue(
  costs: Float64Array,
  origins: Uint16Array,
  { startCost, isKnown, own }: IssueStep,
): void {
  const cheapest = cheapestOf(costs)
  const least = costs[cheapest] as number
  const cost = isKnown ? COSTS.fillIn : COSTS.unknown
  for (let state = 1; state < costs.length; state += 1) {
    const stay = costs[state] as number
    const start = least + startCost
    origins[state] = stay <= start ? state : cheapest
    costs[state] = Math.min(stay, start) + cost
  }
  origins[NOBODY] = cheapest
  costs[NOBODY] = least + (isKnown ? COSTS.nobody : 0)
  for (const state of own) costs[state] = (costs[state] as number) - cost
}

/** Whoever made most comes first, and is taken where two made the same issues. */
function candidatesOf(makers: readonly (readonly number[])[], minIssues: number): number[] {
  const counts = new Map<number, number>()
  for (const persons of makers) {
    for (const person of persons) counts.set(person, (counts.get(person) ?? 0) + 1)
  }
  return [...counts]
    .filter(([, issues]) => issues >= minIssues)
    .sort(([one, issues], [other, others]) => others - issues || one - other)
    .map(([person]) => person)
}

function cheapestOf(costs: Float64Array): number {
  let cheapest = 0
  for (let state = 1; state < costs.length; state += 1) {
    if ((costs[state] as number) < (costs[cheapest] as number)) cheapest = state
  }
  return cheapest
}

/** Walks the path back from its end. */
function readTenures(origins: Uint16Array, last: number, candidates: readonly number[]): Tenure[] {
  const states = candidates.length + 1
  const tenures: Tenure[] = []
  let state = last
  let to = origins.length / states - 1
  for (let place = to; place >= 0; place -= 1) {
    const before = origins[place * states + state] as number
    if (place > 0 && before === state) continue
    if (state !== NOBODY)
      tenures.push({ creator: candidates[state - 1] as number, from: place, to })
    state = before
    to = place - 1
  }
  return tenures.reverse()
}
