import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { FULL_SIZE } from '#catalogue/testing/synthetic-catalogue.ts'
import { ensureSite } from '#scripts/ensure-site.ts'
import { runCommand } from '#scripts/testing/run-command.ts'
import { CREDENTIALS } from '#server/testing/build-catalogue-app.ts'
import { findFreePort } from '#server/testing/start-server.ts'
import { type Bench, type Figure, medianFigure } from './figure.ts'
import {
  cpuMsOf,
  residentMbOf,
  type ServerProcess,
  startCatalogueServer,
  statusOf,
} from './server-process.ts'
import { withSyntheticFolder } from './synthetic-folder.ts'

const root = join(import.meta.dirname, '..')
const STARTS = 5
const SETTLE_MS = 3000
const SNAPSHOT = 'catalogue.snapshot'
const WAIT_MS = 50
const MAX_WAITS = 600

/** Records that the mixed requests ask for. */
interface Asked {
  character: number
  other: number
  series: number
}

const SYNTHETIC: Asked = { character: 2_000_001, other: 2_000_002, series: 50_001 }
/** Spider-Man, Wolverine and Uncanny X-Men. */
const SHIPPED: Asked = { character: 1009610, other: 1009718, series: 2258 }
const SHIPPED_DATA = join(root, 'catalogue/data')

interface Start {
  ms: number
  cpuMs: number
  mbAtOnce: number
  mbLater: number
}

export const start: Bench = {
  name: 'start',
  conditions: [
    `Full synthetic catalogue; medians of ${STARTS} pairs of starts of the real server: the first with a new data folder, which reads the text and leaves a snapshot, the next with the same folder. The files are in the page cache of the system.`,
    '`npm start` is the command as a person types it, with the catalogue that the site comes with and nothing to install or build, until it prints its address; also in pairs.',
    `Memory is VmRSS. "Later" is after 30 mixed requests and ${SETTLE_MS / 1000} s, when all indexes are made and the caches of records and answers hold these 30.`,
  ],
  run: async () => [
    ...(await withSyntheticFolder(FULL_SIZE, measureStarts)),
    ...(await measureShipped()),
    ...(await measureCommand()),
  ],
}

async function measureStarts(catalogueFolder: string): Promise<Figure[]> {
  const pairs: [first: Start, next: Start][] = []
  while (pairs.length < STARTS) {
    pairs.push(await withDataDir((dataDir) => measurePair(catalogueFolder, dataDir, SYNTHETIC)))
  }
  return [
    ...figuresOf(
      'the first start',
      pairs.map(([first]) => first),
    ),
    ...figuresOf(
      'the next start',
      pairs.map(([, next]) => next),
    ),
  ]
}

/** The catalogue that the site comes with. */
async function measureShipped(): Promise<Figure[]> {
  const nextStarts: Start[] = []
  while (nextStarts.length < STARTS) {
    const [, next] = await withDataDir((dataDir) => measurePair(SHIPPED_DATA, dataDir, SHIPPED))
    nextStarts.push(next)
  }
  return figuresOf('the next start with the shipped catalogue', nextStarts, 450)
}

async function measurePair(
  catalogueFolder: string,
  dataDir: string,
  asked: Asked,
): Promise<[Start, Start]> {
  const measureOne = async () => {
    const server = await startCatalogueServer(catalogueFolder, dataDir)
    try {
      const measured = await watch(server, asked)
      await untilThere(join(dataDir, SNAPSHOT))
      return measured
    } finally {
      await server.stop()
    }
  }
  return [await measureOne(), await measureOne()]
}

function figuresOf(which: string, starts: Start[], belowMb = 400): Figure[] {
  return [
    medianFigure({
      what: `${which}, from the spawn to the first 200 of /readyz`,
      values: starts.map(({ ms }) => ms),
      unit: ' ms',
      atMost: 2000,
    }),
    medianFigure({
      what: `${which}, processor time of all its threads until then`,
      values: starts.map(({ cpuMs }) => cpuMs),
      unit: ' ms',
    }),
    medianFigure({
      what: `${which}, resident at that moment`,
      values: starts.map(({ mbAtOnce }) => mbAtOnce),
      unit: ' MB',
      below: belowMb,
    }),
    medianFigure({
      what: `${which}, resident later`,
      values: starts.map(({ mbLater }) => mbLater),
      unit: ' MB',
      below: belowMb,
    }),
  ]
}

async function measureCommand(): Promise<Figure[]> {
  if (!ensureSite()) throw new Error('The site could not be built.')
  const pairs: [first: number, next: number][] = []
  while (pairs.length < STARTS) {
    pairs.push(
      await withDataDir(async (dataDir) => [
        await timeCommand(dataDir),
        await timeCommand(dataDir),
      ]),
    )
  }
  return [
    medianFigure({
      what: '`npm start` with a new data folder',
      values: pairs.map(([first]) => first),
      unit: ' ms',
      below: 3000,
    }),
    medianFigure({
      what: '`npm start` with nothing changed',
      values: pairs.map(([, next]) => next),
      unit: ' ms',
      atMost: 2000,
    }),
  ]
}

async function timeCommand(dataDir: string): Promise<number> {
  const environment = { PORT: String(await findFreePort()), DATA_DIR: dataDir }
  const command = runCommand('start', root, environment)
  try {
    const ms = await command.untilPrinted(` is at http://localhost:${environment.PORT}`)
    await untilThere(join(dataDir, SNAPSHOT))
    return ms
  } finally {
    await command.stop()
  }
}

async function withDataDir<Result>(use: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'spinner-rack-bench-'))
  try {
    return await use(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function untilThere(file: string): Promise<void> {
  for (let waits = 0; !existsSync(file); waits += 1) {
    if (waits > MAX_WAITS) throw new Error(`${file} was not written.`)
    await sleep(WAIT_MS)
  }
}

async function watch({ port, pid, startMs }: ServerProcess, asked: Asked): Promise<Start> {
  const mbAtOnce = residentMbOf(pid)
  const cpuMs = cpuMsOf(pid)
  for (const path of mixedPaths(asked)) {
    const status = await statusOf(port, `${path}${path.includes('?') ? '&' : '?'}${CREDENTIALS}`)
    if (status !== 200) throw new Error(`${path} was answered with ${status}.`)
  }
  await sleep(SETTLE_MS)
  return { ms: startMs, cpuMs, mbAtOnce, mbLater: residentMbOf(pid) }
}

function mixedPaths({ character, other, series }: Asked): string[] {
  const kinds = ['characters', 'comics', 'series', 'events', 'creators', 'stories']
  const lists = kinds.flatMap((kind) => [`/${kind}`, `/${kind}?limit=100`, `/${kind}?offset=40`])
  const others = [
    `/characters/${character}`,
    `/characters/${character}/comics`,
    `/characters/${character}/comics?orderBy=title`,
    `/characters/${character}/events`,
    '/characters?nameStartsWith=ka',
    '/characters?orderBy=-modified',
    `/comics?characters=${character},${other}&orderBy=-onsaleDate`,
    '/comics?dateDescriptor=thisMonth',
    '/series?titleStartsWith=ka',
    `/series/${series}/characters`,
  ].map((path) => `/v1/public${path}`)
  return [
    ...lists.map((path) => `/v1/public${path}`),
    ...others,
    '/api/facets/comics',
    '/api/facets/series?decade=1960',
  ]
}
