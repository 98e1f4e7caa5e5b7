import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import { Pictures } from '#art/pictures.ts'
import { Catalogue } from '#catalogue/index/catalogue.ts'
import { loadCatalogue } from '#catalogue/load/load-catalogue.ts'
import {
  BITMAP_FORMATS,
  type BitmapFormat,
  type Drawing,
  etagOf,
} from '#server/catalogue/bitmaps/bitmap.ts'
import { BitmapFiles } from '#server/catalogue/bitmaps/bitmap-files.ts'
import { KeptBitmaps } from '#server/catalogue/bitmaps/kept-bitmaps.ts'
import { Raster } from '#server/catalogue/bitmaps/raster.ts'
import { type Bench, type Figure, median, medianFigure } from './figure.ts'

const PASSES = 5
const BITMAPS = 40
/** Of formats other than that of the wire. */
const OTHERS = 6
/** As many as the server draws at once. */
const LANES = 2

export const bitmaps: Bench = {
  name: 'bitmaps',
  conditions: [
    `The shipped catalogue in this process, without HTTP: whole pictures of ${BITMAPS} comics, 600 pixels wide, others in each of ${PASSES} passes, from the call that draws the SVG to the bytes. "Cold" is the first of a pass, which starts its worker. Files come from the page cache of the system. One at a time, but for the longest block.`,
    `The longest block is the greatest delay of the event loop (monitorEventLoopDelay, 1 ms) while ${BITMAPS} are made ${LANES} at a time, from the start of the workers to the last file on disk: everything that the server's own thread does for them is in it.`,
  ],
  run: async () => {
    const folder = mkdtempSync(join(tmpdir(), 'spinner-rack-bench-'))
    try {
      return await measure(folder)
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  },
}

type Times = Record<'cold' | 'made' | 'disk' | 'memory' | 'block' | BitmapFormat, number[]>

async function measure(folder: string): Promise<Figure[]> {
  const draw = openCatalogue()
  const values: Times = {
    ...{ cold: [], made: [], disk: [], memory: [], block: [] },
    ...{ jpg: [], png: [], webp: [], avif: [] },
  }
  for (let pass = 0; pass < PASSES; pass += 1) {
    const first = pass * BITMAPS * 2
    await measureOneByOne(folder, (place, format) => draw(first + place, format), values)
    values.block.push(await longestBlock(folder, (place) => draw(first + BITMAPS + place, 'jpg')))
  }
  const ms = (what: string, times: number[], digits = 0) =>
    medianFigure({ what, values: times, unit: ' ms', digits })
  return [
    ms('a JPEG, cold', values.cold),
    ms('a JPEG, made by a worker that runs', values.made),
    ms('a JPEG from disk', values.disk, 2),
    ms('a JPEG from memory', values.memory, 2),
    ...(['png', 'webp', 'avif'] as const).map((format) => ms(`as ${format}`, values[format])),
    medianFigure({
      what: `longest block of the thread while ${BITMAPS} are made`,
      values: values.block,
      unit: ' ms',
      atMost: 50,
    }),
  ]
}

/** Drawings by the place of their comic, spread over all. */
function openCatalogue() {
  const catalogue = new Catalogue(loadCatalogue(join(import.meta.dirname, '../catalogue/data')))
  const pictures = new Pictures(catalogue)
  const step = catalogue.comics.length / (PASSES * BITMAPS * 2)
  return (place: number, format: BitmapFormat): Drawing => {
    const svg = pictures.picture('comics', catalogue.comics[Math.floor(place * step)]?.id ?? 0)
    if (svg === undefined) throw new Error('There is no such comic.')
    return { svg, etag: etagOf(svg), format }
  }
}

function openBitmaps(folder: string) {
  const raster = new Raster()
  const log = { warn: (reason: unknown) => fail(reason) }
  const files = new BitmapFiles({ folder, maxBytes: 1e9, log })
  const kept = new KeptBitmaps(raster, files)
  return { kept, close: () => Promise.all([raster.close(), files.close()]) }
}

async function measureOneByOne(
  folder: string,
  draw: (place: number, format: BitmapFormat) => Drawing,
  values: Times,
): Promise<void> {
  const { kept, close } = openBitmaps(folder)
  const made: number[] = []
  for (let place = 0; place < BITMAPS; place += 1) {
    made.push(await timeOf(() => kept.prepare(draw(place, 'jpg'))))
  }
  const [cold = 0, ...warm] = made
  values.cold.push(cold)
  values.made.push(median(warm))
  for (const format of Object.keys(BITMAP_FORMATS) as BitmapFormat[]) {
    if (format === 'jpg') continue
    const times: number[] = []
    for (let place = 0; place < OTHERS; place += 1) {
      times.push(await timeOf(() => kept.prepare(draw(place, format))))
    }
    values[format].push(median(times))
  }
  await close()
  const next = openBitmaps(folder)
  for (const source of ['disk', 'memory'] as const) {
    const times: number[] = []
    for (let place = 0; place < BITMAPS; place += 1) {
      times.push(await timeOf(async () => (await next.kept.find(draw(place, 'jpg'))) ?? fail()))
    }
    values[source].push(median(times))
  }
  await next.close()
}

async function longestBlock(folder: string, draw: (place: number) => Drawing): Promise<number> {
  const { kept, close } = openBitmaps(folder)
  const delay = monitorEventLoopDelay({ resolution: 1 })
  delay.enable()
  // It measures from its first tick on, and the start of the workers is to be in it.
  await sleep(50)
  const places = Array.from({ length: BITMAPS }, (_, place) => place).values()
  const lane = async () => {
    for (const place of places) await kept.prepare(draw(place))
  }
  await Promise.all(Array.from({ length: LANES }, lane))
  delay.disable()
  await close()
  return delay.max / 1e6
}

async function timeOf(task: () => Promise<unknown>): Promise<number> {
  const began = performance.now()
  await task()
  return performance.now() - began
}

function fail(reason: unknown = 'A bitmap is not there.'): never {
  throw new Error(JSON.stringify(reason))
}
