import { type DataLine, readDataLines } from '../load/data-lines.ts'
import { Faults } from '../load/faults.ts'
import { type RunIssues, readIssues } from '../load/read-issues.ts'
import { originOf, type Run, readRuns, storedIdsOf } from '../load/read-series.ts'
import { SeriesNames } from '../load/series-names.ts'
import type { StoredIds } from '../load/stored-ids.ts'

/** A run, what is stated of ids for it, and the last of its lines. */
export interface FolderRun {
  run: Run
  ids: StoredIds
  issues: readonly RunIssues[]
  /** Those of its numbers and variants that the folder itself has. */
  numbers: readonly string[]
  variants: readonly DataLine[]
  /** Undefined where the folder itself has none. */
  lastLine: DataLine | undefined
}

export interface FolderRuns {
  runs: FolderRun[]
  /** Lines of `ids/` about comics. */
  comicLines: DataLine[]
}

/**
 * What can be read of a folder, and of those below it, over which it is laid. Its faults are told by
 * whoever loads it.
 */
export function readFolderRuns(folder: string, below: readonly string[] = []): FolderRuns {
  const faults = new Faults()
  const names = new SeriesNames()
  const read = (kind: string) =>
    [...below, folder].flatMap((path, number) =>
      readDataLines(path, kind, faults, { number, name: '', overwrites: false }),
    )
  const isOwn = (line: DataLine) => line.layer.number === below.length
  const lines = read('series')
  const runs = readRuns(lines, names)
  const issues = readIssues(read('issues'), names)
  const lastLines = lastLinesOf(lines.filter(isOwn))
  return {
    runs: runs.map((run, position) => {
      const heads = [run.origin, ...run.more.values()].map(({ line }) => line).filter(isOwn)
      return {
        run,
        ids: storedIdsOf(run),
        issues: issues.get(position) ?? [],
        numbers: run.numbers.filter((number) => isOwn(originOf(run, number).line)),
        variants: run.below.variant.filter(isOwn),
        lastLine: heads.map((line) => lastLines.get(line) ?? line).at(-1),
      }
    }),
    comicLines: read('ids').filter((line) => line.field(0) === 'comic'),
  }
}

/** For each heading the last line of what stands below it. */
function lastLinesOf(lines: DataLine[]): Map<DataLine, DataLine> {
  const lastLines = new Map<DataLine, DataLine>()
  let head: DataLine | undefined
  for (const line of lines) {
    if (line.field(0) === 'series' || line.field(0) === 'more') head = line
    if (head?.file === line.file) lastLines.set(head, line)
  }
  return lastLines
}
