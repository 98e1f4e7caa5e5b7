import type { DataLine } from './data-lines.ts'
import { readId } from './fields.ts'
import type { RunIssues } from './read-issues.ts'
import { originOf, type Run, storedIdsOf } from './read-series.ts'
import type { StoredIds } from './stored-ids.ts'

const SHOWN = 3

/** The ids of every issue of a run: those of its own lines and those of `issues/` together. */
export function issueIdsOf(run: Run, issues: readonly RunIssues[]): StoredIds {
  const ids = storedIdsOf(run)
  for (const [number, line] of issues.flatMap(({ lines }) => [...lines])) {
    if (line.field(1) === '') continue
    const id = readId(line, 1)
    const known = ids.comic.get(number)
    // A layer may say the id of an issue that another one has.
    if (known !== undefined && (line.layer.number === 0 || known !== id)) {
      line.fault(`#${number} has its comic id already, ${known}`)
    }
    ids.comic.set(number, id)
  }
  reportMissing(run, ids.comic, 'id')
  reportMissing(run, ids.story, 'id of its first story')
  return ids
}

/** One fault for each line that the numbers come from: a new one lacks them all. */
function reportMissing(run: Run, ids: Map<string, number>, what: string): void {
  const missing = run.numbers.filter((number) => !ids.has(number))
  const byLine = Map.groupBy(missing, (number) => originOf(run, number).line)
  for (const [line, numbers] of byLine) reportAt(line, numbers, what)
}

function reportAt(line: DataLine, missing: string[], what: string): void {
  const shown = missing.slice(0, SHOWN).map((number) => `#${number}`)
  const more = missing.length > SHOWN ? ` and ${missing.length - SHOWN} more` : ''
  line.fault(`no ${what}: ${shown.join(', ')}${more}; npm run catalogue -- number FOLDER`)
}
