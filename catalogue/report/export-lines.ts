import { inferredFactsOf } from '../load/inferred-facts.ts'
import { nameInOurWorld } from '../load/other-worlds.ts'
import {
  type CharacterRecord,
  type ComicRecord,
  type Dataset,
  isBook,
  type OtherId,
  RUNNING,
  type SeriesRecord,
} from '../load/records.ts'
import { seriesName } from '../load/series-names.ts'

/** The original service's ids of comics end here; those that we gave lie above. */
const MAX_ORIGINAL_COMIC = 400_000
/** `Vc Cory Petit`: the studio of the letterer in front, which other lists would take for a first name. */
const STUDIO = /^vc /i

/**
 * The facts as flat JSON lines by file name, for comparison with other lists. Groups, collections,
 * books and variants have files of their own: other lists would mistake them for a person of that
 * name, for the run that they collect, or for a single issue.
 */
export function exportLines(dataset: Dataset): Map<string, Iterable<string>> {
  const isGroup = ({ role }: CharacterRecord) => role === 'group'
  const runs = runsOf(dataset)
  const isCollection = (one: SeriesRecord) => !runs.has(one)
  const isCollected = ({ series }: ComicRecord) => !runs.has(dataset.series[series] as SeriesRecord)
  const isVariant = ({ variantOf }: ComicRecord) => variantOf !== null
  const lines = {
    characters: characterLines(dataset, (one) => !isGroup(one)),
    groups: characterLines(dataset, isGroup),
    series: seriesLines(dataset, (one) => !isCollection(one)),
    collections: both(seriesLines(dataset, isCollection), otherSeriesLines(dataset)),
    comics: comicLines(dataset, (one) => !isVariant(one) && !isCollected(one)),
    books: comicLines(dataset, (one) => !isVariant(one) && isCollected(one)),
    variants: both(comicLines(dataset, isVariant), otherComicLines(dataset)),
    events: eventLines(dataset),
    creators: creatorLines(dataset),
  }
  return new Map(Object.entries(lines).map(([kind, text]) => [`${kind}.jsonl`, text]))
}

/** All but collections, and limited runs of nothing but books. An ongoing run of books is one. */
function runsOf({ comics, series }: Dataset): ReadonlySet<SeriesRecord> {
  const withIssues = new Set(
    comics.filter(({ format }) => !isBook(format)).map((one) => one.series),
  )
  const withBooks = new Set(comics.filter(({ format }) => isBook(format)).map((one) => one.series))
  const isOfBooks = (place: number) => withBooks.has(place) && !withIssues.has(place)
  return new Set(
    series.filter(
      ({ type }, place) => type !== 'collection' && (type === 'ongoing' || !isOfBooks(place)),
    ),
  )
}

function* both(first: Iterable<string>, second: Iterable<string>): Generator<string> {
  yield* first
  yield* second
}

function* characterLines(
  { characters }: Dataset,
  isWanted: (character: CharacterRecord) => boolean,
): Generator<string> {
  for (const character of characters.filter(isWanted)) {
    const { id, name, realName, aliases, firstAppearance } = character
    const isNamesake = isOfAnotherWorld(character)
    yield JSON.stringify({
      id,
      name,
      ...(realName !== '' && !isNamesake && { realName }),
      aliases,
      ...(firstAppearance !== null &&
        !isNamesake && {
          firstAppearance: {
            series: firstAppearance.series,
            issue: firstAppearance.issueNumber,
            year: firstAppearance.year,
          },
        }),
    })
    yield* otherLines(character)
  }
}

/**
 * `Spider-Man (Ultimate)`: other lists would take real name and first appearance for those of the
 * person of that name.
 */
function isOfAnotherWorld({ name, realName }: CharacterRecord): boolean {
  const saysSo = nameInOurWorld(name) !== undefined
  return saysSo || (name.endsWith(')') && / of (Earth-|the )/.test(realName))
}

