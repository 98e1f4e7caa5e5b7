import type { Bench, Figure } from './figure.ts'
import { measureGrowth, SLOW_MS } from './load-growth.ts'
import { measureRates } from './load-rates.ts'
import { type LoadSite, startLoadSite } from './load-site.ts'

/** So many that nobody reaches a limit: most are a member's. */
const MEMBERS = 128

/** What others have published of comparable systems; not measured here. */
const QUOTED: [what: string, value: string][] = [
  [
    'quoted: Keycloak, sign-ins with a password a second a vCPU (sizing guide; tested up to 300 a second)',
    '15',
  ],
  ['quoted: PocketBase, the same, from 250 in 8.4 s on two vCPUs (its own benchmarks)', '15'],
]

export const load: Bench = {
  name: 'load',
  conditions: [
    'The real server with the shipped catalogue and SQLite on disk, every write synced; load from one process over 16 keep-alive connections on loopback; medians of 5 rounds of 2 s for each in turn after a warm-up.',
    "A second a core: by the processor time of all threads of the server, which other programs do not change. By the clock: with the client, and whatever else runs, on the same cores. SQLite works in the server's own time; PostgreSQL's would come on top.",
    `Growth: one member's calls (session, rack, next up, favourites, marks, lists, collection, year, search, a favourite and a mark set), medians of 15 one at a time by the clock, while rows are added in bulk until one of them takes ${SLOW_MS} ms. PostgreSQL is on the same machine, with its own settings but for fsync.`,
    'Page views are what Chromium asked for when it was recorded with an empty cache and once more, with the same headers: the page, its script and style, what is preloaded, the calls for its data, its pictures; one request after the other on each connection. Sign-ins have a right password (argon2id, 19 MiB, two passes).',
  ],
  run: measureLoad,
}

async function measureLoad(): Promise<Figure[]> {
  const rates = await withSite(measureRates)
  const growth = await measureGrowth()
  return [...rates, ...QUOTED.map(([what, value]) => quoted(what, value)), ...growth]
}

async function withSite(measure: (site: LoadSite) => Promise<Figure[]>): Promise<Figure[]> {
  const site = await startLoadSite(MEMBERS)
  try {
    return await measure(site)
  } finally {
    await site.server.stop()
  }
}

function quoted(what: string, value: string): Figure {
  return { what, value, spread: '', target: '', met: undefined }
}
