import type { DataLine } from './data-lines.ts'
import { debutsOf } from './debuts.ts'
import { expandRun } from './expand-run.ts'
import { readChanged, readId, readWith } from './fields.ts'
import { parseIssueNumber, parseIssueNumbers } from './issue-numbers.ts'
import { Names } from './names.ts'
import type { RunIssues } from './read-issues.ts'
import { originOf, type Run } from './read-series.ts'
import type { ComicRecord, Position } from './records.ts'
import type { SeriesNames } from './series-names.ts'
import type { People } from './stated-facts.ts'
import { storyCountOf } from './story-count.ts'

const VARIANT_COLUMNS = 6

interface IssueSources {
  issues: Map<Position, RunIssues[]>
  people: People
}

/** All comics, indexed by series and number. */
export class ComicShelf {
  readonly records: ComicRecord[] = []
  readonly ids = new Names('comic')
  private readonly lines: DataLine[] = []
  private readonly byNumber: Map<string, Position>[] = []
  private readonly seriesNames: SeriesNames

  constructor(runs: Run[], seriesNames: SeriesNames, { issues, people }: IssueSources) {
    this.seriesNames = seriesNames
    const debuts = debutsOf(people.characters, seriesNames)
    runs.forEach((run, position) => {
      const numbers = new Map<string, Position>()
      const ownIssues = issues.get(position) ?? []
      const sources = { ...people, issues: ownIssues, debuts: debuts.get(position) }
      for (const comic of expandRun(run, position, sources)) {
        numbers.set(comic.number, this.records.length)
        this.add(lineOf(run, ownIssues, comic.number), comic)
      }
      this.byNumber.push(numbers)
    })
    runs.forEach((run, position) => {
      for (const line of run.below.variant) this.addVariant(line, position)
      for (const line of run.below.collects) this.addCollected(line, position)
    })
  }

  find(line: DataLine, seriesName: string, numbers: string[]): Position[] {
    const series = this.seriesNames.findOrFault(line, seriesName)
    if (series === null) return []
    return numbers.flatMap((number) => this.findOne(line, series, number) ?? [])
  }

  has(series: Position, number: string): boolean {
    return this.byNumber[series]?.has(number) ?? false
  }

  /** A run that could not be read has no numbers; its own fault has been reported. */
  private findOne(line: DataLine, series: Position, number: string): Position | undefined {
    const position = this.byNumber[series]?.get(number)
    const isKnownRun = this.byNumber[series]?.size !== 0
    if (position === undefined && isKnownRun) line.fault(`#${number} is not in the run`)
    return position
  }

  /** No two comics have a story in common. */
  checkStories(): void {
    const inOrder = Uint32Array.from(this.records.keys()).sort(
      (a, b) => this.storiesAt(a) - this.storiesAt(b),
    )
    let free = 1
    for (const position of inOrder) {
      const first = this.storiesAt(position)
      if (first === 0) continue
      if (first < free) this.lines[position]?.fault(`the story id ${first} is taken`)
      free = first + storyCountOf(this.records[position] as ComicRecord)
    }
  }

  private storiesAt(position: Position): number {
    return this.records[position]?.stories ?? 0
  }

  private add(line: DataLine, comic: ComicRecord): void {
    this.ids.registerId(line, comic.id)
    for (const id of comic.otherIds) this.ids.registerId(line, id)
    this.records.push(comic)
    this.lines.push(line)
  }

  private addVariant(line: DataLine, series: Position): void {
    if (!line.hasShape(VARIANT_COLUMNS - 1, VARIANT_COLUMNS)) return
    const number = readWith(line, () => parseIssueNumber(line.field(2)))
    const original = number === undefined ? undefined : this.findOne(line, series, number)
    const record = original === undefined ? undefined : this.records[original]
    if (original === undefined || record === undefined) return
    if (line.field(5) === '') line.fault('no id of its story; npm run catalogue -- number FOLDER')
    this.add(line, {
      ...record,
      id: readId(line, 1),
      otherIds: [],
      stories: line.field(5) === '' ? 0 : readId(line, 5),
      key: null,
      variantOf: original,
      variantDescription: line.field(3),
      changed: readChanged(line, 4),
      layers: line.layerBit,
    })
  }

  private addCollected(line: DataLine, series: Position): void {
    if (!line.hasShape(4, 4)) return
    const number = readWith(line, () => parseIssueNumber(line.field(1)))
    const collection = number === undefined ? undefined : this.findOne(line, series, number)
    const record = collection === undefined ? undefined : this.records[collection]
    const numbers = readWith(line, () => parseIssueNumbers(line.field(3)))
    if (record === undefined || numbers === undefined) return
    const found = this.find(line, line.field(2), numbers)
    record.collects = [...new Set([...record.collects, ...found])]
    record.layers |= line.layerBit
  }
}

/** Where the id of an issue stands, or the issue itself. */
function lineOf(run: Run, issues: readonly RunIssues[], number: string): DataLine {
  const own = issues.map(({ lines }) => lines.get(number))
  return own.find((line) => line?.field(1)) ?? originOf(run, number).line
}
