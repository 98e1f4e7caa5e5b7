import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { ComicCard } from '#contract/comic-card.ts'
import type { Next } from '#contract/follows.ts'
import type { ListSummary } from '#contract/lists.ts'
import { type Door, type Rack, RackSchema } from '#contract/rack.ts'
import { getMember, type Members } from '../members.ts'
import type { VisitStore } from './visit-store.ts'

/** Famous reading orders, of different times and heroes. */
const DOORS = [
  { kind: 'events', id: 5006 },
  { kind: 'events', id: 258 },
  { kind: 'arcs', id: 810 },
  { kind: 'events', id: 253 },
  { kind: 'events', id: 238 },
] as const

const SHOWN_LISTS = 6

/** What the member goes on with. */
interface RackBook {
  /** How many orders the member follows. */
  count(memberId: string): Promise<number>
  home(memberId: string, now: Date): Promise<{ next: Next[]; goOn: Next[] }>
}

interface RackLists {
  /** The last changed first. */
  latest(memberId: string, count: number): Promise<ListSummary[]>
}

/** The catalogue's part. */
interface RackCatalogue {
  thisWeek(now: Date): Rack['thisWeek']
  /** Undefined for none. */
  changedSince(day: string): { total: number; comics: ComicCard[] } | undefined
  door(kind: Door['kind'], id: number): Door | undefined
}

export interface RackRouteOptions {
  members: Members
  book: RackBook
  lists: RackLists
  catalogue: RackCatalogue
  visits: VisitStore
  now: () => Date
}

export const rackRoutes: FastifyPluginAsyncZod<RackRouteOptions> = async (
  app,
  { members, book, lists, catalogue, visits, now },
) => {
  app.get(
    '/',
    {
      schema: {
        tags: ['progress'],
        summary: 'The home of the member: what comes next, what to go on with, lists, what is new',
        response: { 200: RackSchema },
      },
    },
    async ({ headers }) => {
      const { id: memberId } = await getMember(members, headers)
      const at = now()
      const [{ next, goOn }, follows, latest, before] = await Promise.all([
        book.home(memberId, at),
        book.count(memberId),
        lists.latest(memberId, SHOWN_LISTS),
        visits.visit(memberId, at.getTime()),
      ])
      const isNew = follows === 0 && goOn.length === 0
      return {
        next,
        follows,
        lists: latest,
        goOn,
        thisWeek: catalogue.thisWeek(at),
        fresh: before === null ? null : changesSince(new Date(before).toISOString()),
        doors: isNew ? DOORS.flatMap(({ kind, id }) => catalogue.door(kind, id) ?? []) : [],
      }
    },
  )

  function changesSince(since: string): Rack['fresh'] {
    const changes = catalogue.changedSince(since.slice(0, 10))
    return changes === undefined ? null : { since, ...changes }
  }
}
