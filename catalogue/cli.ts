/** `npm run catalogue -- check [--all] [FOLDER…]`, `… export DIRECTORY [FOLDER…]`, `… sheet [FILE]`, `… portraits DIRECTORY`, `… match [--json] FILE.cbl…`, `… number FOLDER`, `… import …`, `… mirror DIRECTORY` */
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { delimiter, join, resolve } from 'node:path'
import { SubjectsError } from '#art/covers/load-subjects.ts'
import { knownSubjects } from '#art/covers/subjects.ts'
import { knownLooks } from '#art/looks/known.ts'
import { LooksError } from '#art/looks/load-looks.ts'
import { Pictures } from '#art/pictures.ts'
import { bestKnown } from '#art/report/best-known.ts'
import { findSamePictures } from '#art/report/same-pictures.ts'
import { sheetOf } from '#art/report/sheet.ts'
import { MIRROR_USAGE } from '#server/catalogue/mirror/mirror-arguments.ts'
import { IMPORT_USAGE, importCommand } from './import/import-command.ts'
import { Catalogue } from './index/catalogue.ts'
import { CatalogueError } from './load/faults.ts'
import { LAYER_FILE } from './load/layers.ts'
import { loadCatalogue } from './load/load-catalogue.ts'
import type { Dataset } from './load/records.ts'
import { checkAliases } from './match/aliases.ts'
import { describeMatches, matchLists } from './match/match-lists.ts'
import { numberFolder } from './number/number-folder.ts'
import { findContradictions } from './report/contradictions.ts'
import { exportLines } from './report/export-lines.ts'
import { summarise } from './report/summary.ts'

const shipped = join(import.meta.dirname, 'data')
/** As many as a reader may be expected to know by sight. */
const BEST_KNOWN = 300
const [command = '', ...args] = process.argv.slice(2)
/** Commands that read their own arguments, and can be interrupted. */
const LONG = new Map([
  ['import', importFiles],
  ['mirror', mirror],
])

process.exitCode = await run()

function run(): number | Promise<number> {
  const [first, ...others] = args
  if (command === 'check') {
    return withCatalogue(
      args.filter((arg) => arg !== '--all'),
      check,
    )
  }
  if (command === 'export' && first !== undefined) {
    return withCatalogue(others, (dataset) => writeExport(dataset, first))
  }
  if (command === 'sheet') return withCatalogue([], (data) => writeSheet(data, first))
  if (command === 'portraits' && first !== undefined) {
    return withCatalogue([], (data) => writePortraits(data, first))
  }
  if (command === 'number' && first !== undefined) return number(first)
  const long = LONG.get(command)
  if (long !== undefined) return long()
  const files = args.filter((arg) => arg !== '--json')
  if (command === 'match' && files.length > 0) {
    const missing = files.filter((file) => !statSync(file, { throwIfNoEntry: false })?.isFile())
    for (const file of missing) console.error(`${file} is not a file.`)
    return missing.length > 0 ? 1 : withCatalogue([], (data) => matchFiles(data, files))
  }
  console.error('Usage: npm run catalogue -- check [--all] [FOLDER…]')
  console.error('       npm run catalogue -- export DIRECTORY [FOLDER…]')
  console.error('       npm run catalogue -- sheet [FILE]')
  console.error('       npm run catalogue -- portraits DIRECTORY')
  console.error('       npm run catalogue -- match [--json] FILE.cbl…')
  console.error(`       npm run catalogue -- ${IMPORT_USAGE}`)
  console.error(`       npm run catalogue -- ${MIRROR_USAGE}`)
  console.error('       npm run catalogue -- number FOLDER')
  return 2
}

interface Folders {
  /** The facts at the bottom. */
  folder: string
  layers: string[]
}

/** Without folders those of the server; otherwise layers over the shipped facts, or over a whole catalogue. */
function foldersOf(given: string[]): Folders {
  const [first, ...others] = given
  if (first === undefined) return { folder: shipped, layers: configuredLayers() }
  return isLayer(first) ? { folder: shipped, layers: given } : { folder: first, layers: others }
}

function configuredLayers(): string[] {
  return (process.env.CATALOGUE_LAYERS ?? '').split(delimiter).filter(Boolean)
}

function isLayer(folder: string): boolean {
  return existsSync(join(folder, LAYER_FILE))
}

function withCatalogue(
  given: string[],
  use: (dataset: Dataset, folders: Folders) => number,
): number {
  try {
    const folders = foldersOf(given)
    return use(loadCatalogue(folders.folder, folders.layers), folders)
  } catch (error) {
    console.error(isOfData(error) ? error.faults.join('\n') : error)
    return 1
  }
}

