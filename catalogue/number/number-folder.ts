import { stretchesOf, writeIssueNumbers } from '../load/issue-numbers.ts'
import { type FolderRun, readFolderRuns } from './folder-runs.ts'
import { FreeIds, LEAST_STEP } from './free-ids.ts'
import { LineEdits } from './line-edits.ts'

const VARIANT_COLUMNS = 6
const STORY_COLUMN = 5

/**
 * Writes the ids that the comics and stories of a data folder lack into its files. Ids of the other
 * folders are not given again: they are loaded together.
 */
export function numberFolder(
  folder: string,
  others: readonly string[] = [],
): { comics: number; stories: number } {
  const own = readFolderRuns(folder, others)
  const free = new FreeIds(own)
  const edits = new LineEdits()
  const numbered = { comics: 0, stories: 0 }
  for (const entry of own.runs) {
    const { run, variants, lastLine } = entry
    if (run.line.faulty) continue
    for (const line of variants) {
      if (line.fields.length < STORY_COLUMN || line.field(STORY_COLUMN) !== '') continue
      edits.addField(line, VARIANT_COLUMNS, String(free.stories(1, LEAST_STEP)))
      numbered.stories += 1
    }
    const { comics, stories } = missingNumbers(entry)
    const lines = [...comicLines(comics, free), ...storyLines(stories, free, titleCounts(entry))]
    if (lastLine !== undefined && lines.length > 0) edits.insertBelow(lastLine, lines)
    numbered.comics += comics.length
    numbered.stories += stories.length
  }
  edits.apply(folder)
  return numbered
}

function missingNumbers({ numbers, ids, issues }: FolderRun) {
  const isStated = (number: string) => issues.some(({ lines }) => lines.get(number)?.field(1))
  return {
    comics: numbers.filter((number) => !ids.comic.has(number) && !isStated(number)),
    stories: numbers.filter((number) => !ids.story.has(number)),
  }
}

function comicLines(numbers: string[], free: FreeIds): string[] {
  const entries = stretchesOf(numbers).map(
    (stretch) => `${writeIssueNumbers(stretch)}=${free.comics(stretch.length)}`,
  )
  return entries.length === 0 ? [] : [`ids | comic | ${entries.join(' ')}`]
}

/** A comic with more stories than there is room for stands alone, with more room. */
function storyLines(numbers: string[], free: FreeIds, titles: Map<string, number>): string[] {
  const stepOf = (number: string) => Math.max(LEAST_STEP, (titles.get(number) ?? 0) + 2)
  const entries = stretchesOf(numbers, (one, other) => stepOf(one) === stepOf(other)).map(
    (stretch) => {
      const step = stepOf(stretch[0] as string)
      const first = free.stories(stretch.length, step)
      return `${writeIssueNumbers(stretch)}=${first}${stretch.length > 1 ? `+${step}` : ''}`
    },
  )
  return entries.length === 0 ? [] : [`ids | story | ${entries.join(' ')}`]
}

/** By number, how many stories a key issue names. */
function titleCounts({ run }: FolderRun): Map<string, number> {
  return new Map(run.below.key.map((line) => [line.field(1), line.list(3).length]))
}
