import { mkdirSync, rmSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { loadCatalogue } from '../load/load-catalogue.ts'
import type { Dataset } from '../load/records.ts'
import { checkFolder, checkName, PROGRESS_FILE } from './check-folder.ts'
import type { ImportContext } from './context.ts'
import { fileStamp } from './file-stamp.ts'
import { givenIds } from './given-ids.ts'
import { IdPool } from './id-pool.ts'
import type { Layer } from './layer.ts'
import { orderRuns } from './order-run.ts'
import { People } from './people.ts'
import { readHeading } from './read-heading.ts'
import { readLayer } from './read-layer.ts'
import type { ImportSource } from './record.ts'
import { ImportRefusal } from './refusal.ts'
import { Report } from './report.ts'
import { resolveComics } from './resolve-comics.ts'
import { resolveEvents } from './resolve-events.ts'
import { resolvePeople } from './resolve-people.ts'
import { claimKnownSeries, findNamedSeries, linkSeries, resolveSeries } from './resolve-series.ts'
import { resolveCollections, resolveNamedComics } from './resolve-ties.ts'
import { safeText } from './safe-text.ts'
import { FIRST_OTHER, namesBelow, Shelf } from './shelf.ts'
import { Staging } from './staging.ts'
import { writeLayer } from './write-layer.ts'

export interface ImportRequest {
  source: ImportSource
  files: readonly string[]
  /** The folder of the layer. */
  into: string
  /** The facts at the bottom, over which the layer is laid. */
  catalogue: string
  /** Layers between them, in order. */
  over?: readonly string[] | undefined
  /** Other layers that are loaded with it: their ids are not given again. */
  beside?: readonly string[] | undefined
  today: string
  publisher?: string | undefined
  dryRun?: boolean | undefined
  /** Stops after what has been read by then, to go on later. */
  signal?: AbortSignal | undefined
  onProgress?: ((progress: number) => void) | undefined
  /** Told a line that the caller should know of before the import is done. */
  onNotice?: ((line: string) => void) | undefined
}

const REPORT_FILE = 'report.txt'

/** Reads the source to its end, then matches and writes. Undefined if it was stopped before. */
export async function runImport(request: ImportRequest): Promise<Report | undefined> {
  const { into, dryRun = false } = request
  const [name = '', licence = '', origin = ''] = headingOf(request)
  checkFolder(into, licence, origin)
  checkName(name, into, [...(request.over ?? []), ...(request.beside ?? [])])
  if (!dryRun) mkdirSync(into, { recursive: true })
  const file = join(into, PROGRESS_FILE)
  const staging = openStaging(dryRun ? undefined : file, request)
  try {
    if (!(await readSource(staging, request))) return undefined
    const report = new Report(dryRun ? undefined : join(into, REPORT_FILE))
    const layer = writeFacts(staging, report, request)
    if (!dryRun) writeLayer(into, layer, headingOf(request))
    report.finish()
    staging.close()
    if (!dryRun) for (const name of [file, `${file}-journal`]) rmSync(name, { force: true })
    return report
  } finally {
    staging.close()
  }
}

/** An import of something else that was stopped in the same folder must not be mixed with this one. */
function openStaging(file: string | undefined, request: ImportRequest): Staging {
  const { source, files, publisher = '' } = request
  const call = JSON.stringify([source.name, source.origin, files, publisher])
  let staging: Staging
  try {
    staging = new Staging(file)
  } catch (error) {
    throw new ImportRefusal(
      `${file} cannot be opened: another import is writing there, or it is no file of ours.`,
      { cause: error },
    )
  }
  const before = staging.meta('call')
  if (before !== undefined && before !== call) {
    staging.close()
    throw new ImportRefusal(
      `${file} holds an import that was stopped: ${before}. Go on with it, or delete that file.`,
    )
  }
  const stamps = JSON.stringify(files.map(fileStamp))
  if (before !== undefined && staging.meta('stamps') !== stamps) {
    request.onNotice?.('A file was replaced since the import was stopped: it begins anew.')
    staging.clear()
  }
  staging.setMeta('call', call)
  staging.setMeta('stamps', stamps)
  return staging
}

/** Whether it came to the end. */
async function readSource(staging: Staging, request: ImportRequest): Promise<boolean> {
  const { source, files, publisher, signal, onProgress } = request
  const folder = request.dryRun ? undefined : request.into
  if (staging.meta('read') === 'all') return true
  const resumeAt = staging.meta('position')
  let position = resumeAt ?? ''
  try {
    const options = { publisher, resumeAt, folder, signal, onPreparing: onProgress }
    for await (const read of source.read(files, options)) {
      staging.add(read)
      position = read.position
      onProgress?.(read.progress)
      if (signal?.aborted) return false
    }
  } finally {
    // Also when the source fails: a service that is away can be asked again.
    staging.commit(position)
  }
  if (signal?.aborted) return false
  staging.setMeta('read', 'all')
  staging.commit(position)
  return true
}

function writeFacts(staging: Staging, report: Report, request: ImportRequest): Layer {
  const dataset = loadCatalogue(request.catalogue, request.over)
  const below = namesBelow(dataset)
  const layer = readLayer(request.into, (name) => below.get(name))
  const beside = (request.beside ?? []).map(readBeside)
  const shelf = new Shelf(dataset, layer, beside)
  nameRuns(layer, shelf)
  const source = request.source.name
  const people = (kind: 'character' | 'creator') => {
    const ids = new IdPool(FIRST_OTHER)
    for (const other of beside) ids.takeAll(givenIds(other, kind))
    return new People(kind, source, layer, ids, report)
  }
  const context: ImportContext = {
    source,
    today: request.today,
    staging,
    layer,
    beside,
    shelf,
    report,
    characters: people('character'),
    creators: people('creator'),
    claimed: new Set(),
  }
  knowPeople(context, dataset)
  staging.forgetResolved()
  for (const fault of staging.faults()) report.add('not understood', fault, safeText(fault.why))
  resolvePeople(context)
  resolveShelves(context)
  resolveNamedComics(context)
  resolveCollections(context)
  linkSeries(context)
  orderRuns(context)
  resolveEvents(context, dataset)
  return layer
}

/** Whatever series its lines go on with: here it matters only that they are different ones. */
function readBeside(folder: string): Layer {
  const places = new Map<string, number>()
  return readLayer(folder, (name) => {
    const place = places.get(name) ?? -1 - places.size
    places.set(name, place)
    return place
  })
}

function knowPeople({ characters, creators, layer }: ImportContext, dataset: Dataset): void {
  for (const { id, name, otherIds, aliases } of dataset.characters) {
    characters.know(id, name, otherIds, aliases)
  }
  for (const [id, [, name = '']] of layer.characters) characters.know(id, name, [], [])
  for (const { id, fullName, otherIds } of dataset.creators) {
    creators.know(id, fullName, otherIds, [])
  }
  for (const [id, fields] of layer.creators) {
    creators.know(id, fields.slice(1, 5).filter(Boolean).join(' '), [], [])
  }
}

/** Runs of series below the layer have their titles from there. */
function nameRuns(layer: Layer, shelf: Shelf): void {
  for (const run of layer.runs.values()) {
    if (run.heading === undefined) run.title = shelf.findSeries(run.series)?.title ?? ''
  }
}

function resolveShelves(context: ImportContext): void {
  const { staging, report } = context
  claimKnownSeries(context)
  for (const series of staging.all('series')) {
    const comics = staging.comicsOf(series.key)
    const formats = comics.map(({ format = '' }) => format)
    const known = resolveSeries(context, series, formats)
    if (known !== undefined) resolveComics(context, known, comics)
    else
      for (const comic of comics) report.add('unsure', comic, `comic ${comic.key}: its series is`)
  }
  for (const name of staging.unstatedSeries()) {
    const known = findNamedSeries(context, name)
    const comics = staging.comicsOf(name)
    if (known !== undefined) resolveComics(context, known, comics)
    else {
      for (const comic of comics) {
        report.add(
          'not understood',
          comic,
          `comic ${comic.key}: there is no series ${safeText(name)}`,
        )
      }
    }
  }
}

/** Called after its folder, until somebody calls it otherwise. */
function headingOf({ into, source, today }: ImportRequest): string[] {
  const name = basename(resolve(into))
    .replace(/[^\w.-]+/g, '-')
    .slice(0, 40)
  const known = readHeading(into)?.name
  return [known || name, safeText(source.licence), safeText(source.origin), today]
}
