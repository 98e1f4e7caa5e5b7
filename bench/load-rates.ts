import { CREDENTIALS } from '#server/testing/build-catalogue-app.ts'
import { type Figure, medianFigure } from './figure.ts'
import { runLoad } from './load-client.ts'
import { type LoadMember, type LoadSite, signInBody } from './load-site.ts'
import { recordViews } from './load-views.ts'
import { cpuMsOf } from './server-process.ts'

const ROUNDS = 5
const ROUND_MS = 2000
const GZIP = { 'Accept-Encoding': 'gzip' }
const ORDERS = ['title', '-title', 'onsaleDate', '-onsaleDate', 'modified', '-modified']
/** Of each member. */
const FAVOURITES = 5000
const WORDS = [
  'spider',
  'wolverine',
  'x-men 1',
  'avengers',
  'thor',
  'iron man 2',
  'hulk',
  'dr doom',
]

interface Contestant {
  what: string
  /** How many requests are one of what is counted. */
  requests: number
  next(): string
}

interface Round {
  perSecond: number
  perCore: number
  cores: number
  kB: number
}

export async function measureRates(site: LoadSite): Promise<Figure[]> {
  const all = await contestants(site)
  const rounds = all.map((): Round[] => [])
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const [place, contestant] of all.entries()) {
      const measured = await runRound(site, contestant)
      // The first is a warm-up.
      if (round > 0) rounds[place]?.push(measured)
    }
  }
  return all.flatMap((contestant, place) => toFigures(contestant, rounds[place] ?? []))
}

async function runRound({ server }: LoadSite, { requests, next }: Contestant): Promise<Round> {
  const before = cpuMsOf(server.pid)
  const load = { port: server.port, nextRequest: next, forMs: ROUND_MS, atMost: 100_000 }
  const result = await runLoad(load)
  const cpuS = (cpuMsOf(server.pid) - before) / 1000
  const count = result.requests / requests
  return {
    perSecond: count / result.seconds,
    perCore: count / cpuS,
    cores: cpuS / result.seconds,
    kB: result.bytes / count / 1000,
  }
}

function toFigures({ what, requests }: Contestant, rounds: Round[]): Figure[] {
  const cores = (rounds.reduce((sum, round) => sum + round.cores, 0) / rounds.length).toFixed(1)
  const kB = (rounds[0]?.kB ?? 0).toFixed(1)
  const size = requests > 1 ? `${requests} requests, ${kB} kB` : `${kB} kB`
  return [
    medianFigure({
      what: `${what} a second a core (${size})`,
      values: rounds.map(({ perCore }) => perCore),
    }),
    medianFigure({
      what: `${what} a second by the clock (server busy on ${cores} cores)`,
      values: rounds.map(({ perSecond }) => perSecond),
    }),
  ]
}

async function contestants(site: LoadSite): Promise<Contestant[]> {
  const views = await recordViews(site)
  const comics = await listComics(site, FAVOURITES)
  const one = (what: string, next: () => string): Contestant => ({ what, requests: 1, next })
  let counted = 0
  const count = () => {
    counted += 1
    return counted
  }
  return [
    one('sign-ins with a password', () => {
      const member = site.members[count() % site.members.length] as LoadMember
      const path = '/api/auth/sign-in/email'
      return site.write({
        method: 'POST',
        path,
        body: signInBody(member),
        cookie: member.deviceCookie,
      })
    }),
    ...views.map(({ what, requests }) => ({
      what: `page views (${what})`,
      requests: requests.length,
      next: () => {
        const request = requests[count() % requests.length]
        if (request === undefined) throw new Error('The browser asked for nothing.')
        return site.write(request)
      },
    })),
    one('calls of the wire that are cached', () =>
      site.write({ path: `/v1/public/characters?${CREDENTIALS}`, headers: GZIP, cookie: '' }),
    ),
    one('calls of the wire that are not cached', () => {
      // Offsets far apart, then again in another order: no answer is asked for twice.
      const offset = (count() * 7919) % comics.total
      const order = ORDERS[Math.floor(counted / comics.total) % ORDERS.length]
      const path = `/v1/public/comics?offset=${offset}&orderBy=${order}&${CREDENTIALS}`
      return site.write({ path, headers: GZIP, cookie: '' })
    }),
    one('favourites written', () => {
      const id = comics.ids[Math.floor(count() / site.members.length) % comics.ids.length]
      return site.write({ method: 'PUT', path: `/api/favourites/comics/${id}` })
    }),
    one('searches', () => {
      const query = WORDS[count() % WORDS.length] ?? ''
      return site.write({ path: `/api/search?q=${encodeURIComponent(query)}`, headers: GZIP })
    }),
  ]
}

export async function listComics(
  { server }: LoadSite,
  count: number,
): Promise<{ total: number; ids: number[] }> {
  const ids: number[] = []
  let total = 0
  while (ids.length < count) {
    const path = `/v1/public/comics?noVariants=true&limit=100&offset=${ids.length}&${CREDENTIALS}`
    const { data } = await (await fetch(`http://127.0.0.1:${server.port}${path}`)).json()
    total = data.total
    ids.push(...data.results.map(({ id }: { id: number }) => id))
  }
  return { total, ids }
}
