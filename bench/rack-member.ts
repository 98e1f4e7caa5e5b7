import { CREDENTIALS } from '#server/testing/build-catalogue-app.ts'

const READ = 20_000
const LISTS = 200
const LONG_LIST = 5000
/** Of each of the other lists. */
const SHORT_LIST = 40
/** Demon in a Bottle among them. */
const ARCS = [515, 810]
const FOLLOWED = { series: 25, events: 13, lists: 10 }
const PAGE = 100
/** Of five comics four are read, so that most series have been begun and few are finished. */
const PAGES = (5 * READ) / 4 / PAGE
const DAY_MS = 24 * 60 * 60 * 1000

export const MEMBER_IN_WORDS = `A member who has read ${READ.toLocaleString('en')} comics on ${PAGES} days, keeps ${LISTS} lists, one of them with ${LONG_LIST.toLocaleString('en')} comics, each with a note, and follows the ${FOLLOWED.series} longest series, ${FOLLOWED.events} events, ${ARCS.length} arcs and ${FOLLOWED.lists} lists`

export interface Call {
  method?: 'GET' | 'PUT' | 'POST' | 'DELETE'
  path: string
  body?: object
  headers?: Record<string, string>
}

interface Entry {
  comic: number
  section: string
  note: string
}

export interface BenchMember {
  cookie: string
  /** Throws at a refusal. Returns the body, which is empty for a 204. */
  call(call: Call): Promise<string>
  /** Some of them are read. */
  comics: number[]
  unread: number[]
  longList: { id: string; entries: Entry[] }
}

export async function fillRack(origin: string): Promise<BenchMember> {
  const cookie = await signUp(origin)
  const call = createCaller(origin, cookie)
  const comics: number[] = []
  const unread: number[] = []
  for (let page = 0; page < PAGES; page += 1) {
    const ids = await listIds(call, `comics?noVariants=true&limit=${PAGE}&offset=${page * PAGE}`)
    comics.push(...ids)
    const read = ids.filter((_, place) => place % 5 < 4)
    unread.push(...ids.filter((_, place) => place % 5 === 4))
    const readAt = new Date(Date.now() - (PAGES - page) * DAY_MS).toISOString()
    await call({ method: 'PUT', path: '/api/progress/comics', body: { read, readAt } })
  }
  // What is not read comes first, so that it is in sight.
  const ordered = [...new Set([...unread.slice(-PAGE), ...comics])]
  const entries = ordered.slice(0, LONG_LIST).map((comic, place) => ({
    comic,
    section: place % 500 < 400 ? 'Core' : 'Tie-ins',
    note: `Lent to a friend in ${1980 + (place % 40)}, and back with a crease.`,
  }))
  const lists = [await makeList(call, 'Everything', entries)]
  for (let list = 1; list < LISTS; list += 1) {
    const from = (list * 137) % (comics.length - SHORT_LIST)
    const short = comics.slice(from, from + SHORT_LIST)
    lists.push(
      await makeList(
        call,
        `List ${list}`,
        short.map((comic) => ({ comic, section: '', note: '' })),
      ),
    )
  }
  await follow(call, lists)
  return { cookie, call, comics, unread, longList: { id: lists[0] ?? '', entries } }
}

async function signUp(origin: string): Promise<string> {
  const member = { name: 'Asha Rao', email: 'asha@example.com', password: 'Excelsior! 1962' }
  const response = await fetch(`${origin}/api/auth/sign-up/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(member),
  })
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';', 1)[0])
    .join('; ')
}

function createCaller(origin: string, cookie: string): BenchMember['call'] {
  return async ({ method = 'GET', path, body, headers }) => {
    const response = await fetch(origin + path, {
      method,
      headers: { cookie, ...(body && { 'content-type': 'application/json' }), ...headers },
      ...(body && { body: JSON.stringify(body) }),
    })
    const text = await response.text()
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`)
    return text
  }
}

async function listIds(call: BenchMember['call'], path: string): Promise<number[]> {
  const { data } = JSON.parse(await call({ path: `/v1/public/${path}&${CREDENTIALS}` }))
  return data.results.map(({ id }: { id: number }) => id)
}

async function makeList(
  call: BenchMember['call'],
  name: string,
  entries: Entry[],
): Promise<string> {
  return JSON.parse(await call({ method: 'POST', path: '/api/lists', body: { name, entries } })).id
}

/** The longest series are the hardest case. */
async function follow(call: BenchMember['call'], lists: string[]): Promise<void> {
  const followed = {
    series: await findLongest(call),
    events: await listIds(call, `events?limit=${FOLLOWED.events}`),
    arcs: ARCS,
    lists: lists.slice(0, FOLLOWED.lists),
  }
  for (const [kind, ids] of Object.entries(followed)) {
    for (const id of ids) await call({ method: 'PUT', path: `/api/follows/${kind}/${id}` })
  }
}

async function findLongest(call: BenchMember['call']): Promise<number[]> {
  const all: { id: number; comics: { available: number } }[] = []
  for (let offset = 0; ; offset += PAGE) {
    const { data } = JSON.parse(
      await call({ path: `/v1/public/series?limit=${PAGE}&offset=${offset}&${CREDENTIALS}` }),
    )
    all.push(...data.results)
    if (all.length >= data.total) break
  }
  return all
    .toSorted((one, other) => other.comics.available - one.comics.available)
    .slice(0, FOLLOWED.series)
    .map(({ id }) => id)
}
