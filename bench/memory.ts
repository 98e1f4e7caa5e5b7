import { setTimeout as sleep } from 'node:timers/promises'
import { findFreePort } from '#server/testing/start-server.ts'
import { type Bench, type Figure, medianFigure } from './figure.ts'
import { watchLiveMemory } from './live-memory.ts'
import { listComics } from './load-rates.ts'
import { startLoadSite } from './load-site.ts'
import { startMixedLoad } from './mixed-load.ts'
import { residentMbOf } from './server-process.ts'

const MEMBERS = 24
/** All of them are seen several times in ten minutes, so that the caches are as full as they get. */
const COMICS = 2000
const SAMPLES_A_MINUTE = 2
/** Caches fill first. */
const WARM_UP_SHARE = 1 / 6
const MB_AN_HOUR = 1

interface Sample {
  hours: number
  liveMb: number
  residentMb: number
}

export const memory: Bench = {
  name: 'memory',
  isLong: true,
  conditions: [
    `${MEMBERS} members do one thing after the other for an hour (listings, details, searches, facets, wire calls, favourites and marks set and taken away, sign-ins that replace the session), over ${COMICS.toLocaleString('en')} comics of the shipped catalogue, with SQLite on disk.`,
    'Live is the heap and what is outside of it after a full collection; resident is VmRSS. Growth is the slope of a straight line (least squares) through the samples after the first sixth, which is ten minutes of an hour. `npm run bench memory -- --minutes 5` tries it.',
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
    while (samples.length < minutes * SAMPLES_A_MINUTE) {
      await sleep(60_000 / SAMPLES_A_MINUTE)
      const residentMb = residentMbOf(pid)
      const hours = (performance.now() - began) / 3_600_000
      samples.push({ hours, residentMb, liveMb: await live.read() })
      process.stderr.write(describe(samples.at(-1), load.requests()))
    }
    await load.stop()
    live.close()
    return toFigures(samples, load.requests(), minutes)
  } finally {
    await site.server.stop()
  }
}

function toFigures(samples: Sample[], requests: number, minutes: number): Figure[] {
  const late = samples.slice(Math.floor(samples.length * WARM_UP_SHARE))
  const last = late.slice(-SAMPLES_A_MINUTE * 5)
  const figures = (what: string, measureOf: (sample: Sample) => number) => [
    medianFigure({
      what: `${what} in the last five of ${minutes} minutes`,
      values: last.map(measureOf),
      unit: ' MB',
      digits: 1,
    }),
    medianFigure({
      what: `${what}, growth after the first sixth`,
      values: [slopeOf(late, measureOf)],
      unit: ' MB an hour',
      digits: 2,
      atMost: MB_AN_HOUR,
    }),
  ]
  return [
    ...figures('live memory', ({ liveMb }) => liveMb),
    ...figures('resident memory', ({ residentMb }) => residentMb),
    medianFigure({ what: 'requests a second', values: [requests / (minutes * 60)] }),
  ]
}

/** By least squares, in megabytes an hour. */
function slopeOf(samples: Sample[], measureOf: (sample: Sample) => number): number {
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  const meanHours = mean(samples.map(({ hours }) => hours))
  const meanValue = mean(samples.map(measureOf))
  const products = samples.map(
    (sample) => (sample.hours - meanHours) * (measureOf(sample) - meanValue),
  )
  return mean(products) / mean(samples.map(({ hours }) => (hours - meanHours) ** 2))
}

function describe(sample: Sample | undefined, requests: number): string {
  const { hours = 0, liveMb = 0, residentMb = 0 } = sample ?? {}
  return `${(hours * 60).toFixed(1)} min: ${liveMb.toFixed(1)} MB live, ${residentMb.toFixed(0)} MB resident, ${requests} requests\n`
}
