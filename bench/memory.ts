import { setTimeout as sleep } from 'node:timers/promises'
import { findFreePort } from '#server/testing/start-server.ts'
import { type Bench, type Figure, medianFigure } from './figure.ts'
import { type LiveReading, watchLiveMemory } from './live-memory.ts'
import { listComics } from './load-rates.ts'
import { startLoadSite } from './load-site.ts'
import { startMixedLoad } from './mixed-load.ts'
import { residentMbOf } from './server-process.ts'

const MEMBERS = 24
/** All of them are seen several times in ten minutes, so that the caches are as full as they get. */
const COMICS = 2000
const SAMPLES_A_MINUTE = 12
/** Resident memory swings with every collection: a sample is the mean of so many readings. */
const READINGS_A_SAMPLE = 10
/** Caches fill first. */
const WARM_UP_SHARE = 1 / 6
const MB_AN_HOUR = 1

interface Sample extends LiveReading {
  hours: number
  residentMb: number
}

export const memory: Bench = {
  name: 'memory',
  isLong: true,
  conditions: [
    `${MEMBERS} members do one thing after the other for an hour (listings, details, searches, facets, wire calls, favourites and marks set and taken away, sign-ins that replace the session), over ${COMICS.toLocaleString('en')} comics of the shipped catalogue, with SQLite on disk.`,
    'Live is the heap and what is outside of it after a full collection; resident is VmRSS, the mean of ten readings in five seconds. What the caches keep is in Buffers: each of them goes back to half of its bound whenever it is full, so what is live swings by that much. Growth is the slope of a straight line (least squares) through the samples after the first sixth, which is ten minutes of an hour; lowest and highest are two standard errors from it. `npm run bench memory -- --minutes 5` tries it.',
  ],
  run: measureMemory,
}

async function measureMemory({ minutes }: { minutes: number }): Promise<Figure[]> {
  const inspectorPort = await findFreePort()
  const site = await startLoadSite(MEMBERS, {
    NODE_OPTIONS: `--inspect-port=127.0.0.1:${inspectorPort}`,
  })
  try {
    const { pid } = site.server
    const live = await watchLiveMemory(pid, inspectorPort)
    const load = startMixedLoad(site, (await listComics(site, COMICS)).ids)
    const samples: Sample[] = []
    const began = performance.now()
    const hoursNow = () => (performance.now() - began) / 3_600_000
    while (hoursNow() < minutes / 60) {
      const residentMb = await readResidentMb(pid)
      const sample = { hours: hoursNow(), residentMb, ...(await live.read()) }
      samples.push(sample)
      process.stderr.write(describe(sample, load.requests()))
    }
    await load.stop()
    live.close()
    return toFigures(samples, load.requests(), minutes)
  } finally {
    await site.server.stop()
  }
}

/** The mean of what is read until the next sample is due. */
async function readResidentMb(pid: number): Promise<number> {
  const readings: number[] = []
  while (readings.length < READINGS_A_SAMPLE) {
    await sleep(60_000 / SAMPLES_A_MINUTE / READINGS_A_SAMPLE)
    readings.push(residentMbOf(pid))
  }
  return meanOf(readings)
}

function toFigures(samples: Sample[], requests: number, minutes: number): Figure[] {
  const { hours } = samples.at(-1) as Sample
  const late = samples.slice(Math.floor(samples.length * WARM_UP_SHARE))
  const last = late.filter((sample) => sample.hours > hours - 5 / 60)
  const figures = (what: string, measureOf: (sample: Sample) => number) => [
    medianFigure({
      what: `${what} in the last five of ${minutes} minutes`,
      values: last.map(measureOf),
      unit: ' MB',
      digits: 1,
    }),
    medianFigure({
      what: `${what}, growth after the first sixth`,
      values: growthOf(late, measureOf),
      unit: ' MB an hour',
      digits: 2,
      atMost: MB_AN_HOUR,
    }),
  ]
  return [
    ...figures('live memory', ({ allMb }) => allMb),
    ...figures('live memory without Buffers', ({ allMb, buffersMb }) => allMb - buffersMb),
    ...figures('resident memory', ({ residentMb }) => residentMb),
    medianFigure({ what: 'requests a second', values: [requests / (hours * 3600)] }),
  ]
}

/** By least squares, in megabytes an hour: two standard errors below, the slope, two above. */
function growthOf(samples: Sample[], measureOf: (sample: Sample) => number): number[] {
  const meanHours = meanOf(samples.map(({ hours }) => hours))
  const meanValue = meanOf(samples.map(measureOf))
  const products = samples.map(
    (sample) => (sample.hours - meanHours) * (measureOf(sample) - meanValue),
  )
  const spread = meanOf(samples.map(({ hours }) => (hours - meanHours) ** 2))
  const slope = meanOf(products) / spread
  const residues = samples.map(
    (sample) => (measureOf(sample) - meanValue - slope * (sample.hours - meanHours)) ** 2,
  )
  const error = Math.sqrt(meanOf(residues) / spread / (samples.length - 2))
  return [slope - 2 * error, slope, slope + 2 * error]
}

function meanOf(values: number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}

function describe({ hours, allMb, buffersMb, residentMb }: Sample, requests: number): string {
  const parts = [
    `${allMb.toFixed(1)} MB live`,
    `${buffersMb.toFixed(1)} MB of it in Buffers`,
    `${residentMb.toFixed(0)} MB resident`,
    `${requests} requests`,
  ]
  return `${(hours * 60).toFixed(1)} min: ${parts.join(', ')}\n`
}
