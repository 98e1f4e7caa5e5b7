import { preferCredits } from './credits.ts'
import type { DataLine } from './data-lines.ts'
import { readDetails, type StatedDetails } from './details.ts'
import { readChanged } from './fields.ts'
import { type RunIssues, STORY_TITLES } from './read-issues.ts'
import type { KeyFacts } from './records.ts'
import { type People, readStated, type Stated, uniteStated } from './stated-facts.ts'

/** What is stated of a single issue, in one layer or in several. */
export interface IssueFacts {
  stated: Stated
  details: StatedDetails
  storyTitles: string[]
  key: KeyFacts | null
  changed: string
  layers: number
}

/** The lines about one issue in one layer. */
interface OwnLines {
  key?: DataLine
  issue?: { line: DataLine; run: RunIssues }
}

const NOTHING_STATED: Stated = { credits: [], characters: [], complete: false }

/** The facts of all layers together; undefined for an issue of which none states any. */
export function issueFactsOf(
  number: string,
  keys: readonly DataLine[],
  issues: readonly RunIssues[],
  people: People,
): IssueFacts | undefined {
  const layers = new Map<number, OwnLines>()
  for (const run of issues) {
    const line = run.lines.get(number)
    if (line !== undefined) layers.set(line.layer.number, { issue: { line, run } })
  }
  for (const key of keys) {
    layers.set(key.layer.number, { ...layers.get(key.layer.number), key })
  }
  const inOrder = [...layers].sort(([a], [b]) => a - b)
  let all: IssueFacts | undefined
  for (const [, lines] of inOrder) {
    const own = readFacts(number, lines, people)
    const overwrites = (lines.key ?? lines.issue?.line)?.layer.overwrites
    if (all === undefined) all = own
    else all = overwrites ? preferFacts(own, all) : preferFacts(all, own)
  }
  return all
}

/** What the key line states comes before what `issues/` states. */
function readFacts(number: string, { key, issue }: OwnLines, people: People): IssueFacts {
  const byKey = key === undefined ? NOTHING_STATED : readStated(key, 5, 4, people)
  const byIssue = issue === undefined ? NOTHING_STATED : readStated(issue.line, 2, 3, people)
  const keyChanged = key === undefined ? '' : readChanged(key, 8)
  const issueChanged = issue?.run.changed ?? ''
  const keyTitles = key?.list(3) ?? []
  return {
    stated: uniteStated(byKey, byIssue),
    details: { ...issue?.run.details.get(number), ...(key && readKeyDetails(key)) },
    storyTitles: keyTitles.length > 0 ? keyTitles : (issue?.line.list(STORY_TITLES) ?? []),
    key: key === undefined ? null : { tags: key.list(6), note: key.field(9) },
    changed: keyChanged > issueChanged ? keyChanged : issueChanged,
    layers: (key?.layerBit ?? 0) | (issue?.line.layerBit ?? 0),
  }
}

function readKeyDetails(line: DataLine): StatedDetails {
  const details = readDetails(line, 7)
  if (details.coverMonth !== undefined) line.fault('has a column of its own for the month')
  return details
}

/** The first, and of the second what the first leaves open: each field, each task, each detail for itself. */
function preferFacts(first: IssueFacts, second: IssueFacts): IssueFacts {
  const { characters, complete } =
    first.stated.complete || first.stated.characters.length > 0 ? first.stated : second.stated
  const credits = preferCredits(first.stated.credits, second.stated.credits)
  return {
    stated: { credits, characters, complete },
    details: { ...second.details, ...first.details },
    storyTitles: first.storyTitles.length > 0 ? first.storyTitles : second.storyTitles,
    key: preferKey(first.key, second.key),
    changed: first.changed > second.changed ? first.changed : second.changed,
    layers: first.layers | second.layers,
  }
}

function preferKey(first: KeyFacts | null, second: KeyFacts | null): KeyFacts | null {
  if (first === null || second === null) return first ?? second
  return {
    tags: first.tags.length > 0 ? first.tags : second.tags,
    note: first.note || second.note,
  }
}
