import type { Next } from '#contract/follows.ts'
import type { OrderKind } from '#contract/progress.ts'
import type { FollowStore, StoredFollow } from './follow-store.ts'
import type { OrderBook, ProgressCatalogue, ReadingOrder } from './reading-orders.ts'
import type { ReadingStore } from './reading-store.ts'

/** From them follows which series have been begun. */
const RECENT_READINGS = 100
const SHOWN_BEGUN = 6

interface Followed {
  follow: StoredFollow
  order: ReadingOrder
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

  async nextUp(memberId: string, now: Date): Promise<Next[]> {
    const { readings } = this.parts
    const followed = (await this.list(memberId)).filter(({ follow }) => !isPutOff(follow, now))
    const comics = followed.flatMap(({ order }) => order.comics)
    const newest = await readings.newest(memberId, comics)
    return followed.flatMap((one) => this.next(one, newest) ?? [])
  }

  /** Series that the member has begun and does not follow, the last read first. */
  async goOn(memberId: string): Promise<Next[]> {
    const { readings, follows, catalogue } = this.parts
    const recent = await readings.recent(memberId, RECENT_READINGS)
    const followed = await follows.list(memberId)
    const series = new Set(recent.flatMap(({ id }) => catalogue.seriesOf(id) ?? []))
    for (const { kind, id } of followed) if (kind === 'series') series.delete(Number(id))
    const begun = [...series].flatMap((id) => {
      const order = catalogue.find('series', id)
      return order === undefined ? [] : { follow: { kind: 'series' as const }, order }
    })
    const comics = begun.flatMap(({ order }) => order.comics)
    const newest = await readings.newest(memberId, comics)
    return begun.flatMap((one) => this.next(one, newest) ?? []).slice(0, SHOWN_BEGUN)
  }

  private next(
    { follow, order }: { follow: { kind: OrderKind }; order: ReadingOrder },
    newest: Map<number, number>,
  ): Next | undefined {
    const id = nextOf(order.comics, newest)
    const comic = id === undefined ? undefined : this.parts.catalogue.card(id)
    if (comic === undefined) return undefined
    const { title, href, comics } = order
    const read = comics.filter((one) => newest.has(one)).length
    return { kind: follow.kind, id: order.id, title, href, read, of: comics.length, comic }
  }
}

export function isPutOff({ putOffUntil }: StoredFollow, now: Date): boolean {
  return putOffUntil !== null && putOffUntil > now.getTime()
}

/**
 * The first unread comic after the one that was read last; where there is none, the first unread
 * one. Of several that were marked at the same moment the one furthest on was read last. Undefined
 * when all are read.
 */
export function nextOf(
  comics: readonly number[],
  newest: ReadonlyMap<number, number>,
): number | undefined {
  let last = -1
  let lastReadAt = Number.NEGATIVE_INFINITY
  for (const [place, comic] of comics.entries()) {
    const readAt = newest.get(comic)
    if (readAt === undefined || readAt < lastReadAt) continue
    last = place
    lastReadAt = readAt
  }
  const isUnread = (comic: number) => !newest.has(comic)
  const after = comics.findIndex((comic, place) => place > last && isUnread(comic))
  return after === -1 ? comics.find(isUnread) : comics[after]
}
