import type { Next } from '#contract/follows.ts'
import type { OrderKind } from '#contract/progress.ts'
import type { FollowStore, StoredFollow } from './follow-store.ts'
import type { OrderBook, ProgressCatalogue, ReadingOrder } from './reading-orders.ts'
import type { ReadingStore } from './reading-store.ts'

/** From them follows which series have been begun. */
const RECENT_READINGS = 100
const SHOWN_BEGUN = 6

interface Ordered {
  follow: { kind: OrderKind }
  order: ReadingOrder
}

interface Followed extends Ordered {
  follow: StoredFollow
}

interface Parts {
  catalogue: ProgressCatalogue
  readings: ReadingStore
  follows: FollowStore
  orders: OrderBook
}

/** What members follow, joined with the catalogue, and what they read next of it. */
export class FollowBook {
  private readonly parts: Parts

  constructor(parts: Parts) {
    this.parts = parts
  }

  /** What the catalogue no longer has is hidden, not deleted. */
  async list(memberId: string): Promise<Followed[]> {
    const { follows, orders } = this.parts
    const found = await Promise.all(
      (await follows.list(memberId)).map(async (follow) => ({
        follow,
        order: await orders.find(memberId, follow.kind, follow.id),
      })),
    )
    return found.flatMap(({ follow, order }) => (order === undefined ? [] : { follow, order }))
  }

  async count(memberId: string): Promise<number> {
    return (await this.parts.follows.list(memberId)).length
  }

  async nextUp(memberId: string, now: Date): Promise<Next[]> {
    const followed = await this.following(memberId, now)
    return this.nextOf(followed, await this.newestOf(memberId, followed))
  }

  /**
   * What is next up, and series that the member has begun and does not follow, the last read first.
   * Together, since for a member who has read much the readings are what takes the time.
   */
  async home(memberId: string, now: Date): Promise<{ next: Next[]; goOn: Next[] }> {
    const [followed, begun] = await Promise.all([
      this.following(memberId, now),
      this.begun(memberId),
    ])
    const newest = await this.newestOf(memberId, [...followed, ...begun])
    return {
      next: this.nextOf(followed, newest),
      goOn: this.nextOf(begun, newest).slice(0, SHOWN_BEGUN),
    }
  }

  /** What the member follows and has not put off. */
  private async following(memberId: string, now: Date): Promise<Followed[]> {
    return (await this.list(memberId)).filter(({ follow }) => !isPutOff(follow, now))
  }

  private async begun(memberId: string): Promise<Ordered[]> {
    const { readings, follows, catalogue } = this.parts
    const recent = await readings.recent(memberId, RECENT_READINGS)
    const series = new Set(recent.flatMap(({ id }) => catalogue.seriesOf(id) ?? []))
    for (const { kind, id } of await follows.list(memberId)) {
      if (kind === 'series') series.delete(Number(id))
    }
    return [...series].flatMap((id) => {
      const order = catalogue.find('series', id)
      return order === undefined ? [] : { follow: { kind: 'series' as const }, order }
    })
  }

  private newestOf(memberId: string, all: Ordered[]): Promise<Map<number, number>> {
    const comics = all.flatMap(({ order }) => order.comics)
    return this.parts.readings.newest(memberId, comics)
  }

  private nextOf(all: Ordered[], newest: Map<number, number>): Next[] {
    return all.flatMap((one) => this.next(one, newest) ?? [])
  }

  private next({ follow, order }: Ordered, newest: Map<number, number>): Next | undefined {
    const { title, href, comics } = order
    const place = placeIn(comics, newest)
    const comic = place.next === undefined ? undefined : this.parts.catalogue.card(place.next)
    if (comic === undefined) return undefined
    const { read } = place
    return { kind: follow.kind, id: order.id, title, href, read, of: comics.length, comic }
  }
}

export function isPutOff({ putOffUntil }: StoredFollow, now: Date): boolean {
  return putOffUntil !== null && putOffUntil > now.getTime()
}

/**
 * How many of the comics are read, and which comes next: the first unread one after the one that was
 * read last; where there is none, the first unread one. Of several that were marked at the same moment
 * the one furthest on was read last. Undefined when all are read.
 */
export function placeIn(
  comics: readonly number[],
  newest: ReadonlyMap<number, number>,
): { read: number; next: number | undefined } {
  let read = 0
  let lastReadAt = Number.NEGATIVE_INFINITY
  let first: number | undefined
  let next: number | undefined
  // One look at each comic: those of a member's orders are tens of thousands.
  for (const comic of comics) {
    const readAt = newest.get(comic)
    if (readAt === undefined) {
      first ??= comic
      next ??= comic
      continue
    }
    read += 1
    if (readAt < lastReadAt) continue
    lastReadAt = readAt
    next = undefined
  }
  return { read, next: next ?? first }
}
