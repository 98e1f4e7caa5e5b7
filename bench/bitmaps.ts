import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import { Pictures } from '#art/pictures.ts'
import { Catalogue } from '#catalogue/index/catalogue.ts'
import { loadCatalogue } from '#catalogue/load/load-catalogue.ts'
import { type BitmapFormat, EXTENSIONS, openBitmaps } from '#server/testing/open-bitmaps.ts'
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
type Draw = (place: number) => string

async function measure(folder: string): Promise<Figure[]> {
  const draw = openCatalogue()
  const values: Times = {
    ...{ cold: [], made: [], disk: [], memory: [], block: [] },
    ...{ jpg: [], png: [], webp: [], avif: [] },
  }
  for (let pass = 0; pass < PASSES; pass += 1) {
    const first = pass * BITMAPS * 2
    await measureOneByOne(folder, (place) => draw(first + place), values)
    values.block.push(await longestBlock(folder, (place) => draw(first + BITMAPS + place)))
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
function openCatalogue(): Draw {
  const catalogue = new Catalogue(loadCatalogue(join(import.meta.dirname, '../catalogue/data')))
  const pictures = new Pictures(catalogue)
  const step = catalogue.comics.length / (PASSES * BITMAPS * 2)
  return (place) => {
    const svg = pictures.picture('comics', catalogue.comics[Math.floor(place * step)]?.id ?? 0)
    return svg ?? fail('There is no such comic.')
  }
}

async function measureOneByOne(folder: string, draw: Draw, values: Times): Promise<void> {
  const bitmaps = openBitmaps(folder)
  for (const format of EXTENSIONS) {
    const count = format === 'jpg' ? BITMAPS : OTHERS
    const [cold = 0, ...warm] = await timesOf(count, (place) => bitmaps.make(draw(place), format))
    // The first of all has started the worker.
    if (format === 'jpg') values.cold.push(cold)
    values[format === 'jpg' ? 'made' : format].push(median(warm))
  }
  await bitmaps.close()
  const next = openBitmaps(folder)
  for (const source of ['disk', 'memory'] as const) {
    const find = async (place: number) =>
      (await next.find(draw(place), 'jpg')) ?? fail(`A bitmap is not in the ${source}.`)
    values[source].push(median(await timesOf(BITMAPS, find)))
  }
  await next.close()
}

async function longestBlock(folder: string, draw: Draw): Promise<number> {
  const bitmaps = openBitmaps(folder)
  const delay = monitorEventLoopDelay({ resolution: 1 })
  delay.enable()
  // It measures from its first tick on, and the start of the workers is to be in it.
  await sleep(50)
  const places = Array.from({ length: BITMAPS }, (_, place) => place).values()
  const lane = async () => {
    for (const place of places) await bitmaps.make(draw(place), 'jpg')
  }
  await Promise.all(Array.from({ length: LANES }, lane))
  delay.disable()
  await bitmaps.close()
  return delay.max / 1e6
}

async function timesOf(
  count: number,
  task: (place: number) => Promise<unknown>,
): Promise<number[]> {
  const times: number[] = []
  for (let place = 0; place < count; place += 1) {
    const began = performance.now()
    await task(place)
    times.push(performance.now() - began)
  }
  return times
}

function fail(reason: string): never {
  throw new Error(reason)
}
