import { fastify } from 'fastify'
import { describe, expect, test } from 'vitest'
import { Catalogue } from '#catalogue/index/catalogue.ts'
import { loadCatalogue } from '#catalogue/load/load-catalogue.ts'
import { buildDataFolder } from '#catalogue/testing/data-folder.ts'
import { SMALL_CATALOGUE } from '#catalogue/testing/small-catalogue.ts'
import { onCleanUp } from '#scripts/testing/clean-up.ts'
import { createCallerNetwork } from '../http/caller-address.ts'
import { errorAnswers } from '../plugins/error-answers.ts'
import { buildTemporaryFolder } from '../testing/build-test-app.ts'
import type { Drawing } from './bitmaps/bitmap.ts'
import { BitmapFiles } from './bitmaps/bitmap-files.ts'
import { KeptBitmaps } from './bitmaps/kept-bitmaps.ts'
import { Raster } from './bitmaps/raster.ts'
import { pictureRoutes } from './picture-routes.ts'

const CHARACTER = '/pictures/characters/1009610'
const BITMAPS = ['portrait_small', 'portrait_medium', 'portrait_xlarge', 'standard_small', 'detail']

/** With an empty folder of their own. */
function keep(raster: Raster): KeptBitmaps {
  const log = { warn: (...words: unknown[]) => expect.unreachable(words.join(' ')) }
  const files = new BitmapFiles({ folder: buildTemporaryFolder(), maxBytes: 10_000_000, log })
  onCleanUp(() => files.close())
  return new KeptBitmaps(raster, files)
}

/** The routes with a raster that draws nothing until the test says so. */
function buildPictures() {
  const started: { drawing: Drawing; finish: () => void }[] = []
  const raster = new Raster({
    draw: (drawing) =>
      new Promise((resolve) => {
        started.push({ drawing, finish: () => resolve(Buffer.from(`${drawing.width}`)) })
      }),
    queue: { running: 2, waiting: 1 },
  })
  const clock = { now: Date.UTC(2026, 10, 15) }
  const app = fastify()
  errorAnswers(app)
  pictureRoutes(app, {
    catalogue: new Catalogue(loadCatalogue(buildDataFolder(SMALL_CATALOGUE))),
    callerNetwork: createCallerNetwork(false),
    now: () => new Date(clock.now),
    bitmaps: keep(raster),
  })
  onCleanUp(() => app.close())
  const get = (name = '', headers: Record<string, string> = {}) =>
    app.inject({ url: `${CHARACTER}/${name}.jpg`, headers })
  const untilStarted = (count: number) =>
    expect.poll(() => started.length, { timeout: 30_000 }).toBe(count)
  /** One after the other, since each looks on disk first: two are being drawn then, and one waits. */
  const fillQueue = async () => {
    const answers = []
    for (const [place, name] of BITMAPS.slice(0, 3).entries()) {
      answers.push(get(name))
      const queued = () => raster.counts().running + raster.counts().waiting
      await expect.poll(queued, { timeout: 30_000 }).toBe(place + 1)
    }
    return answers
  }
  return { app, clock, started, get, untilStarted, fillQueue }
}

/** Draws at once. */
function buildQuickRaster() {
  const drawn: string[] = []
  const raster = new Raster({
    draw: async ({ etag }) => {
      drawn.push(etag)
      return Buffer.from(etag)
    },
  })
  return { raster, drawn }
}

