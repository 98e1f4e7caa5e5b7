import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPostgres } from '#server/testing/start-postgres.ts'
import { type BulkDatabase, openBulkPostgres, openBulkSqlite } from './bulk-rows.ts'
import { type Figure, median } from './figure.ts'
import { addMembers, type Kept, keepMore, ROWS_A_MEMBER } from './growth-rows.ts'
import { listComics } from './load-rates.ts'
import { type LoadSite, startLoadSite } from './load-site.ts'

export const SLOW_MS = 50
const CALLS = 15
const ASKED = 96
const MEMBERS = [1000, 10_000, 100_000]
const NOTHING: Kept = { readings: 0, favourites: 0, lists: 1 }
/** What the measured member keeps while the others become more. */
const SOME: Kept = { readings: 1000, favourites: 200, lists: 10 }
/** As many favourites and lists as one may have in the end. */
const MORE: Kept[] = [
  { readings: 5000, favourites: 2000, lists: 100 },
  { readings: 20_000, favourites: 10_000, lists: 500 },
]
const COMICS = 20_000
const COMICS_A_LIST = 50

/** At which size a member's page or call first takes 50 ms, on both databases. */
export async function measureGrowth(): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'spinner-rack-bench-'))
  const postgres = await startPostgres()
  try {
    return [
      ...(await measureOn('SQLite', { DATA_DIR: folder }, () => openBulkSqlite(folder))),
      ...(await measureOn('PostgreSQL', { DATABASE_URL: postgres.url }, () =>
        openBulkPostgres(postgres.url),
      )),
    ]
  } finally {
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function measureOn(
  name: string,
  environment: Record<string, string>,
  open: () => BulkDatabase | Promise<BulkDatabase>,
): Promise<Figure[]> {
  const site = await startLoadSite(1, environment)
  const database = await open()
  try {
    const { ids } = await listComics(site, COMICS)
    const call = callsOf(site)
    const entries = ids.slice(0, COMICS_A_LIST).map((comic) => ({ comic }))
    await call('POST /api/lists', { name: 'To read', entries })
    await keepMore(database, ids, NOTHING, SOME)
    const find = () => findSlowest(call, ids)
    const others = await climb(MEMBERS, find, async (members, before = 0) => {
      await addMembers(database, before + 1, members)
      await database.run('ANALYZE')
      return `${written(members)} members and ${written(members * ROWS_A_MEMBER)} rows`
    })
    const own = await climb(MORE, find, async (kept, before = SOME) => {
      await keepMore(database, ids, before, kept)
      const { readings, favourites, lists } = kept
      return `${written(readings)} read, ${written(favourites)} favourites and ${lists} lists`
    })
    return [
      toFigure(`${name}: members at which a page or call first takes ${SLOW_MS} ms`, others),
      toFigure(`${name}: what a member keeps when one first does`, own),
    ]
  } finally {
    await database.close()
    await site.server.stop()
  }
}

interface Slowest {
  call: string
  ms: number
}

interface Climbed extends Slowest {
  reached: string
}

/** Step by step, until a call is too slow. */
async function climb<Step>(
  steps: Step[],
  find: () => Promise<Slowest>,
  grow: (step: Step, before: Step | undefined) => Promise<string>,
): Promise<Climbed> {
  let climbed: Climbed = { reached: 'nothing', call: '', ms: 0 }
  for (const [place, step] of steps.entries()) {
    const reached = await grow(step, steps[place - 1])
    climbed = { reached, ...(await find()) }
    process.stderr.write(`${reached}: ${climbed.call}, ${climbed.ms.toFixed(1)} ms\n`)
    if (climbed.ms >= SLOW_MS) break
  }
  return climbed
}

function toFigure(what: string, { reached, call, ms }: Climbed): Figure {
  return {
    what: `${what} (slowest there: ${call}, ${ms.toFixed(1)} ms)`,
    value: ms >= SLOW_MS ? reached : `none up to ${reached}`,
    spread: '',
    target: '',
    met: undefined,
  }
}

type CallMember = (verbAndPath: string, body?: object) => Promise<void>

function callsOf({ server, members }: LoadSite): CallMember {
  return async (verbAndPath, body) => {
    const [method = '', path = ''] = verbAndPath.split(' ')
    const response = await fetch(`http://127.0.0.1:${server.port}${path}`, {
      method,
      headers: {
        // While rows are added here, the server closes what is idle, and that is not seen in time.
        connection: 'close',
        cookie: members[0]?.cookie ?? '',
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    })
    const text = await response.text()
    if (!response.ok) throw new Error(`${verbAndPath}: ${response.status} ${text}`)
  }
}

/** By the median of its calls, one at a time. A sign-in takes longer by its hash alone, and is left out. */
async function findSlowest(call: CallMember, comics: number[]): Promise<Slowest> {
  const asked = comics.slice(0, ASKED)
  const all = [
    'GET /api/auth/get-session',
    'GET /api/rack',
    'GET /api/next-up',
    'GET /api/favourites',
    `GET /api/favourites/comics?ids=${asked}`,
    `GET /api/progress?comics=${asked}`,
    'GET /api/lists',
    'GET /api/collection',
    'GET /api/year',
    'GET /api/search?q=spider',
    `PUT /api/favourites/comics/${comics[0]}`,
    `PUT /api/progress/comics/${comics[0]}`,
  ]
  let slowest: Slowest = { call: '', ms: 0 }
  for (const one of all) {
    const times: number[] = []
    while (times.length < CALLS) {
      const began = performance.now()
      await call(one)
      times.push(performance.now() - began)
    }
    const ms = median(times)
    if (ms > slowest.ms) slowest = { call: one.split('?')[0] ?? one, ms }
  }
  return slowest
}

function written(count: number): string {
  return count.toLocaleString('en')
}
