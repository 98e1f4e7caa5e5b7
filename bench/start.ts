import { mkdtempSync, rmSync } from 'node:fs'
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

interface Start {
  ms: number
  cpuMs: number
  mbAtOnce: number
  mbLater: number
}

export const start: Bench = {
  name: 'start',
  conditions: [
    `Full synthetic catalogue; medians of ${STARTS} starts of the real server; the files are in the page cache of the system.`,
    '`npm start` is the command as a person types it, with the catalogue that the site comes with and nothing to install or build, until it prints its address.',
    `Memory is VmRSS. "Later" is after 30 mixed requests and ${SETTLE_MS / 1000} s, when all indexes are made and the caches of records and answers hold these 30.`,
  ],
  run: async () => [
    ...(await withSyntheticFolder(FULL_SIZE, measureStarts)),
    await measureCommand(),
  ],
}

async function measureStarts(folder: string): Promise<Figure[]> {
  const starts: Start[] = []
  while (starts.length < STARTS) {
    const server = await startCatalogueServer(folder)
    try {
      starts.push(await watch(server))
    } finally {
      await server.stop()
    }
  }
  return [
    medianFigure({
      what: 'from the spawn to the first 200 of /readyz',
      values: starts.map(({ ms }) => ms),
      unit: ' ms',
      atMost: 2000,
    }),
    medianFigure({
      what: 'processor time of all its threads until then',
      values: starts.map(({ cpuMs }) => cpuMs),
      unit: ' ms',
    }),
    medianFigure({
      what: 'resident at that moment',
      values: starts.map(({ mbAtOnce }) => mbAtOnce),
      unit: ' MB',
      below: 400,
    }),
    medianFigure({
      what: 'resident later',
      values: starts.map(({ mbLater }) => mbLater),
      unit: ' MB',
      below: 400,
    }),
  ]
}

async function measureCommand(): Promise<Figure> {
  if (!ensureSite()) throw new Error('The site could not be built.')
  const times: number[] = []
  while (times.length < STARTS) times.push(await timeCommand())
  return medianFigure({
    what: '`npm start` with nothing changed',
    values: times,
    unit: ' ms',
    below: 3000,
  })
}

async function timeCommand(): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'spinner-rack-bench-'))
  const environment = { PORT: String(await findFreePort()), DATA_DIR: folder }
  const command = runCommand('start', root, environment)
  try {
    return await command.untilPrinted(` is at http://localhost:${environment.PORT}`)
  } finally {
    await command.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function watch({ port, pid, startMs }: ServerProcess): Promise<Start> {
  const mbAtOnce = residentMbOf(pid)
  const cpuMs = cpuMsOf(pid)
  for (const path of mixedPaths()) {
    const status = await statusOf(port, `${path}${path.includes('?') ? '&' : '?'}${CREDENTIALS}`)
    if (status !== 200) throw new Error(`${path} was answered with ${status}.`)
  }
  await sleep(SETTLE_MS)
  return { ms: startMs, cpuMs, mbAtOnce, mbLater: residentMbOf(pid) }
}

function mixedPaths(): string[] {
  const kinds = ['characters', 'comics', 'series', 'events', 'creators', 'stories']
  const lists = kinds.flatMap((kind) => [`/${kind}`, `/${kind}?limit=100`, `/${kind}?offset=40`])
  const others = [
    '/characters/2000001',
    '/characters/2000001/comics',
    '/characters/2000001/comics?orderBy=title',
    '/characters/2000001/events',
    '/characters?nameStartsWith=ka',
    '/characters?orderBy=-modified',
    '/comics?characters=2000001,2000002&orderBy=-onsaleDate',
    '/comics?dateDescriptor=thisMonth',
    '/series?titleStartsWith=ka',
    '/series/50001/characters',
  ].map((path) => `/v1/public${path}`)
  return [
    ...lists.map((path) => `/v1/public${path}`),
    ...others,
    '/api/facets/comics',
    '/api/facets/series?decade=1960',
  ]
}