describe('security 8: bitmaps are costly work', () => {
  test('two are drawn at once, one waits, and the next is told when to come back', async () => {
    const { get, started, untilStarted, fillQueue } = buildPictures()
    const [one, two, three] = await fillQueue()
    const refused = await get(BITMAPS[3])
    expect(refused.statusCode).toBe(503)
    expect(refused.headers['retry-after']).toBe('2')
    expect(refused.headers['cache-control']).toBeUndefined()
    expect(refused.headers.etag).toBeUndefined()
    expect(refused.json()).toEqual({
      code: 'unavailable',
      message: 'The server is busy. Please try again in a moment.',
    })
    expect(started).toHaveLength(2)
    started[0]?.finish()
    expect((await one)?.statusCode).toBe(200)
    await untilStarted(3)
    started[1]?.finish()
    started[2]?.finish()
    expect((await two)?.statusCode).toBe(200)
    expect((await three)?.statusCode).toBe(200)
    const later = get(BITMAPS[3])
    await untilStarted(4)
    started[3]?.finish()
    expect((await later).statusCode).toBe(200)
  })

  test('while the queue is full, who asks for one of its bitmaps waits for it too', async () => {
    const { get, started, untilStarted, fillQueue } = buildPictures()
    const first = await fillQueue()
    const again = BITMAPS.slice(0, 3).map((name) => get(name))
    for (let drawn = 0; drawn < 3; drawn += 1) {
      await untilStarted(Math.min(3, drawn + 2))
      started[drawn]?.finish()
    }
    const answers = await Promise.all([...first, ...again])
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(6).fill(200))
    expect(started).toHaveLength(3)
  })

  test('what a client has is not drawn to be told so', async () => {
    const { get, started, untilStarted } = buildPictures()
    const first = get('portrait_small')
    await untilStarted(1)
    started[0]?.finish()
    const { etag } = (await first).headers
    const other = buildPictures()
    const again = await other.get('portrait_small', { 'if-none-match': String(etag) })
    expect([again.statusCode, again.headers.etag]).toEqual([304, etag])
    expect(other.started).toEqual([])
  })

  test('a bitmap in the cache is refused to nobody', async () => {
    const { get, started, untilStarted, fillQueue } = buildPictures()
    const known = get('landscape_small')
    await untilStarted(1)
    started[0]?.finish()
    expect((await known).statusCode).toBe(200)
    const others = await fillQueue()
    expect((await get(BITMAPS[3])).statusCode).toBe(503)
    expect((await get('landscape_small')).statusCode).toBe(200)
    for (let drawn = 1; drawn < 4; drawn += 1) {
      await untilStarted(Math.min(4, drawn + 2))
      started[drawn]?.finish()
    }
    await Promise.all(others)
  })

  test('a drawing that fails gives its place to the next', async () => {
    let fail = true
    const raster = new Raster({
      draw: async () => {
        if (fail) throw new Error('The picture cannot be drawn.')
        return Buffer.from('drawn')
      },
      queue: { running: 1, waiting: 0 },
    })
    const drawing: Drawing = { svg: '', etag: 'a', format: 'jpg' }
    await expect(raster.render(drawing)).rejects.toThrow('cannot be drawn')
    fail = false
    expect((await raster.render(drawing)).toString()).toBe('drawn')
  })

  test('an address has a hundred new ones at once, then five a second, each in its turn', async () => {
    const { get, sleeps, drawn, clock } = buildManyPictures()
    for (let id = 1; id <= 100; id += 1) expect((await get(id)).statusCode).toBe(200)
    expect(sleeps).toEqual([])
    const waiting = Array.from({ length: 25 }, (_, place) => get(101 + place))
    await expect.poll(() => sleeps.length, { timeout: 30_000 }).toBe(25)
    expect(sleeps.map(({ ms }) => ms)).toEqual(Array.from({ length: 25 }, (_, n) => 200 * (n + 1)))
    expect(drawn).toHaveLength(100)
    const refused = await get(126)
    expect(refused.statusCode).toBe(429)
    expect(refused.headers['retry-after']).toBe('1')
    expect(refused.headers['cache-control']).toBeUndefined()
    expect(refused.json()).toEqual({
      code: 'too-many-tries',
      message: 'That was a lot at once. Please wait a little, then try again.',
    })
    expect((await get(100)).statusCode, 'in the cache').toBe(200)
    expect((await get(126, { extension: 'svg' })).statusCode, 'a drawing').toBe(200)
    const other = await get(126, { remoteAddress: '198.51.100.9' })
    expect(other.statusCode, 'another address').toBe(200)
    expect(drawn).toHaveLength(101)
    for (const { wake } of sleeps) wake()
    const answers = await Promise.all(waiting)
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(25).fill(200))
    expect(drawn).toHaveLength(126)
    clock.now += 5200
    expect((await get(127)).statusCode).toBe(200)
    expect(sleeps).toHaveLength(25)
  })
})

/** The pictures of many heroes, drawn at once; who has to wait for a turn does so until the test says so. */
function buildManyPictures() {
  const { raster, drawn } = buildQuickRaster()
  const clock = { now: Date.UTC(2026, 10, 15) }
  const sleeps: { ms: number; wake: () => void }[] = []
  const app = fastify()
  onCleanUp(() => app.close())
  errorAnswers(app)
  const files = {
    'characters/a.txt': Array.from(
      { length: 130 },
      (_, index) => `${index + 1} | Hero ${index} | | | | | | | | 2026-11-01`,
    ).join('\n'),
    'creators/a.txt': '',
    'series/a.txt': '',
    'events/a.txt': '',
  }
  pictureRoutes(app, {
    catalogue: new Catalogue(loadCatalogue(buildDataFolder(files))),
    callerNetwork: createCallerNetwork(false),
    now: () => new Date(clock.now),
    bitmaps: keep(raster),
    sleep: (ms) => new Promise((wake) => sleeps.push({ ms, wake })),
  })
  const get = (id: number, { extension = 'png', remoteAddress = '203.0.113.7' } = {}) =>
    app.inject({ url: `/pictures/characters/${id}.${extension}`, remoteAddress })
  return { clock, drawn, sleeps, get }
}
