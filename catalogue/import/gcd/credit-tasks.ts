import type { DatabaseSync } from 'node:sqlite'
import type { AttachedDump } from './attached-dump.ts'

/** Columns of a story, and words in the names of kinds of credits, by our role. */
export const ROLES: Record<string, string> = {
  script: 'writer',
  pencils: 'penciller',
  inks: 'inker',
  colors: 'colorist',
  letters: 'letterer',
  editing: 'editor',
  art: 'artist',
  painting: 'painter',
}

/** The numbers that the kinds have had since there are any. */
const FIRST_TYPES = ['script', 'pencils', 'inks', 'colors', 'letters', 'editing']

/** Fills a table of our roles for each kind of credit. A kind may stand for several: `pencils, inks`. */
export function fillTasks(work: DatabaseSync, dump: AttachedDump): void {
  work.exec('CREATE TABLE task (type_id, role)')
  const insert = work.prepare('INSERT INTO task VALUES (?, ?)')
  const types: [id: number, name: string][] = dump.has('gcd_credit_type')
    ? work
        .prepare('SELECT id, name FROM dump.gcd_credit_type')
        .all()
        .map(({ id, name }) => [Number(id), String(name)])
    : FIRST_TYPES.map((name, index) => [index + 1, name])
  for (const [id, name] of types) {
    for (const role of rolesOfType(name)) insert.run(id, role)
  }
}

export function rolesOfType(name: string): string[] {
  const words = name.toLowerCase().split(/[^a-z]+/)
  const roles = words.flatMap((word) => ROLES[word] ?? [])
  return roles.length > 0 ? [...new Set(roles)] : ['other']
}
