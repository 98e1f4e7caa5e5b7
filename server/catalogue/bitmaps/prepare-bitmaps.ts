import { performance } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import type { PicturedKind, Pictures } from '#art/pictures.ts'
import { type Drawing, etagOf } from './bitmap.ts'
import type { BitmapFiles } from './bitmap-files.ts'
import type { KeptBitmaps } from './kept-bitmaps.ts'
import type { Raster } from './raster.ts'

/** After a start there is better to do. */
const DELAY_MS = 30_000
/** Between two pictures; the server is idle if its thread was so for most of that time. */
const PAUSE_MS = 100
const BUSY_SHARE = 0.5
/** After so many drawings were looked for on disk, the server must be idle again. */
const CHECKED = 25
/** How many pictures a progress line in the log is about. */
const LOGGED = 100

export interface PreparationTimes {
  delayMs?: number
  pauseMs?: number
}

interface Preparation {
  records: () => { kind: PicturedKind; id: number }[]
  load: () => Promise<Pictures>
  raster: Pick<Raster, 'idle'>
  files: Pick<BitmapFiles, 'hasSpareRoom' | 'tidy'>
  bitmaps: KeptBitmaps
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>
  times?: PreparationTimes
}

/**
 * Makes the bitmaps that will be asked for first and are not on disk, one at a time and only while
 * the server is idle. Returns what stops it.
 */
export function prepareBitmaps(preparation: Preparation): () => void {
  const ending = new AbortController()
  run(preparation, ending.signal).catch((error: unknown) => {
    if (ending.signal.aborted) return
    const reason = String(error)
    preparation.log.warn({ reason }, 'pictures are made when they are asked for, and not before')
  })
  return () => ending.abort()
}

async function run(preparation: Preparation, signal: AbortSignal): Promise<void> {
  const { files, bitmaps, raster } = preparation
  const { delayMs = DELAY_MS, pauseMs = PAUSE_MS } = preparation.times ?? {}
  await sleep(delayMs, undefined, { signal, ref: false })
  await files.tidy()
  const rest = () => untilIdle(pauseMs, signal)
  const missing: (() => Drawing)[] = []
  for (const [place, draw] of (await drawingsOf(preparation, rest)).entries()) {
    if (place % CHECKED === 0) await rest()
    else await sleep(0, undefined, { signal, ref: false })
    if (!(await bitmaps.isOnDisk(draw()))) missing.push(draw)
  }
  if (missing.length > 0)
    await makeAll(missing, preparation, () => untilIdle(pauseMs, signal, () => raster.idle))
}

async function makeAll(
  missing: (() => Drawing)[],
  { files, bitmaps, log }: Preparation,
  rest: () => Promise<void>,
): Promise<void> {
  log.info(`pictures of the best known: ${missing.length} will be made in idle time`)
  let made = 0
  for (const draw of missing) {
    if (!files.hasSpareRoom) break
    await rest()
    if (!(await bitmaps.prepare(draw()))) break
    made += 1
    if (made % LOGGED === 0)
      log.info(`pictures of the best known: ${made} of ${missing.length} made`)
  }
  const isFull = made < missing.length && !files.hasSpareRoom
  const reason = isFull ? ', since half of PICTURE_CACHE_MB is in use' : ''
  log.info(`pictures of the best known: ended with ${made} of ${missing.length} made${reason}`)
}

/** Functions, since 500 drawings would take 10 MB. */
async function drawingsOf({ records, load }: Preparation, rest: () => Promise<void>) {
  await rest()
  const wanted = records()
  if (wanted.length === 0) return []
  await rest()
  const pictures = await load()
  return wanted.map(({ kind, id }) => (): Drawing => {
    const svg = pictures.picture(kind, id) ?? ''
    // The address that most clients make: the path of a thumbnail and its extension.
    return { svg, etag: etagOf(svg), format: 'jpg' }
  })
}

async function untilIdle(
  pauseMs: number,
  signal: AbortSignal,
  isFree: () => boolean = () => true,
): Promise<void> {
  for (;;) {
    const before = performance.eventLoopUtilization()
    await sleep(pauseMs, undefined, { signal, ref: false })
    const { utilization } = performance.eventLoopUtilization(before)
    if (utilization < BUSY_SHARE && isFree()) return
  }
}
