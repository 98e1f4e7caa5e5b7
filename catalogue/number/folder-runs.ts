import { type DataLine, readDataLines } from '../load/data-lines.ts'
import { Faults } from '../load/faults.ts'
import { type RunIssues, readIssues } from '../load/read-issues.ts'
import { type Run, readRuns, storedIdsOf } from '../load/read-series.ts'
import { SeriesNames } from '../load/series-names.ts'
import type { StoredIds } from '../load/stored-ids.ts'

/** A run, what its folder states of ids for it, and the last of its lines. */
export interface FolderRun {
  run: Run
  ids: StoredIds
  issues: RunIssues | undefined
  lastLine: DataLine
}

export interface FolderRuns {
  runs: FolderRun[]
  /** Lines of `ids/` about comics. */
  comicLines: DataLine[]
}

/** What can be read of a folder. Its faults are told by whoever loads it. */
export function readFolderRuns(folder: string): FolderRuns {
  const faults = new Faults()
  const names = new SeriesNames()
  const lines = readDataLines(folder, 'series', faults)
  const runs = readRuns(lines, names)
  const issues = readIssues(readDataLines(folder, 'issues', faults), names)
  const heads = new Set(runs.map(({ line }) => line))
  const lastLines = new Map<DataLine, DataLine>()
  let head: DataLine | undefined
  for (const line of lines) {
    if (line.field(0) === 'series') head = heads.has(line) ? line : undefined
    if (head?.file === line.file) lastLines.set(head, line)
  }
  return {
    runs: runs.map((run, position) => ({
      run,
      ids: storedIdsOf(run),
      issues: issues.get(position),
      lastLine: lastLines.get(run.line) ?? run.line,
    })),
    comicLines: readDataLines(folder, 'ids', faults).filter((line) => line.field(0) === 'comic'),
  }
}
