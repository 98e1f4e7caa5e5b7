import { type Figure, medianFigure } from './figure.ts'
import type { BenchMember, Call } from './rack-member.ts'
import { cpuMsOf, type ServerProcess } from './server-process.ts'

export const ROUNDS = 40
const WARM_UP = 5
/** Processor time is counted in steps of 10 ms, so it takes many calls to see what one costs. */
const COUNTED_MS = 400
const MARKED_CARDS = 96

interface Contestant {
  what: string
  /** The calls of one round. The first one is measured. */
  next(): Call[]
  /** Called with what the first one answered. */
  learn?(answer: string): void
  atMost?: number
}

export async function measureCalls(server: ServerProcess, member: BenchMember): Promise<Figure[]> {
  const all = contestants(member)
  const times = all.map((): number[] => [])
  for (let round = 0; round < WARM_UP + ROUNDS; round += 1) {
    for (const [place, contestant] of all.entries()) {
      const took = await runOnce(member, contestant)
      if (round >= WARM_UP) times[place]?.push(took)
    }
  }
  const figures: Figure[] = []
  for (const [place, contestant] of all.entries()) {
    const { what, atMost } = contestant
    const values = times[place] ?? []
    figures.push(
      medianFigure({ what, values, unit: ' ms', digits: 1, ...(atMost && { atMost }) }),
      medianFigure({
        what: `${what}, processor`,
        values: [await measureProcessor(server, member, contestant)],
        unit: ' ms',
        digits: 1,
      }),
    )
  }
  return figures
}

async function runOnce(member: BenchMember, { next, learn }: Contestant): Promise<number> {
  const [measured, ...others] = next()
  if (measured === undefined) throw new Error('There is nothing to measure.')
  const began = performance.now()
  const answer = await member.call(measured)
  const took = performance.now() - began
  learn?.(answer)
  for (const call of others) await member.call(call)
  return took
}

/** With what belongs to the round: of a mark, half of it is taking the mark back. */
async function measureProcessor(
  { pid }: ServerProcess,
  member: BenchMember,
  contestant: Contestant,
): Promise<number> {
  const before = cpuMsOf(pid)
  let calls = 0
  while (cpuMsOf(pid) - before < COUNTED_MS) {
    calls += contestant.next().length
    await runOnce(member, contestant)
  }
  return (cpuMsOf(pid) - before) / calls
}

function contestants({ comics, unread, longList }: BenchMember): Contestant[] {
  const list = `/api/lists/${longList.id}`
  const get = (path: string) => () => [{ path }]
  const card = Math.floor(comics.length / 2)
  const marked = comics.slice(card, card + MARKED_CARDS)
  return [
    { what: 'GET /healthz', next: get('/healthz') },
    { what: 'GET /api/rack', next: get('/api/rack'), atMost: 30 },
    { what: 'GET /api/next-up', next: get('/api/next-up') },
    { what: 'GET /api/lists', next: get('/api/lists'), atMost: 30 },
    { what: 'a list of 5,000, its first hundred', next: get(list), atMost: 30 },
    { what: 'the same, its last hundred', next: get(`${list}?offset=4900`), atMost: 30 },
    { what: 'its whole order', next: get(`${list}/entries`), atMost: 30 },
    { what: 'saving its whole order', ...saving(longList) },
    {
      what: `marks of ${MARKED_CARDS} cards`,
      next: get(`/api/progress?comics=${marked}`),
      atMost: 5,
    },
    { what: 'saving a mark', next: marking(unread) },
  ]
}

/** Each time another comic is in front. */
function saving({ id, entries }: BenchMember['longList']): Pick<Contestant, 'next' | 'learn'> {
  const path = `/api/lists/${id}/entries`
  let version = 1
  let place = 0
  return {
    next() {
      place = (place + 1) % entries.length
      const turned = [...entries.slice(place), ...entries.slice(0, place)]
      const headers = { 'if-match': `"${version}"` }
      return [{ method: 'PUT', path, body: { entries: turned }, headers }]
    },
    learn: (answer) => {
      version = JSON.parse(answer).version
    },
  }
}

function marking(unread: number[]): () => Call[] {
  let place = 0
  return () => {
    place = (place + 1) % unread.length
    const path = `/api/progress/comics/${unread[place]}`
    return [
      { method: 'PUT', path },
      { method: 'DELETE', path },
    ]
  }
}
