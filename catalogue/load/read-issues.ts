import type { DataLine } from './data-lines.ts'
import { readDetails, type StatedDetails } from './details.ts'
import { readChanged, readWith } from './fields.ts'
import { parseIssueNumber } from './issue-numbers.ts'
import type { Names } from './names.ts'
import type { Position } from './records.ts'

const COLUMNS = 6
const DETAILS = 4
export const STORY_TITLES = 5
const RUN_COLUMNS = 3

/** The lines of the issues of one run in one layer, by number, and the day on which they last changed. */
export interface RunIssues {
  /** Its heading. */
  line: DataLine
  lines: Map<string, DataLine>
  details: Map<string, StatedDetails>
  changed: string
}

/**
 * A heading `run | Amazing Spider-Man (1963) | 2026-11-17`, and below it a line for each issue with
 * facts of its own. One list for each layer that has such lines.
 */
export function readIssues(lines: DataLine[], seriesNames: Names): Map<Position, RunIssues[]> {
  const issues = new Map<Position, RunIssues[]>()
  let run: RunIssues | null | undefined
  for (const line of lines) {
    if (line.field(0) === 'run') run = openRun(line, seriesNames, issues)
    else if (run === undefined) line.fault('stands above the first run')
    else if (line.hasShape(1, COLUMNS) && run !== null) addIssue(line, run)
  }
  return issues
}

function addIssue(line: DataLine, { lines, details }: RunIssues): void {
  const number = readWith(line, () => parseIssueNumber(line.field(0)))
  if (number === undefined) return
  if (lines.has(number)) line.fault(`#${number} has a line already`)
  lines.set(number, line)
  details.set(number, readDetails(line, DETAILS))
}

/** Null for an unknown series: its issues are not faults of their own. */
function openRun(
  line: DataLine,
  seriesNames: Names,
  issues: Map<Position, RunIssues[]>,
): RunIssues | null {
  if (!line.hasShape(RUN_COLUMNS, RUN_COLUMNS)) return null
  const series = seriesNames.findOrFault(line, line.field(1))
  if (series === null) return null
  const earlier = issues.get(series) ?? []
  if (earlier.at(-1)?.line.layer.number === line.layer.number) {
    line.fault(`the issues of "${line.field(1)}" are listed already`)
  }
  const changed = readChanged(line, 2)
  const run: RunIssues = { line, lines: new Map(), details: new Map(), changed }
  issues.set(series, [...earlier, run])
  return run
}
