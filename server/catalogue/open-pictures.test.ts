import { existsSync, readdirSync, readFileSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fastify, LogController } from 'fastify'
import { describe, expect, test } from 'vitest'
import { Catalogue } from '#catalogue/index/catalogue.ts'
import { loadCatalogue } from '#catalogue/load/load-catalogue.ts'
import { buildDataFolder } from '#catalogue/testing/data-folder.ts'
import { SMALL_CATALOGUE } from '#catalogue/testing/small-catalogue.ts'
import { onCleanUp } from '#scripts/testing/clean-up.ts'
import { createCallerNetwork } from '../http/caller-address.ts'
import { buildTemporaryFolder } from '../testing/build-test-app.ts'
import { openPictures } from './open-pictures.ts'

const URL = '/pictures/characters/1009610/portrait_small.jpg'
/** Against hanging only. */
const WAIT = { timeout: 60_000 }

interface ServerOptions {
  dataDir?: string
  pictureCacheMb?: number
  prepared?: number
  delayMs?: number
}

/** The real parts, but for the rest of the app. */
function buildServer({
  dataDir = buildTemporaryFolder(),
  pictureCacheMb = 10,
  prepared = 0,
  delayMs = 0,
}: ServerOptions = {}) {
  const lines: { msg: string; reason?: string }[] = []
  const stream = { write: (line: string) => void lines.push(JSON.parse(line)) }
  const logController = new LogController({ disableRequestLogging: true })
  const app = fastify({ logger: { level: 'info', stream }, logController })
  const { raster } = openPictures(app, {
    catalogue: new Catalogue(loadCatalogue(buildDataFolder(SMALL_CATALOGUE))),
    config: { dataDir, pictureCacheMb },
    callerNetwork: createCallerNetwork(false),
    now: () => new Date(),
    prepared,
    times: { delayMs, pauseMs: 2 },
  })
  onCleanUp(() => app.close())
  const folder = join(dataDir, 'pictures')
  const kept = () => readdirSync(dataDir).flatMap((name) => readdirSync(join(dataDir, name)))
  const listen = () => app.listen({ host: '127.0.0.1', port: 0 })
  const get = async (url = URL) => {
    const { statusCode, headers, rawPayload } = await app.inject(url)
    return { statusCode, etag: headers.etag, bytes: rawPayload }
  }
  return { app, dataDir, folder, lines, raster, kept, listen, get }
}

describe('a bitmap', () => {
  test('comes from disk after a restart, with the same bytes and ETag', async () => {
    const { app, dataDir, get, kept } = buildServer()
    const first = await get()
    expect(first.statusCode).toBe(200)
    await expect.poll(kept, WAIT).toHaveLength(1)
    await app.close()
    const next = buildServer({ dataDir })
    // Whatever had to be drawn would now fail.
    await next.raster.close()
    expect(await next.get()).toEqual(first)
    expect((await next.get('/pictures/series/1987.jpg')).statusCode).toBe(500)
  })

  test('that was damaged on disk is made anew, with the same bytes', async () => {
    const { app, dataDir, folder, get, kept } = buildServer()
    const first = await get()
    await expect.poll(kept, WAIT).toHaveLength(1)
    await app.close()
    const file = join(folder, kept()[0] ?? '')
    const whole = readFileSync(file)
    truncateSync(file, 100)
    const next = buildServer({ dataDir })
    expect(await next.get()).toEqual(first)
    await expect.poll(() => existsSync(file) && readFileSync(file).equals(whole), WAIT).toBe(true)
    expect(next.lines).toHaveLength(1)
    expect(next.lines[0]?.msg).toBe('a damaged picture on disk is made anew')
  })

  test('is answered although the disk cannot be used, which is logged once', async () => {
    const dataDir = buildTemporaryFolder()
    writeFileSync(join(dataDir, 'pictures'), '')
    const { get, lines } = buildServer({ dataDir })
    const formats = ['jpg', 'png', 'webp']
    const urls = formats.map((format) => URL.replace('jpg', format))
    const answers = await Promise.all(urls.map((url) => get(url)))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
    expect(lines).toHaveLength(1)
    expect(lines[0]?.reason).toContain('ENOTDIR')
  })

  test('is not on disk where none are kept', async () => {
    const { get, dataDir } = buildServer({ pictureCacheMb: 0 })
    const [first, other] = [await get(), await get()]
    expect(other).toEqual(first)
    expect(readdirSync(dataDir)).toEqual([])
  })
})

describe('the best known', () => {
  test('are there some time after the start, and their addresses answer from disk', async () => {
    const { app, dataDir, listen, lines, kept } = buildServer({ prepared: 10 })
    await listen()
    const said = () => lines.map(({ msg }) => msg).filter((msg) => msg.startsWith('pictures'))
    await expect
      .poll(said, WAIT)
      .toEqual([
        'pictures of the best known: 6 will be made in idle time',
        'pictures of the best known: ended with 6 of 6 made',
      ])
    expect(kept()).toHaveLength(6)
    await app.close()
    const next = buildServer({ dataDir })
    await next.raster.close()
    expect((await next.get('/pictures/characters/1009610.jpg')).statusCode).toBe(200)
    expect((await next.get('/pictures/series/1987.jpg')).statusCode).toBe(200)
  })

  test('are not made where none are kept, nor after the server was closed', async () => {
    const none = buildServer({ prepared: 10, pictureCacheMb: 0 })
    const closed = buildServer({ prepared: 10, delayMs: 50 })
    await Promise.all([none.listen(), closed.listen()])
    await closed.app.close()
    // Begins later than both, and takes longer.
    const other = buildServer({ prepared: 10, delayMs: 50 })
    await other.listen()
    await expect.poll(() => other.lines.at(-1)?.msg, WAIT).toContain('ended with')
    const said = [...none.lines, ...closed.lines].map(({ msg }) => msg)
    expect(said.filter((msg) => msg.startsWith('pictures'))).toEqual([])
    expect([...none.kept(), ...closed.kept()]).toEqual([])
  })
})
