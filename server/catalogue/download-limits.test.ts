import { gunzipSync } from 'node:zlib'
import { fastify } from 'fastify'
import { describe, expect, test } from 'vitest'
import { loadShippedCatalogue } from '#catalogue/testing/shipped-catalogue.ts'
import { DOWNLOADS } from '#catalogue/wire/download-lines.ts'
import { onCleanUp } from '#scripts/testing/clean-up.ts'
import { createCallerNetwork } from '../http/caller-address.ts'
import { errorAnswers } from '../plugins/error-answers.ts'
import { DownloadFiles } from './download-files.ts'
import { downloadRoutes } from './download-routes.ts'

const COMICS = '/downloads/comics.jsonl'

/** The routes over a catalogue of 1,000 lines of each kind, which counts how often it is read. */
function buildDownloads() {
  const read: string[] = []
  const files = new DownloadFiles(function* (kind) {
    read.push(kind)
    for (let id = 0; id < 1000; id += 1) yield { kind, id, title: `Tales é ${id}` }
  })
  const clock = { now: Date.UTC(2026, 10, 15) }
  const app = fastify()
  errorAnswers(app)
  downloadRoutes(app, {
    files,
    layers: [],
    callerNetwork: createCallerNetwork(false),
    now: () => new Date(clock.now),
  })
  onCleanUp(() => app.close())
  const get = (headers: Record<string, string> = {}, remoteAddress = '203.0.113.7') =>
    app.inject({ url: COMICS, headers, remoteAddress })
  return { app, clock, read, get }
}

const GZIP = { 'accept-encoding': 'gzip' }

describe('security 8: downloads are costly work', () => {
  test('a file is made once, however many ask for it, at once and later', async () => {
    const { app, get, read } = buildDownloads()
    const answers = await Promise.all([get(), get(GZIP), get(), get(GZIP)])
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200])
    expect((await get()).statusCode).toBe(200)
    expect(read).toEqual(['comics'])
    await app.inject('/downloads/series.jsonl')
    expect(read).toEqual(['comics', 'series'])
  })

  test('it is the same text in both codings, and says how long it is', async () => {
    const { get } = buildDownloads()
    const plain = await get()
    const packed = await get(GZIP)
    expect(plain.body.trim().split('\n')).toHaveLength(1000)
    expect(plain.headers['content-encoding']).toBeUndefined()
    expect(plain.headers['content-length']).toBe(String(plain.rawPayload.length))
    expect(packed.headers['content-encoding']).toBe('gzip')
    expect(packed.headers['content-length']).toBe(String(packed.rawPayload.length))
    expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 4)
    expect(gunzipSync(packed.rawPayload).equals(plain.rawPayload)).toBe(true)
  })

  test('a strong ETag for each coding spares who has it the file', async () => {
    const { get } = buildDownloads()
    const [plain, packed] = [await get(), await get(GZIP)]
    expect(plain.headers.etag).toMatch(/^"[\w-]+"$/)
    expect(packed.headers.etag).not.toBe(plain.headers.etag)
    for (const [answer, headers] of [
      [plain, {}],
      [packed, GZIP],
    ] as const) {
      const again = await get({ ...headers, 'if-none-match': String(answer.headers.etag) })
      expect(again.statusCode).toBe(304)
      expect(again.rawPayload).toHaveLength(0)
      expect(again.headers.etag).toBe(answer.headers.etag)
      expect(again.headers['cache-control']).toBe('no-cache')
    }
    const other = await get({ 'if-none-match': String(packed.headers.etag) })
    expect(other.statusCode).toBe(200)
  })

  test.each([{}, GZIP])('HEAD answers the headers of GET: %o', async (headers) => {
    const { app, get } = buildDownloads()
    const whole = await get({ ...headers })
    const head = await app.inject({ method: 'HEAD', url: COMICS, headers: { ...headers } })
    expect(head.rawPayload).toHaveLength(0)
    for (const name of ['content-length', 'content-type', 'etag', 'vary'] as const) {
      expect(head.headers[name], name).toBe(whole.headers[name])
    }
  })

  test('an address has 30 files at once, then one in two seconds; a 304 costs nothing', async () => {
    const { clock, get } = buildDownloads()
    const etag = String((await get(GZIP)).headers.etag)
    for (let count = 1; count < 30; count += 1) expect((await get(GZIP)).statusCode).toBe(200)
    const refused = await get(GZIP)
    expect(refused.statusCode).toBe(429)
    expect(refused.headers['retry-after']).toBe('2')
    expect(refused.headers.etag).toBeUndefined()
    expect(refused.json().code).toBe('too-many-tries')
    expect((await get({ ...GZIP, 'if-none-match': etag })).statusCode).toBe(304)
    expect((await get(GZIP, '198.51.100.9')).statusCode).toBe(200)
    clock.now += 2000
    expect((await get(GZIP)).statusCode).toBe(200)
  })

  test('a file that could not be made is made for the next who asks', async () => {
    let broken = true
    const files = new DownloadFiles(function* () {
      if (broken) throw new Error('The facts are away.')
      yield { id: 1 }
    })
    await expect(files.get('comics')).rejects.toThrow('away')
    broken = false
    expect(gunzipSync((await files.get('comics')).gzip).toString()).toBe('{"id":1}\n')
  })

  test('what is kept of the shipped catalogue takes few megabytes', async () => {
    const files = DownloadFiles.of(loadShippedCatalogue())
    const made = await Promise.all(DOWNLOADS.map((kind) => files.get(kind)))
    const kept = made.reduce((sum, { gzip }) => sum + gzip.length, 0)
    const whole = made.reduce((sum, { length }) => sum + length, 0)
    expect(whole).toBeGreaterThan(5_000_000)
    expect(kept).toBeLessThan(6_000_000)
  })
})
