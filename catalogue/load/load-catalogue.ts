import { readdirSync } from 'node:fs'
import { ComicShelf } from './comic-shelf.ts'
import { type DataLine, readDataLines } from './data-lines.ts'
import { Faults } from './faults.ts'
import { readLayers } from './layers.ts'
import { Names } from './names.ts'
import { readArcs } from './read-arcs.ts'
import { readCharacters } from './read-characters.ts'
import { readCreators } from './read-creators.ts'
import { type FindComics, linkVolumes, readEvents } from './read-events.ts'
import { readIssues } from './read-issues.ts'
import { readOriginals } from './read-originals.ts'
import { checkOrigins } from './read-origins.ts'
import { assignComicIds, assignOtherIds, checkOtherIds } from './read-other-ids.ts'
import { readRuns } from './read-series.ts'
import { readTeams } from './read-teams.ts'
import type { CharacterRecord, Dataset } from './records.ts'
import { SeriesNames, seriesName } from './series-names.ts'

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
  const seriesNames = new SeriesNames()

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
    people: { characters, characterNames, creatorNames },
  })
  const eventNames = new Names('event')
  const findComics: FindComics = (line, name, numbers) => comics.find(line, name, numbers)
  const events = readEvents(read('events'), eventNames, findComics)
  const arcs = readArcs(read('arcs'), findComics)
  assignOtherIds(otherIds, 'event', events, eventNames)
  assignComicIds(otherIds, comics.records, comics.ids)
  comics.checkStories()
  checkOrigins(read('origins'))
  const originals = readOriginals(readDataLines(folder, 'originals', faults))
  checkFirstAppearances(characterLines, characters, characterNames, seriesNames, comics)
  faults.throwIfAny()
  return {
    characters,
    creators,
    series,
    comics: comics.records,
    events,
    arcs,
    layers: folders.flatMap(({ layer }) => layer ?? []),
    originals,
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
