import { join } from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { type PicturedKind, Pictures } from '#art/pictures.ts'
import { Catalogue } from '#catalogue/index/catalogue.ts'
import { loadCatalogue } from '#catalogue/load/load-catalogue.ts'
import { buildDataFolder } from '#catalogue/testing/data-folder.ts'
import { SMALL_CATALOGUE } from '#catalogue/testing/small-catalogue.ts'
import { onCleanUp, shareInFile } from '#scripts/testing/clean-up.ts'
import { buildTemporaryFolder } from '../../testing/build-test-app.ts'
import { type Drawing, etagOf } from './bitmap.ts'
import { BitmapFiles } from './bitmap-files.ts'
import { KeptBitmaps } from './kept-bitmaps.ts'
import { prepareBitmaps } from './prepare-bitmaps.ts'
import { Raster } from './raster.ts'

const sharePictures = shareInFile(
  async () => new Pictures(new Catalogue(loadCatalogue(buildDataFolder(SMALL_CATALOGUE)))),
)
const RECORDS: { kind: PicturedKind; id: number }[] = [
  { kind: 'characters', id: 1009610 },
  { kind: 'series', id: 1987 },
  { kind: 'events', id: 5001 },
]

async function drawings(): Promise<Drawing[]> {
  const pictures = await sharePictures()
  return RECORDS.map(({ kind, id }) => {
    const svg = pictures.picture(kind, id) ?? ''
    return { svg, etag: etagOf(svg), format: 'jpg' }
  })
}

function buildDrawing(): Drawing {
  return { svg: '', etag: 'asked for', format: 'png' }
}

interface PartOptions {
  folder?: string
  maxBytes?: number
  draw?: (drawing: Drawing) => Promise<Buffer>
}

/** What a preparation uses, and a log that both of its levels share. */
function buildParts({
  folder = join(buildTemporaryFolder(), 'pictures'),
  maxBytes = 1_000_000,
  draw = async ({ etag }) => Buffer.from(etag),
}: PartOptions = {}) {
  const drawn: string[] = []
  const lines: unknown[] = []
  const log = {
    info: (...words: unknown[]) => void lines.push(words.join()),
    warn: (...words: unknown[]) => void lines.push(words),
  }
  const raster = new Raster({
    draw: (drawing) => {
      drawn.push(drawing.etag)
      return draw(drawing)
    },
  })
  const files = new BitmapFiles({ folder, maxBytes, log })
  const bitmaps = new KeptBitmaps(raster, files)
  const prepare = (records = RECORDS, delayMs = 0, load = sharePictures) => {
    const times = { delayMs, pauseMs: 2 }
    const stop = prepareBitmaps({
      records: () => records,
      load,
      raster,
      files,
      bitmaps,
      log,
      times,
    })
    onCleanUp(stop)
    return stop
  }
  onCleanUp(() => files.close())
  return { folder, drawn, lines, raster, files, bitmaps, prepare }
}

const ENDED = /ended with/
/** Against hanging only. */
const WAIT = { timeout: 60_000 }
const untilEnded = (lines: unknown[]) => expect.poll(() => lines.at(-1), WAIT).toMatch(ENDED)

test('makes what is not on disk, tells its progress, and then has nothing to do', async () => {
  const { folder, drawn, lines, prepare, bitmaps } = buildParts()
  const all = await drawings()
  const [first = buildDrawing()] = all
  await bitmaps.prepare(first)
  prepare()
  await untilEnded(lines)
  expect(drawn).toEqual(all.map(({ etag }) => etag))
  expect(lines).toEqual([
    'pictures of the best known: 2 will be made in idle time',
    'pictures of the best known: ended with 2 of 2 made',
  ])
  const next = buildParts({ folder })
  next.prepare()
  for (const drawing of all) {
    expect((await next.bitmaps.find(drawing))?.toString()).toBe(drawing.etag)
  }
  await next.files.tidy()
  expect(next.lines).toEqual([])
  expect(next.drawn).toEqual([])
})

