import { setTimeout as sleep } from 'node:timers/promises'
import { pick, seeded } from '#catalogue/testing/random-dataset.ts'
import { CREDENTIALS } from '#server/testing/build-catalogue-app.ts'
import { readCookies } from '#server/testing/sign-up-member.ts'
import { type LoadMember, type LoadSite, signInBody } from './load-site.ts'

/** Of each member: below every limit. */
const PAUSE_MS = 100
const DECADES = Array.from({ length: 9 }, (_, place) => 1940 + 10 * place)
const OFFSETS = Array.from({ length: 500 }, (_, place) => 24 * place)
const QUERIES = ['spider', 'wolv', 'avengers', 'thor', 'iron', 'hulk', 'dr doom', 'mary'].flatMap(
  (word) => Array.from({ length: 50 }, (_, place) => `${word} ${place}`),
)

interface Caller {
  member: LoadMember
  /** Of all members together, one after the other: after a round the caches have seen everything. */
  next<Thing>(things: readonly Thing[]): Thing
  comics: readonly number[]
  call(method: string, path: string, body?: object): Promise<Response>
}

/** What a member does now and then; an act that comes up more often is named more often. */
const ACTS: ((caller: Caller) => Promise<unknown>)[] = [
  openListing,
  openListing,
  openComic,
  openComic,
  search,
  keep,
  mark,
  callWire,
  callWire,
  ({ call }) => call('GET', '/api/rack'),
  ({ call }) => call('GET', '/api/favourites'),
  ({ call, next }) => call('GET', `/api/facets/comics?decade=${next(DECADES)}`),
]
/** One act of so many is a sign-in, which replaces the member's session. */
const ACTS_A_SIGN_IN = 100

export interface MixedLoad {
  requests(): number
  stop(): Promise<void>
}

/** Every member does one thing after the other, at random. */
export function startMixedLoad(site: LoadSite, comics: number[]): MixedLoad {
  let requests = 0
  let stopped = false
  let failure: unknown
  const turns = new Map<unknown, number>()
  const next = <Thing>(things: readonly Thing[]): Thing => {
    const turn = turns.get(things) ?? 0
    turns.set(things, turn + 1)
    return things[turn % things.length] as Thing
  }
  const loops = site.members.map(async (member, place) => {
    const random = seeded(place + 1)
    const call = async (method: string, path: string, body?: object) => {
      requests += 1
      const response = await fetch(`http://127.0.0.1:${site.server.port}${path}`, {
        method,
        headers: {
          cookie: member.cookie,
          'x-forwarded-for': `10.1.${place}.${requests % 250}`,
          ...(body && { 'content-type': 'application/json' }),
        },
        ...(body && { body: JSON.stringify(body) }),
      })
      await response.arrayBuffer()
      if (response.status >= 400) throw new Error(`${method} ${path}: ${response.status}`)
      return response
    }
    const caller: Caller = { member, next, comics, call }
    while (!stopped && failure === undefined) {
      const act = random() * ACTS_A_SIGN_IN < 1 ? signIn : pick(random, ACTS)
      await act(caller)
      await sleep(PAUSE_MS)
    }
  })
  const ended = Promise.all(loops).catch((error) => {
    failure = error
  })
  return {
    requests: () => {
      if (failure !== undefined) throw failure
      return requests
    },
    stop: async () => {
      stopped = true
      await ended
      if (failure !== undefined) throw failure
    },
  }
}

async function openListing({ call, next }: Caller): Promise<void> {
  await call('GET', '/comics')
  await call('GET', `/v1/public/comics?limit=24&offset=${next(OFFSETS)}&orderBy=-onsaleDate`)
}

async function openComic({ call, next, comics }: Caller): Promise<void> {
  const id = next(comics)
  await call('GET', `/comics/${id}`)
  await call('GET', `/v1/public/comics/${id}`)
  await call('GET', `/api/facts/comics/${id}`)
  await call('GET', `/api/progress?comics=${id}`)
}

async function search({ call, next }: Caller): Promise<void> {
  await call('GET', `/api/search?q=${encodeURIComponent(next(QUERIES))}`)
}

async function keep({ call, next, comics }: Caller): Promise<void> {
  const path = `/api/favourites/comics/${next(comics)}`
  await call('PUT', path)
  await call('DELETE', path)
}

async function mark({ call, next, comics }: Caller): Promise<void> {
  const path = `/api/progress/comics/${next(comics)}`
  await call('PUT', path)
  await call('DELETE', path)
}

async function callWire({ call, next, comics }: Caller): Promise<void> {
  await call('GET', `/v1/public/comics/${next(comics)}/characters?${CREDENTIALS}`)
}

async function signIn({ call, member }: Caller): Promise<void> {
  const response = await call('POST', '/api/auth/sign-in/email', signInBody(member))
  member.cookie = `${readCookies(response.headers.getSetCookie())}; ${member.deviceCookie}`
}
