import { readdirSync } from 'node:fs'
import { MAX_ORIGINAL_COMIC_ID } from './comic-id.ts'
import { type DataLine, readDataLines } from './data-lines.ts'
import { expandRun } from './expand-run.ts'
import { Faults } from './faults.ts'
import { readChanged, readId, readWith } from './fields.ts'
import { parseIssueNumber, parseIssueNumbers } from './issue-numbers.ts'
import { readLayers } from './layers.ts'
import { Names } from './names.ts'
import { readArcs } from './read-arcs.ts'
import { readCharacters } from './read-characters.ts'
import { readCreators } from './read-creators.ts'
import { type FindComics, linkVolumes, readEvents } from './read-events.ts'
import { type RunIssues, readIssues } from './read-issues.ts'
import { assignOtherIds, checkOtherIds } from './read-other-ids.ts'
import { type Run, readRuns } from './read-series.ts'
import { readTeams } from './read-teams.ts'
import type { CharacterRecord, ComicRecord, Dataset, Position } from './records.ts'
import type { People } from './stated-facts.ts'

/**
 * Reads a data folder, and layers over it in this order. Throws a CatalogueError that names every
 * fault with its file and line.
 */
export function loadCatalogue(folder: string, layers: readonly string[] = []): Dataset {
  // Throws when a folder itself does not exist.
  for (const path of [folder, ...layers]) readdirSync(path)
  const faults = new Faults()
  const folders = readLayers(folder, layers, faults)
  const read = (kind: string) =>
    folders.flatMap(({ folder: path, mark }) => readDataLines(path, kind, faults, mark))
  const characterNames = new Names('character')
  const creatorNames = new Names('creator')
  const seriesNames = new Names('series')

  const characterLines = read('characters')
  const characters = readCharacters(characterLines, characterNames)
  readTeams(read('teams'), characters, characterNames)
  const creators = readCreators(read('creators'), creatorNames)
  const runs = readRuns(read('series'), seriesNames)
  const series = runs.map(({ record }) => record)
  linkVolumes(
    series,
    runs.map(({ line, previousName }) => [line, previousName]),
    seriesNames,
  )

  const otherIds = checkOtherIds(read('ids'))
  assignOtherIds(otherIds, 'character', characters, characterNames)
  assignOtherIds(otherIds, 'creator', creators, creatorNames)
  assignOtherIds(otherIds, 'series', series, seriesNames)

  const issues = readIssues(read('issues'), seriesNames)
  const comics = new ComicShelf(runs, seriesNames, {
    issues,
    debuts: debutsOf(characters, seriesNames),
    people: { characters, characterNames, creatorNames },
  })
  const eventNames = new Names('event')
  const findComics: FindComics = (line, name, numbers) => comics.find(line, name, numbers)
  const events = readEvents(read('events'), eventNames, findComics)
  const arcs = readArcs(read('arcs'), findComics)
  assignOtherIds(otherIds, 'event', events, eventNames)
  checkFirstAppearances(characterLines, characters, characterNames, seriesNames, comics)
  faults.throwIfAny()
  const stated = folders.flatMap(({ layer }) => layer ?? [])
  return { characters, creators, series, comics: comics.records, events, arcs, layers: stated }
}

/** By series, then by number: the characters who appear there for the first time. */
type Debuts = Map<Position, Map<number, Position[]>>

/** A first appearance is an appearance. */
function debutsOf(characters: CharacterRecord[], seriesNames: Names): Debuts {
  const debuts: Debuts = new Map()
  for (const [position, { firstAppearance: first }] of characters.entries()) {
    const series = first && seriesNames.find(`${first.series} (${first.startYear})`)
    if (!first || series === null || series === undefined) continue
    const numbers = debuts.get(series) ?? new Map<number, Position[]>()
    numbers.set(first.issueNumber, [...(numbers.get(first.issueNumber) ?? []), position])
    debuts.set(series, numbers)
  }
  return debuts
}

interface IssueSources {
  issues: Map<Position, RunIssues>
  debuts: Debuts
  people: People
}

