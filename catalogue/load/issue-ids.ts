import { readId } from './fields.ts'
import type { RunIssues } from './read-issues.ts'
import { type Run, storedIdsOf } from './read-series.ts'
import type { StoredIds } from './stored-ids.ts'

const SHOWN = 3

/** The ids of every issue of a run: those of its own lines and those of `issues/` together. */
export function issueIdsOf(run: Run, issues: RunIssues | undefined): StoredIds {
  const ids = storedIdsOf(run)
  for (const [number, line] of issues?.lines ?? []) {
    if (line.field(1) === '') continue
    if (ids.comic.has(number)) line.fault(`#${number} has its comic id already, below its series`)
    ids.comic.set(number, readId(line, 1))
  }
  reportMissing(run, ids.comic, 'id')
  reportMissing(run, ids.story, 'id of its first story')
  return ids
}

/** One fault for the run: a new one lacks them all. */
function reportMissing(run: Run, ids: Map<string, number>, what: string): void {
  const missing = run.numbers.filter((number) => !ids.has(number))
  const [first] = missing
  if (first === undefined) return
  const shown = missing.slice(0, SHOWN).map((number) => `#${number}`)
  const more = missing.length > SHOWN ? ` and ${missing.length - SHOWN} more` : ''
  run.line.fault(`no ${what}: ${shown.join(', ')}${more}; npm run catalogue -- number FOLDER`)
}
