import { readdirSync } from 'node:fs'
import { ComicShelf } from './comic-shelf.ts'
import { type DataLine, readDataLines } from './data-lines.ts'
import { Faults } from './faults.ts'
import { Names } from './names.ts'
import { readArcs } from './read-arcs.ts'
import { readCharacters } from './read-characters.ts'
import { readCreators } from './read-creators.ts'
import { type FindComics, linkVolumes, readEvents } from './read-events.ts'
import { readIssues } from './read-issues.ts'
import { assignComicIds, assignOtherIds, checkOtherIds } from './read-other-ids.ts'
import { readRuns } from './read-series.ts'
import { readTeams } from './read-teams.ts'
import type { CharacterRecord, Dataset } from './records.ts'
import { SeriesNames, seriesName } from './series-names.ts'

/** Reads a data folder. Throws a CatalogueError that names every fault with its file and line. */
export function loadCatalogue(folder: string): Dataset {
  // Throws when the folder itself does not exist.
  readdirSync(folder)
  const faults = new Faults()
  const characterNames = new Names('character')
  const creatorNames = new Names('creator')
  const seriesNames = new SeriesNames()

  const characterLines = readDataLines(folder, 'characters', faults)
  const characters = readCharacters(characterLines, characterNames)
  readTeams(readDataLines(folder, 'teams', faults), characters, characterNames)
  const creators = readCreators(readDataLines(folder, 'creators', faults), creatorNames)
  const runs = readRuns(readDataLines(folder, 'series', faults), seriesNames)
  const series = runs.map(({ record }) => record)
  linkVolumes(
    series,
    runs.map(({ line, previousName }) => [line, previousName]),
    seriesNames,
  )

  const otherIds = checkOtherIds(readDataLines(folder, 'ids', faults))
  assignOtherIds(otherIds, 'character', characters, characterNames)
  assignOtherIds(otherIds, 'creator', creators, creatorNames)
  assignOtherIds(otherIds, 'series', series, seriesNames)

  const issues = readIssues(readDataLines(folder, 'issues', faults), seriesNames)
  const comics = new ComicShelf(runs, seriesNames, {
    issues,
    people: { characters, characterNames, creatorNames },
  })
  const eventNames = new Names('event')
  const findComics: FindComics = (line, name, numbers) => comics.find(line, name, numbers)
  const events = readEvents(readDataLines(folder, 'events', faults), eventNames, findComics)
  const arcs = readArcs(readDataLines(folder, 'arcs', faults), findComics)
  assignOtherIds(otherIds, 'event', events, eventNames)
  assignComicIds(otherIds, comics.records, comics.ids)
  comics.checkStories()
  checkFirstAppearances(characterLines, characters, characterNames, seriesNames, comics)
  faults.throwIfAny()
  return { characters, creators, series, comics: comics.records, events, arcs }
}

/**
 * A first appearance may be in a series that the catalogue lacks, but not in a missing number of
 * one that it has.
 */
function checkFirstAppearances(
  lines: DataLine[],
  characters: CharacterRecord[],
  characterNames: Names,
  seriesNames: SeriesNames,
  comics: ComicShelf,
): void {
  for (const line of lines) {
    const position = characterNames.find(line.field(1))
    const first = position === undefined ? null : characters[position]?.firstAppearance
    const series = first && seriesNames.find(seriesName({ ...first, title: first.series }))
    if (!first || typeof series !== 'number') continue
    if (!comics.has(series, first.number)) {
      line.fault(`first appearance: #${first.number} is not in the run of ${first.series}`)
    }
  }
}