test('waits while anybody asks for bitmaps, and makes none that are being made twice', async () => {
  const finish: (() => void)[] = []
  const draw = ({ etag }: Drawing) =>
    new Promise<Buffer>((resolve) => finish.push(() => resolve(Buffer.from(etag))))
  const { drawn, lines, raster, bitmaps, prepare } = buildParts({ draw })
  const asked = bitmaps.render(buildDrawing())
  prepare()
  await expect.poll(() => lines, WAIT).toHaveLength(1)
  expect(raster.idle).toBe(false)
  expect(drawn).toEqual(['asked for'])
  finish.shift()?.()
  await asked
  await expect.poll(() => drawn, WAIT).toHaveLength(2)
  // Somebody asks for the one that is being made.
  const [first = buildDrawing()] = await drawings()
  const same = bitmaps.render(first)
  finish.shift()?.()
  expect((await same).toString()).toBe(drawn[1])
  await expect.poll(() => drawn, WAIT).toHaveLength(3)
  finish.shift()?.()
  await expect.poll(() => drawn, WAIT).toHaveLength(4)
  finish.shift()?.()
  await untilEnded(lines)
  expect(new Set(drawn).size).toBe(4)
})

test('tells each hundred', async () => {
  const { lines, prepare } = buildParts()
  prepare(
    Array.from({ length: 101 }, () => RECORDS)
      .flat()
      .slice(0, 101),
  )
  await untilEnded(lines)
  expect(lines.slice(1)).toEqual([
    'pictures of the best known: 100 of 101 made',
    'pictures of the best known: ended with 101 of 101 made',
  ])
})

test('leaves a busy thread alone', async () => {
  const { drawn, lines, prepare } = buildParts()
  await sharePictures()
  prepare()
  // No turn of the event loop has anything to wait for.
  for (const end = Date.now() + 200; Date.now() < end; ) await nextTurn()
  expect([lines, drawn]).toEqual([[], []])
  await untilEnded(lines)
  expect(drawn).toHaveLength(3)
})

test('loads nothing where there is nothing to make', async () => {
  const { lines, prepare } = buildParts()
  prepare([], 0, () => expect.unreachable('The drawing code is loaded.'))
  // Takes longer.
  prepare()
  await untilEnded(lines)
  expect(lines).toHaveLength(2)
})

test('does not push out what was asked for, and says why it ends', async () => {
  const { lines, prepare, drawn } = buildParts({ maxBytes: 3 * 4096 })
  prepare()
  await untilEnded(lines)
  expect(drawn).toHaveLength(2)
  expect(lines.at(-1)).toBe(
    'pictures of the best known: ended with 2 of 3 made, since half of PICTURE_CACHE_MB is in use',
  )
})

test('ends at the first that cannot be kept', async () => {
  const { lines, prepare, drawn } = buildParts({ folder: join(import.meta.filename, 'pictures') })
  prepare()
  await untilEnded(lines)
  expect(drawn).toHaveLength(1)
  expect(lines).toHaveLength(3)
})

test('ends at the first that cannot be made, in words', async () => {
  const draw = async () => {
    throw new Error('no worker')
  }
  const { lines, prepare, drawn } = buildParts({ draw })
  prepare()
  await expect
    .poll(() => lines.at(-1), WAIT)
    .toEqual([
      { reason: 'Error: no worker' },
      'pictures are made when they are asked for, and not before',
    ])
  expect(drawn).toHaveLength(1)
})

test('ends at once with the server, in silence', async () => {
  const { lines, prepare, raster } = buildParts({
    draw: () => new Promise((_, reject) => ending.promise.catch(reject)),
  })
  const ending = Promise.withResolvers<void>()
  const stopEarly = prepare(RECORDS, 60_000)
  stopEarly()
  const stop = prepare()
  await expect.poll(() => raster.idle, WAIT).toBe(false)
  stop()
  ending.reject(new Error('closed'))
  await expect.poll(() => raster.idle, WAIT).toBe(true)
  expect(lines).toEqual(['pictures of the best known: 3 will be made in idle time'])
})