function isOfData(error: unknown): error is CatalogueError | LooksError | SubjectsError {
  const kinds = [CatalogueError, LooksError, SubjectsError]
  return kinds.some((kind) => error instanceof kind)
}

function check(dataset: Dataset, { folder, layers }: Folders): number {
  console.log(summarise(dataset, { all: args.includes('--all') }).join('\n'))
  knownLooks()
  knownSubjects()
  checkAliases(folder, dataset)
  const contradictions = findContradictions(dataset, folder, layers)
  // The catalogue takes ownership of the dataset.
  const catalogue = new Catalogue(dataset)
  const pictures = new Pictures(catalogue)
  const twins = findSamePictures(catalogue, (kind, id) => pictures.picture(kind, id))
  const faults = [...contradictions, ...twins]
  if (faults.length > 0) console.error(`\n${faults.join('\n')}`)
  return faults.length > 0 ? 1 : 0
}

/** A layer takes no id of what it is laid over, nor of the server's other layers. */
function number(folder: string): number {
  const others = [shipped, ...configuredLayers()].filter((one) => resolve(one) !== resolve(folder))
  const { comics, stories } = numberFolder(folder, isLayer(folder) ? others : [])
  console.log(`${comics} comics and ${stories} first stories have an id now.`)
  return 0
}

function writeExport(dataset: Dataset, directory: string): number {
  mkdirSync(directory, { recursive: true })
  for (const [file, lines] of exportLines(dataset)) {
    const text = [...lines].join('\n')
    writeFileSync(join(directory, file), text === '' ? '' : `${text}\n`)
  }
  return 0
}

function writeSheet(dataset: Dataset, file = 'sheet.html'): number {
  const catalogue = new Catalogue(dataset)
  writeFileSync(file, sheetOf(catalogue, new Pictures(catalogue)))
  console.log(`${file} is written.`)
  return 0
}

/** A file for each of the best known, whose names are in the order of how well known they are. */
function writePortraits(dataset: Dataset, directory: string): number {
  const catalogue = new Catalogue(dataset)
  const pictures = new Pictures(catalogue)
  const comics = catalogue.relation('characters', 'comics')
  const people = bestKnown(catalogue.characters, (record) => comics.of(record).length, BEST_KNOWN)
  mkdirSync(directory, { recursive: true })
  for (const [place, { id }] of people.entries()) {
    const file = join(directory, `${String(place + 1).padStart(3, '0')}.svg`)
    writeFileSync(file, pictures.picture('characters', id) ?? '')
  }
  return 0
}

/** What reading lists of others name, found here; those of them that are not found are told with their line. */
function matchFiles(dataset: Dataset, names: string[]): number {
  const files = names.map((file) => ({ file, bytes: readFileSync(file) }))
  const report = matchLists(new Catalogue(dataset), files)
  if (args.includes('--json')) console.log(JSON.stringify(report))
  else for (const line of describeMatches(report)) console.log(line)
  return report.files.some(({ fault }) => fault !== undefined) ? 1 : 0
}

/** Ctrl+C keeps what has been read; the same call goes on from there. */
async function importFiles(): Promise<number> {
  const signal = interrupted()
  try {
    const catalogue = process.env.CATALOGUE_DATA || shipped
    return await importCommand(
      args,
      { catalogue, layers: configuredLayers() },
      {
        print: (line) => console.log(line),
        tell: (line) => console.error(line),
        isTerminal: process.stderr.isTTY === true,
        signal,
      },
    )
  } catch (error) {
    console.error(isOfData(error) ? error.faults.join('\n') : error)
    return 1
  }
}

/** The wire as files, with the variables of the server. The drawing code and its workers are loaded for this command alone. */
async function mirror(): Promise<number> {
  const { mirrorCommand } = await import('#server/catalogue/mirror/mirror-command.ts')
  return mirrorCommand(args, process.env, {
    print: (line) => console.log(line),
    tell: (line) => console.error(line),
    redraw: process.stderr.isTTY ? redraw : undefined,
    now: () => performance.now(),
    signal: interrupted(),
  })
}

function redraw(line: string): void {
  process.stderr.write(`\r\x1b[K${line}`)
}

/**
 * Ctrl+C and a supervisor's end stop a command between two of its steps. Only the first counts: of Ctrl+C
 * the terminal sends one, and the launcher another.
 */
function interrupted(): AbortSignal {
  const stop = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stop.abort())
  return stop.signal
}
