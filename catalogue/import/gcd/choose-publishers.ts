import type { DatabaseSync } from 'node:sqlite'
import { ImportRefusal } from '../refusal.ts'
import type { AttachedDump } from './attached-dump.ts'

/** The database has all that came out under Timely, Atlas and the imprints under the one publisher. */
const OURS = new Set(['marvel', 'marvel comics', 'marvel comics group', 'marvel worldwide'])
const MAX_SUGGESTIONS = 5

/** Fills `publisher` with those of the name, or with ours, and with the imprints that older dumps have under them. */
export function choosePublishers(
  work: DatabaseSync,
  dump: AttachedDump,
  wanted: string | undefined,
): void {
  const insert = work.prepare('INSERT INTO publisher (id, name) VALUES (?, ?)')
  const rows = work.prepare(
    `SELECT id, ${dump.columns('gcd_publisher', ['name', 'parent_id'])}
     FROM dump.gcd_publisher WHERE ${dump.isKept('gcd_publisher')}`,
  )
  rows.setReturnArrays(true)
  const all = rows.all() as unknown as [id: number, name: string | null, parent: number | null][]
  const isWanted = (name: string) =>
    wanted === undefined ? OURS.has(folded(name)) : folded(name) === folded(wanted)
  const chosen = new Set(all.filter(([, name]) => isWanted(name ?? '')).map(([id]) => id))
  if (chosen.size === 0) throw new ImportRefusal(refusal(wanted, all))
  for (const [id, name, parent] of all) {
    if (chosen.has(id) || (parent !== null && chosen.has(parent))) insert.run(id, name)
  }
}

function refusal(wanted: string | undefined, all: readonly (readonly unknown[])[]): string {
  if (wanted === undefined) return 'The dump has no publisher of the name Marvel.'
  const names = all.map(([, name]) => String(name))
  const similar = names.filter((name) => folded(name).includes(folded(wanted)))
  const listed = similar.slice(0, MAX_SUGGESTIONS).join(', ')
  const hint = listed === '' ? '' : ` Similar: ${listed}.`
  return `The dump has no publisher of the name ${wanted}.${hint}`
}

function folded(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
