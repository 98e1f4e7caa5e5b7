import { setTimeout as sleep } from 'node:timers/promises'
import { pick, type Random, seeded } from '#catalogue/testing/random-dataset.ts'
import { CREDENTIALS } from '#server/testing/build-catalogue-app.ts'
import { readCookies } from '#server/testing/sign-up-member.ts'
import { type LoadMember, type LoadSite, signInBody } from './load-site.ts'

/** Of each member: below every limit. */
const PAUSE_MS = 100
const WORDS = [
  'spider',
  'wolv',
  'x-men 1',
  'avengers 1963',
  'thor',
  'iron',
  'hulk',
  'dr doom',
  'mary',
]

interface Caller {
  member: LoadMember
  random: Random
  comics: number[]
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
  ({ call, random }) =>
    call('GET', `/api/facets/comics?decade=${1940 + 10 * Math.floor(random() * 9)}`),
]
/** One act of so many is a sign-in, which replaces the member's session. */
const ACTS_A_SIGN_IN = 100

export interface MixedLoad {
  requests(): number
  stop(): Promise<void>
}

/** Every member does one thing after the other, at random, over the whole catalogue. */
export function startMixedLoad(site: LoadSite, comics: number[]): MixedLoad {
  let requests = 0
  let stopped = false
  let failure: unknown
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
    const caller: Caller = { member, random, comics, call }
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

async function openListing({ call, random }: Caller): Promise<void> {
  await call('GET', '/comics')
  const offset = 24 * Math.floor(random() * 1000)
  await call('GET', `/v1/public/comics?limit=24&offset=${offset}&orderBy=-onsaleDate`)
}

async function openComic({ call, random, comics }: Caller): Promise<void> {
  const id = pick(random, comics)
  await call('GET', `/comics/${id}`)
  await call('GET', `/v1/public/comics/${id}`)
  await call('GET', `/api/facts/comics/${id}`)
  await call('GET', `/api/progress?comics=${id}`)
}

async function search({ call, random }: Caller): Promise<void> {
  const words = `${pick(random, WORDS)} ${Math.floor(random() * 300)}`
  await call('GET', `/api/search?q=${encodeURIComponent(words)}`)
}

async function keep({ call, random, comics }: Caller): Promise<void> {
  const path = `/api/favourites/comics/${pick(random, comics)}`
  await call('PUT', path)
  await call('DELETE', path)
}

async function mark({ call, random, comics }: Caller): Promise<void> {
  const path = `/api/progress/comics/${pick(random, comics)}`
  await call('PUT', path)
  await call('DELETE', path)
}

async function callWire({ call, random, comics }: Caller): Promise<void> {
  await call('GET', `/v1/public/comics/${pick(random, comics)}/characters?${CREDENTIALS}`)
}

async function signIn({ call, member }: Caller): Promise<void> {
  const response = await call('POST', '/api/auth/sign-in/email', signInBody(member))
  member.cookie = `${readCookies(response.headers.getSetCookie())}; ${member.deviceCookie}`
}