/** A second record of the original service for the same person is a line under the name it had there. */
function* otherLines({ id, name, otherIds }: CharacterRecord): Generator<string> {
  for (const other of otherIds.filter(isOfOriginal)) {
    const itsName = other.name === name ? `${name} (${other.id})` : other.name
    yield JSON.stringify({ id: other.id, name: itsName, sameAs: id })
  }
}

/** An id that the record had here earlier comes without a name. */
function isOfOriginal({ name }: OtherId): boolean {
  return name !== ''
}

function* seriesLines(
  { series, comics }: Dataset,
  isWanted: (series: SeriesRecord) => boolean,
): Generator<string> {
  const issues = new Uint32Array(series.length)
  for (const comic of comics) {
    if (comic.variantOf === null) issues[comic.series] = (issues[comic.series] as number) + 1
  }
  for (const [position, record] of series.entries()) {
    if (!isWanted(record)) continue
    const { id, title, startYear, endYear } = record
    yield JSON.stringify({
      id,
      title,
      startYear,
      endYear: endYear === RUNNING ? null : endYear,
      issueCount: issues[position],
    })
  }
}

/**
 * Second records of the original service for a run stand beside the collections, where no other list
 * takes them for a run of their own.
 */
function* otherSeriesLines({ series }: Dataset): Generator<string> {
  for (const { id, otherIds } of series) {
    for (const other of otherIds.filter(isOfOriginal)) {
      yield JSON.stringify({ id: other.id, title: other.name, sameAs: id })
    }
  }
}

/** The same for comics: their second ids of the original service have no name of their own. */
function* otherComicLines(dataset: Dataset): Generator<string> {
  for (const comic of dataset.comics) {
    for (const other of comic.otherIds.filter((id) => id <= MAX_ORIGINAL_COMIC)) {
      yield JSON.stringify({ id: other, title: titleOf(comic, dataset), sameAs: comic.id })
    }
  }
}

function* comicLines(
  dataset: Dataset,
  isWanted: (comic: ComicRecord) => boolean,
): Generator<string> {
  const { characters, comics, creators, series } = dataset
  for (const comic of comics) {
    if (!isWanted(comic)) continue
    const { title = '', startYear = 0 } = series[comic.series] ?? {}
    const credits = comic.credits.map(({ creator, role }) => ({
      role,
      name: creators[creator]?.fullName,
    }))
    const namesIn = (roles: string[]) =>
      credits.filter(({ role }) => roles.includes(role)).map(({ name }) => name)
    yield JSON.stringify({
      id: comic.id,
      title: titleOf(comic, dataset),
      issueNumber: comic.issueNumber,
      series: title,
      startYear,
      onSaleDate: comic.onsale,
      writers: namesIn(['writer']),
      pencillers: namesIn(['penciller', 'artist']),
      characters: comic.characters.map((position) => characters[position]?.name),
      credits,
      inferred: inferredFactsOf(comic),
    })
  }
}

function* eventLines(dataset: Dataset): Generator<string> {
  for (const { id, title, start, parts } of dataset.events) {
    const comics = parts
      .flatMap(({ comics: positions }) => positions)
      .map((position) => titleOf(dataset.comics[position] as ComicRecord, dataset))
    yield JSON.stringify({ id, title, startYear: Number(start.slice(0, 4)), comics })
  }
}

function* creatorLines({ creators }: Dataset): Generator<string> {
  for (const { id, fullName, otherIds } of creators) {
    yield JSON.stringify({ id, name: fullName })
    const others = otherIds.filter((other) => isOfOriginal(other) && !STUDIO.test(other.name))
    for (const other of others) {
      yield JSON.stringify({ id: other.id, name: other.name, sameAs: id })
    }
  }
}

function titleOf({ series, number }: ComicRecord, dataset: Dataset): string {
  return `${seriesName(dataset.series[series] as SeriesRecord)} #${number}`
}
