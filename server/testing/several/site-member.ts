import { CREDENTIALS } from '../build-catalogue-app.ts'
import { readCookies } from '../sign-up-member.ts'

const PASSWORD = 'Excelsior! 1962'
/** Against hanging only. */
const HANGS_MS = 120_000
const PAGE = 100

export interface Answer {
  method: string
  path: string
  /** 0 where none came, or not the whole of it. */
  status: number
  ms: number
  body: string
}

interface Call {
  method?: 'GET' | 'POST' | 'PUT'
  /** Or a whole URL, of one of the servers. */
  path: string
  body?: object
  headers?: Record<string, string>
}

/** What the site has acknowledged to a member, who may rely on it from then on. */
interface Acknowledged {
  favourites: number[]
  read: number[]
  listed: number[]
  messages: string[]
}

export interface SiteMember {
  listId: string
  acknowledged: Acknowledged
  /** Sent messages, of which only so many are allowed. */
  sent: number
  /** Never rejects: what failed is an answer too. */
  call(call: Call): Promise<Answer>
}

export async function signUpAtSite(url: string, email: string): Promise<SiteMember> {
  const response = await fetch(`${url}/api/auth/sign-up/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Asha Rao', email, password: PASSWORD }),
  })
  if (response.status !== 200) throw new Error(`No account was opened: ${await response.text()}`)
  const call = callsOf(url, readCookies(response.headers.getSetCookie()))
  const list = await call({ method: 'POST', path: '/api/lists', body: { name: 'To read' } })
  if (list.status !== 201) throw new Error(`No list was made: ${list.body}`)
  return {
    listId: JSON.parse(list.body).id,
    acknowledged: { favourites: [], read: [], listed: [], messages: [] },
    sent: 0,
    call,
  }
}

/** Comics by their ids, as many as a test marks. */
export async function listComics(url: string, count: number): Promise<number[]> {
  const ids: number[] = []
  while (ids.length < count) {
    const path = `/v1/public/comics?noVariants=true&limit=${PAGE}&offset=${ids.length}`
    const response = await fetch(`${url}${path}&${CREDENTIALS}`)
    const { results } = (await response.json()).data
    if (results.length === 0) throw new Error('The catalogue has too few comics.')
    ids.push(...results.map(({ id }: { id: number }) => id))
  }
  return ids
}

/** What was acknowledged and is not there, as `kind value`. */
export async function findLost({ acknowledged, call }: SiteMember): Promise<string[]> {
  const answer = await call({ path: '/api/account/export.json' })
  if (answer.status !== 200) throw new Error(`Nothing can be compared: ${answer.status}`)
  const kept: Kept = JSON.parse(answer.body)
  const stored = {
    favourites: kept.favourites.map(({ id }) => id),
    read: kept.readings.map(({ comic }) => comic),
    listed: kept.lists.flatMap(({ entries }) => entries.map(({ comic }) => comic)),
    messages: kept.messages.map(({ id }) => id),
  }
  return Object.entries(acknowledged).flatMap(([kind, values]: [string, unknown[]]) => {
    const found = new Set<unknown>(stored[kind as keyof Acknowledged])
    return values.filter((value) => !found.has(value)).map((value) => `${kind} ${value}`)
  })
}

interface Kept {
  favourites: { id: number }[]
  readings: { comic: number }[]
  lists: { entries: { comic: number }[] }[]
  messages: { id: string }[]
}

function callsOf(url: string, cookie: string): SiteMember['call'] {
  return async ({ method = 'GET', path, body, headers }) => {
    const began = performance.now()
    const seen = (status: number, text: string): Answer => ({
      method,
      path,
      status,
      ms: performance.now() - began,
      body: text,
    })
    try {
      const response = await fetch(new URL(path, url), {
        method,
        headers: { cookie, ...(body && { 'content-type': 'application/json' }), ...headers },
        ...(body && { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(HANGS_MS),
      })
      return seen(response.status, await response.text())
    } catch (error) {
      return seen(0, String(error instanceof Error ? (error.cause ?? error) : error))
    }
  }
}
