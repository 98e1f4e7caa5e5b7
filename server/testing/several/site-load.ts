import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import type { Answer, SiteMember } from './site-member.ts'

/** Of each loop, so that no rate limit is reached. */
const PAUSE_MS = 25
/** Below the limit of messages, which counts repeated ones too. */
const MAX_MESSAGES = 15

const READS = [
  '/characters',
  '/v1/public/comics?limit=20&orderBy=-onsaleDate',
  '/api/favourites',
  '/api/rack',
  '/api/search?q=knight',
  '/api/lists',
  '/api/auth/get-session',
]

export interface SiteLoad {
  answers: Answer[]
  /** Resolves once this many more answers have come of which it is true. */
  untilAnswered(count: number, isMeant?: (answer: Answer) => boolean): Promise<void>
  stop(): Promise<void>
}

/** Each member reads and writes at once, one call after the other. */
export function startLoad(members: SiteMember[], comics: number[]): SiteLoad {
  const answers: Answer[] = []
  const watchers = new Set<(answer: Answer) => void>()
  let stopped = false
  const loop = async (next: () => Promise<Answer>) => {
    while (!stopped) {
      const answer = await next()
      answers.push(answer)
      for (const watcher of watchers) watcher(answer)
      await delay(PAUSE_MS)
    }
  }
  const loops = members.flatMap((member) => [loop(reads(member)), loop(writes(member, comics))])
  return {
    answers,
    untilAnswered: (count, isMeant = () => true) =>
      new Promise((resolve) => {
        let left = count
        const watcher = (answer: Answer) => {
          if (isMeant(answer)) left -= 1
          if (left > 0) return
          watchers.delete(watcher)
          resolve()
        }
        watchers.add(watcher)
      }),
    stop: async () => {
      stopped = true
      await Promise.all(loops)
    },
  }
}

export function isWrite({ method }: Answer): boolean {
  return method !== 'GET'
}

export function isDone({ status }: Answer): boolean {
  return status >= 200 && status < 300
}

/** Refused in our words, because the database is away or too slow. */
export function asksToTryAgain({ status, body }: Answer): boolean {
  return status === 503 && /"message":"[^"]*Please try again/.test(body)
}

function reads({ call }: SiteMember): () => Promise<Answer> {
  let place = Math.floor(Math.random() * READS.length)
  return () => {
    place = (place + 1) % READS.length
    return call({ path: READS[place] ?? '' })
  }
}

/** What it writes is new each time, so that whatever is missing later was lost. */
function writes(member: SiteMember, comics: number[]): () => Promise<Answer> {
  const { call, listId, acknowledged } = member
  const { favourites, read, listed } = acknowledged
  const keep = (id: number) => call({ method: 'PUT', path: `/api/favourites/comics/${id}` })
  const mark = (id: number) => call({ method: 'PUT', path: `/api/progress/comics/${id}` })
  const list = (id: number) =>
    call({ method: 'POST', path: `/api/lists/${listId}/entries`, body: { comics: [id] } })
  const steps = [
    ...(
      [
        [keep, favourites],
        [mark, read],
        [list, listed],
      ] as const
    ).map(([write, done]) => async (id: number) => {
      const answer = await write(id)
      if (isDone(answer)) done.push(id)
      return answer
    }),
    messages(member),
  ]
  let count = acknowledged.favourites.length
  let turn = 0
  return () => {
    const step = steps[turn % steps.length]
    const comic = comics[count % comics.length]
    if (step === undefined || comic === undefined) throw new Error('There is nothing to write.')
    turn += 1
    if (turn % steps.length === 0) count += 1
    return step(comic)
  }
}

/** As the form does: what was not acknowledged is sent again with the same key. */
function messages(member: SiteMember): () => Promise<Answer> {
  const { call, acknowledged } = member
  let key: string = randomUUID()
  return async () => {
    if (member.sent >= MAX_MESSAGES) return call({ path: '/api/favourites' })
    const body = { fullname: 'Asha Rao', email: 'asha@example.com', message: `Message ${key}` }
    const headers = { 'idempotency-key': key }
    const answer = await call({ method: 'POST', path: '/api/queries', body, headers })
    if (answer.status !== 503) member.sent += 1
    if (isDone(answer)) {
      acknowledged.messages.push(key)
      key = randomUUID()
    }
    return answer
  }
}
