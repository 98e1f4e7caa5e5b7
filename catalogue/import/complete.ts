import type { ComicFacts } from './comic-facts.ts'

export interface Completed {
  /** What the layer has to say beyond what is stated already; undefined if nothing. */
  added: ComicFacts | undefined
  /** Where the source says something else than what is stated: that stays. */
  contradictions: string[]
}

const ART = new Set(['penciller', 'artist', 'painter'])

/** Who drew an issue may be called artist by one and penciller by another. */
function taskOf(role: string): string {
  return ART.has(role) ? 'art' : role
}

/**
 * What a source tells of an issue against what is stated of it. A field that states nothing is filled: the cast,
 * each task of the credits, each detail, the titles of its stories.
 */
export function complete(stated: ComicFacts, told: ComicFacts): Completed {
  const contradictions: string[] = []
  const details = new Map<string, string>()
  for (const [name, value] of told.details) {
    const known = stated.details.get(name)
    if (known === undefined) details.set(name, value)
    else if (isOther(known, value)) contradictions.push(`${name} is ${known}, not ${value}`)
  }
  const cast = newNames(stated.cast, told.cast, 'the cast', contradictions)
  const credits = [...byTask(told)].flatMap(([task, list]) => {
    const known = stated.credits.filter(({ role }) => taskOf(role) === task)
    const names = newNames(
      known.map(({ name }) => name),
      list.map(({ name }) => name),
      list[0]?.role ?? '',
      contradictions,
    )
    return list.filter(({ name }) => names.includes(name))
  })
  const storyTitles = stated.storyTitles.length === 0 ? told.storyTitles : []
  const isEmpty = cast.length + credits.length + details.size + storyTitles.length === 0
  return { added: isEmpty ? undefined : { cast, credits, details, storyTitles }, contradictions }
}

/** All that are told, if none is stated yet. */
function newNames(
  known: readonly string[],
  told: readonly string[],
  what: string,
  contradictions: string[],
): readonly string[] {
  if (known.length === 0) return [...new Set(told)]
  const others = told.filter((name) => !known.includes(name))
  if (others.length > 0) contradictions.push(`${what} lacks ${others.join(', ')}`)
  return []
}

function byTask({ credits }: ComicFacts): Map<string, ComicFacts['credits'][number][]> {
  const tasks = new Map<string, ComicFacts['credits'][number][]>()
  for (const credit of credits) {
    const task = taskOf(credit.role)
    tasks.set(task, [...(tasks.get(task) ?? []), credit])
  }
  return tasks
}

function isOther(one: string, other: string): boolean {
  const plain = (text: string) => text.replace(/[-\s]/g, '')
  return plain(one) !== plain(other)
}

/** What the layer stated before, with what is added now. */
export function withAdded(before: ComicFacts, added: ComicFacts): ComicFacts {
  return {
    cast: [...before.cast, ...added.cast],
    credits: [...before.credits, ...added.credits],
    details: new Map([...before.details, ...added.details]),
    storyTitles: before.storyTitles.length > 0 ? before.storyTitles : added.storyTitles,
  }
}
