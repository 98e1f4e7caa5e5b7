import { readFile } from 'node:fs/promises'
import { byLabel, type Metric, type Sample } from './metric.ts'
import type { MetricSources } from './metric-sources.ts'

const KILOBYTE = 1024

type Caches = ReturnType<MetricSources['caches']>

/** What is kept, and the bitmaps, which cost the most to make again. */
export const PICTURE_METRICS: Metric[] = [
  {
    name: 'spinner_rack_cache_hits_total',
    help: 'What was found in a cache.',
    type: 'counter',
    read: ({ caches }) => eachCache(caches(), ({ hits }) => hits),
  },
  {
    name: 'spinner_rack_cache_misses_total',
    help: 'What was looked for in a cache and was not there.',
    type: 'counter',
    read: ({ caches }) => eachCache(caches(), ({ misses }) => misses),
  },
  {
    name: 'spinner_rack_cache_bytes',
    help: 'The most that a cache takes now; bitmaps_on_disk is on disk, all others are in memory.',
    type: 'gauge',
    read: ({ caches }) => eachCache(caches(), ({ size }) => size),
  },
  {
    name: 'spinner_rack_cache_max_bytes',
    help: 'The most that a cache may take.',
    type: 'gauge',
    read: ({ caches }) => eachCache(caches(), ({ maxSize }) => maxSize),
  },
  {
    name: 'spinner_rack_rasters_total',
    help: 'Bitmaps that were made, that failed, and that were refused because too many waited.',
    type: 'counter',
    read: ({ rasters }) => {
      const { made = 0, failed = 0, refused = 0 } = rasters() ?? {}
      return byLabel('outcome', { made, failed, refused })
    },
  },
  {
    name: 'spinner_rack_rasters_running',
    help: 'Bitmaps that are being made now.',
    type: 'gauge',
    read: ({ rasters }) => [{ value: rasters()?.running ?? 0 }],
  },
  {
    name: 'spinner_rack_rasters_waiting',
    help: 'Bitmaps that wait to be made; above 100 they are refused.',
    type: 'gauge',
    read: ({ rasters }) => [{ value: rasters()?.waiting ?? 0 }],
  },
  {
    name: 'spinner_rack_raster_processes',
    help: 'Processes that make bitmaps; they end after a minute without any.',
    type: 'gauge',
    read: ({ rasters }) => [{ value: rasters()?.pids.length ?? 0 }],
  },
  {
    name: 'spinner_rack_raster_memory_bytes',
    help: 'Resident memory of the processes that make bitmaps, together; on Linux alone.',
    type: 'gauge',
    read: async ({ rasters }) => [{ value: await memoryOf(rasters()?.pids ?? []) }],
  },
]

function eachCache(caches: Caches, read: (counts: Caches[string]) => number): Sample[] {
  return Object.entries(caches).map(([cache, counts]) => ({
    labels: { cache },
    value: read(counts),
  }))
}

async function memoryOf(pids: number[]): Promise<number> {
  const sizes = await Promise.all(pids.map(residentBytes))
  return sizes.reduce((sum, size) => sum + size, 0)
}

/** 0 for a process that has just ended, and where there is no such file. */
async function residentBytes(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  return Number(/^VmRSS:\s*(\d+) kB$/m.exec(status)?.[1] ?? 0) * KILOBYTE
}