/** All comics, indexed by series and number. */
class ComicShelf {
  readonly records: ComicRecord[] = []
  private readonly byNumber: Map<number, Position>[] = []
  private readonly ids = new Names('comic')
  private readonly seriesNames: Names

  constructor(runs: Run[], seriesNames: Names, { issues, debuts, people }: IssueSources) {
    this.seriesNames = seriesNames
    runs.forEach((run, position) => {
      const numbers = new Map<number, Position>()
      const ownIssues = issues.get(position)
      const sources = { ...people, issues: ownIssues, debuts: debuts.get(position) }
      for (const comic of expandRun(run, position, sources)) {
        numbers.set(comic.issueNumber, this.records.length)
        this.add(ownIssues?.lines.get(comic.issueNumber) ?? run.line, comic)
      }
      this.byNumber.push(numbers)
    })
    runs.forEach((run, position) => {
      for (const line of run.below.variant) this.addVariant(line, position)
      for (const line of run.below.collects) this.addCollected(line, position)
    })
  }

  find(line: DataLine, seriesName: string, numbers: number[]): Position[] {
    const series = this.seriesNames.findOrFault(line, seriesName)
    if (series === null) return []
    return numbers.flatMap((number) => this.findOne(line, series, number) ?? [])
  }

  has(series: Position, number: number): boolean {
    return this.byNumber[series]?.has(number) ?? false
  }

  /** A run that could not be read has no numbers; its own fault has been reported. */
  private findOne(line: DataLine, series: Position, number: number): Position | undefined {
    const position = this.byNumber[series]?.get(number)
    const isKnownRun = this.byNumber[series]?.size !== 0
    if (position === undefined && isKnownRun) line.fault(`#${number} is not in the run`)
    return position
  }

  /** A comic answers under the id that is made for it too: nobody else may have that. */
  private add(line: DataLine, comic: ComicRecord): void {
    this.ids.registerId(line, comic.id)
    if (comic.ownId !== comic.id) this.ids.registerId(line, comic.ownId)
    this.records.push(comic)
  }

  private addVariant(line: DataLine, series: Position): void {
    if (!line.hasShape(5, 5)) return
    const number = readWith(line, () => parseIssueNumber(line.field(2)))
    const original = number === undefined ? undefined : this.findOne(line, series, number)
    const record = original === undefined ? undefined : this.records[original]
    if (original === undefined || record === undefined) return
    const id = readId(line, 1, MAX_ORIGINAL_COMIC_ID)
    this.add(line, {
      ...record,
      id,
      ownId: id,
      key: null,
      variantOf: original,
      variantDescription: line.field(3),
      changed: readChanged(line, 4),
    })
  }

  private addCollected(line: DataLine, series: Position): void {
    if (!line.hasShape(4, 4)) return
    const number = readWith(line, () => parseIssueNumber(line.field(1)))
    const collection = number === undefined ? undefined : this.findOne(line, series, number)
    const record = collection === undefined ? undefined : this.records[collection]
    const numbers = readWith(line, () => parseIssueNumbers(line.field(3)))
    if (record === undefined || numbers === undefined) return
    record.collects = [...record.collects, ...this.find(line, line.field(2), numbers)]
  }
}

/**
 * A first appearance may be in a series that the catalogue lacks, but not in a missing number of
 * one that it has.
 */
function checkFirstAppearances(
  lines: DataLine[],
  characters: CharacterRecord[],
  characterNames: Names,
  seriesNames: Names,
  comics: ComicShelf,
): void {
  for (const line of lines) {
    const position = characterNames.find(line.field(1))
    const first = position === undefined ? null : characters[position]?.firstAppearance
    const series = first && seriesNames.find(`${first.series} (${first.startYear})`)
    if (!first || typeof series !== 'number') continue
    if (!comics.has(series, first.issueNumber)) {
      line.fault(`first appearance: #${first.issueNumber} is not in the run of ${first.series}`)
    }
  }
}
