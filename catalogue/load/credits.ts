import { type DataLine, splitList } from './data-lines.ts'
import type { Names } from './names.ts'
import { CREDIT_ROLES, type Credit } from './records.ts'

/**
 * `writer: Stan Lee; penciller: Steve Ditko, John Romita Sr.; letterer?: Sam Rosen`. A question mark
 * says that the person is credited, and the role inferred from what the person usually does.
 */
export function readCredits(line: DataLine, index: number, creators: Names): Credit[] {
  return line.list(index).flatMap((entry) => {
    const [words = '', names] = splitAtColon(entry)
    const isInferred = words.endsWith('?')
    const role = isInferred ? words.slice(0, -1) : words
    if (names === undefined || !CREDIT_ROLES.includes(role)) {
      line.fault(`"${entry}" is not a credit like "writer: Stan Lee"`)
      return []
    }
    const positions = creators.findAll(line, splitList(names, ','))
    return positions.map((creator) => ({ creator, role, inferred: isInferred }))
  })
}

function splitAtColon(entry: string): [string, string | undefined] {
  const colon = entry.indexOf(':')
  return colon < 0 ? [entry, undefined] : [entry.slice(0, colon).trim(), entry.slice(colon + 1)]
}

export function asInferred(credits: Credit[]): Credit[] {
  return credits.map(({ creator, role }) => ({ creator, role, inferred: true }))
}

/** Who drew an issue may be stated as artist where the run says penciller. */
const ART_ROLES: ReadonlySet<string> = new Set(['penciller', 'artist', 'painter'])

function taskOf(role: string): string {
  return ART_ROLES.has(role) ? 'art' : role
}

/** Adds what the first list does not say of the same person and task. */
export function uniteCredits(first: readonly Credit[], second: readonly Credit[]): Credit[] {
  const said = new Set(first.map(({ creator, role }) => `${creator} ${taskOf(role)}`))
  const added = second.filter(({ creator, role }) => !said.has(`${creator} ${taskOf(role)}`))
  return uniqueCredits([...first, ...added])
}

/** What is stated replaces what is inferred, task by task. */
export function replaceInferred(stated: readonly Credit[], inferred: readonly Credit[]): Credit[] {
  const told = statedTasks(stated)
  return uniteCredits(
    stated,
    inferred.filter(({ role }) => !told.has(taskOf(role))),
  )
}

/** The first, and of the second the tasks that the first does not state. What is stated replaces what is inferred. */
export function preferCredits(first: readonly Credit[], second: readonly Credit[]): Credit[] {
  const stated = statedTasks(second)
  const kept = first.filter(({ inferred, role }) => !inferred || !stated.has(taskOf(role)))
  const told = new Set(kept.map(({ role }) => taskOf(role)))
  return uniqueCredits([...kept, ...second.filter(({ role }) => !told.has(taskOf(role)))])
}

function statedTasks(credits: readonly Credit[]): Set<string> {
  return new Set(credits.filter(({ inferred }) => !inferred).map(({ role }) => taskOf(role)))
}

export function uniqueCredits(credits: readonly Credit[]): Credit[] {
  const seen = new Map<string, Credit>()
  for (const credit of credits) {
    const name = `${credit.creator} ${credit.role}`
    if (!seen.has(name)) seen.set(name, credit)
  }
  return [...seen.values()]
}
