import { statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { onCleanUp } from '#scripts/testing/clean-up.ts'
import { LineCounts } from '../http/line-counts.ts'
import { RequestCounts } from '../http/request-counts.ts'
import { openPostgres } from '../store/open-postgres.ts'
import { buildCut } from '../testing/build-cut.ts'
import { buildRaster } from '../testing/build-raster.ts'
import { buildTemporaryFolder, buildTestApp } from '../testing/build-test-app.ts'
import { createDatabase } from '../testing/postgres.ts'
import { type Metrics, parseMetrics, readMetrics } from '../testing/read-metrics.ts'
import type { MetricSources } from './metric-sources.ts'
import { createScrape } from './scrape.ts'

/** What is scraped of these parts, and of none beside them. */
async function openScrape(parts: Partial<MetricSources>): Promise<() => Promise<Metrics>> {
  const scrape = await createScrape({
    version: '1.2.3',
    dataDir: buildTemporaryFolder(),
    requests: new RequestCounts(),
    lines: new LineCounts(),
    stores: {},
    identity: undefined,
    caches: () => ({}),
    rasters: () => undefined,
    ...parts,
  })
  return async () => parseMetrics(await scrape())
}

test('the first scrape of a server with SQLite has everything but connections', async () => {
  const { app } = await buildTestApp()
  const { empty } = await readMetrics(await app.listen({ host: '127.0.0.1', port: 0 }))
  const known = empty.filter((name) => name !== 'nodejs_active_requests')
  expect(known).toEqual(['spinner_rack_store_connections'])
})

test('a request counts in every bucket that its duration fits into, the bound included', async () => {
  const requests = new RequestCounts()
  const scrape = await openScrape({ requests })
  const request = { route: '/', method: 'GET', statusCode: 200 }
  for (const ms of [0, 1, 1.01, 10, 999, 5000, 5001]) requests.count({ ...request, ms })
  const { text, value } = await scrape()
  const name = 'spinner_rack_http_request_duration_seconds'
  const buckets = text.matchAll(new RegExp(`^${name}_bucket\\{.*le="(.*)"\\} (\\d+)$`, 'gm'))
  expect([...buckets].map(([, bound, count]) => [bound, Number(count)])).toEqual([
    ['0.001', 2],
    ['0.0025', 3],
    ['0.005', 3],
    ['0.01', 4],
    ['0.025', 4],
    ['0.05', 4],
    ['0.1', 4],
    ['0.25', 4],
    ['1', 5],
    ['5', 6],
    ['+Inf', 7],
  ])
  expect(value(`${name}_count{route="/",method="GET"}`)).toBe(7)
  expect(value(`${name}_sum{route="/",method="GET"}`)).toBeCloseTo(11.01201)
})

test('a database that cannot be reached is away, and its calls are unreachable or refused', async () => {
  const { network, database, read } = buildCut()
  const scrape = await openScrape({ stores: { main: database } })
  const calls = 'spinner_rack_store_calls_total{store="main",operation="all",outcome='
  const durations = 'spinner_rack_store_call_duration_seconds_count{store="main",operation="all"}'
  const valuesNow = async () => {
    const { value } = await scrape()
    const outcomes = ['ok', 'unreachable', 'refused'].map((outcome) => `${calls}"${outcome}"}`)
    const names = ['spinner_rack_store_away{store="main"}', durations, ...outcomes]
    return names.map((name) => value(name))
  }
  await read()
  expect(await valuesNow()).toEqual([0, 1, 1, 0, 0])
  network.cut = true
  for (const _ of [1, 2, 3]) await expect(read()).rejects.toThrow()
  expect(await valuesNow()).toEqual([1, 2, 1, 1, 2])
  network.cut = false
  await database.ping()
  expect(await valuesNow()).toEqual([0, 2, 1, 1, 2])
})

test('connections to PostgreSQL are busy, idle or waited for', async () => {
  const store = await openPostgres(await createDatabase())
  onCleanUp(() => store.close())
  if (!('totalCount' in store.driver)) throw new Error('This is no pool.')
  const { driver } = store
  const scrape = await openScrape({ stores: { main: store } })
  const connectionsNow = async () => {
    const { value } = await scrape()
    return ['busy', 'idle', 'waiting'].map((state) =>
      value(`spinner_rack_store_connections{store="main",state="${state}"}`),
    )
  }
  expect(await connectionsNow()).toEqual([0, 1, 0])
  const held = await Promise.all(Array.from({ length: 10 }, () => driver.connect()))
  expect(await connectionsNow()).toEqual([10, 0, 0])
  const waiting = store.all('SELECT 1 AS one')
  expect(await connectionsNow()).toEqual([10, 0, 1])
  for (const client of held) client.release()
  await waiting
  expect(await connectionsNow()).toEqual([0, 10, 0])
})

test('bitmaps are running or waiting, then made, failed or refused', async () => {
  const { raster, turns, render } = buildRaster()
  const scrape = await openScrape({ rasters: () => raster.counts() })
  const rastersNow = async () => {
    const { value } = await scrape()
    const outcomes = ['made', 'failed', 'refused'].map((outcome) => `total{outcome="${outcome}"}`)
    return ['running', 'waiting', ...outcomes].map((name) => value(`spinner_rack_rasters_${name}`))
  }
  expect(await rastersNow()).toEqual([0, 0, 0, 0, 0])
  const asked = ['a', 'b', 'c', 'd'].map(render)
  expect(await rastersNow()).toEqual([1, 2, 0, 0, 1])
  turns[0]?.resolve(Buffer.from('a'))
  await asked[0]
  expect(await rastersNow()).toEqual([1, 1, 1, 0, 1])
  turns[1]?.reject(new Error('It cannot be drawn.'))
  await asked[1]
  turns[2]?.resolve(Buffer.from('c'))
  expect(await Promise.all(asked)).toEqual(['made', 'not made', 'made', 'not made'])
  expect(await rastersNow()).toEqual([0, 0, 2, 1, 1])
})

test('the memory of the processes that make bitmaps is added up, without those that have ended', async () => {
  const pids: number[] = []
  const idle = { made: 0, failed: 0, refused: 0, running: 0, waiting: 0 }
  const scrape = await openScrape({ rasters: () => ({ ...idle, pids }) })
  const memory = async () => (await scrape()).value('spinner_rack_raster_memory_bytes')
  expect(await memory()).toBe(0)
  pids.push(process.pid, process.pid, 2 ** 30)
  const { rss } = process.memoryUsage()
  expect(await memory()).toBeGreaterThan(rss)
  expect(await memory()).toBeLessThan(4 * rss)
})

test('lines of the log count by their level, from warn on', async () => {
  const lines = new LineCounts()
  const scrape = await openScrape({ lines })
  const levels = { 30: 5, 40: 3, 50: 2, 60: 1 }
  for (const [level, times] of Object.entries(levels)) {
    for (const _ of Array(times)) lines.count(`{"level":${level},"msg":"\\"level\\":60"}\n`)
  }
  const { value, labels } = await scrape()
  const name = 'spinner_rack_log_lines_total'
  expect(labels(name, 'level')).toEqual(['warn', 'error', 'fatal'])
  expect(labels(name, 'level').map((level) => value(`${name}{level="${level}"}`))).toEqual([
    3, 2, 1,
  ])
})

test('the processor counts from the start of the process, not from the first scrape', async () => {
  const before = process.cpuUsage()
  const scrape = await openScrape({})
  const { value } = await scrape()
  const after = process.cpuUsage()
  for (const part of ['user', 'system'] as const) {
    const micros = Math.round((value(`process_cpu_${part}_seconds_total`) ?? 0) * 1e6)
    expect(micros).toBeGreaterThanOrEqual(before[part])
    expect(micros).toBeLessThanOrEqual(after[part])
  }
  const both = Math.round((value('process_cpu_seconds_total') ?? 0) * 1e6)
  expect(both).toBeGreaterThanOrEqual(before.user + before.system)
  expect(both).toBeLessThanOrEqual(after.user + after.system)
})

test('a loop that does not yield counts as busy for as long as it takes', async () => {
  const scrape = await openScrape({})
  const busy = async () => (await scrape()).value('spinner_rack_event_loop_busy_seconds_total') ?? 0
  const before = await busy()
  const end = performance.now() + 30
  while (performance.now() < end);
  expect((await busy()) - before).toBeGreaterThanOrEqual(0.03)
})

test('what is free is what the disk of the data has, and unknown where there is no disk', async () => {
  const name = 'spinner_rack_data_free_bytes'
  const dataDir = buildTemporaryFolder()
  const { bavail, bsize } = await statfs(dataDir)
  const free = (await (await openScrape({ dataDir }))()).value(name)
  // Others write to it meanwhile.
  expect(free).toBeGreaterThan((bavail * bsize) / 2)
  expect(free).toBeLessThan(bavail * bsize * 2)
  const nowhere = await (await openScrape({ dataDir: join(dataDir, 'none') }))()
  expect(nowhere.value(name)).toBeUndefined()
})
