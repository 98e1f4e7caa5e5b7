import type { ComicCard } from '#contract/comic-card.ts'
import type { Door, Rack } from '#contract/rack.ts'
import type { Catalogue } from '../index/catalogue.ts'
import type { Cards } from './cards.ts'
import type { ReadingOrders } from './reading-orders.ts'
import { thisWeekIn } from './this-week.ts'

const SHOWN_CHANGES = 6

/** What the home of a member shows of the catalogue. */
export class RackShelves {
  private readonly catalogue: Catalogue
  private readonly cards: Cards
  private readonly orders: ReadingOrders

  constructor(catalogue: Catalogue, cards: Cards, orders: ReadingOrders) {
    this.catalogue = catalogue
    this.cards = cards
    this.orders = orders
  }

  thisWeek(now: Date): Rack['thisWeek'] {
    const found = thisWeekIn(this.catalogue, now)
    return found === undefined
      ? null
      : { coverMonth: found.coverMonth, comics: found.comics.map((comic) => this.card(comic)) }
  }

  /** The newest comics first. Undefined for none. */
  changedSince(day: string): { total: number; comics: ComicCard[] } | undefined {
    const { total, records } = this.catalogue.list('comics', {
      conditions: [{ by: 'changedSince', day }],
      order: [],
      offset: 0,
      limit: SHOWN_CHANGES,
    })
    if (total === 0) return undefined
    return { total, comics: Array.from(records, (comic) => this.card(comic)) }
  }

  door(kind: Door['kind'], id: number): Door | undefined {
    const order = this.orders.find(kind, id)
    const comic = this.orders.card(order?.comics[0] ?? Number.NaN)
    if (order === undefined || comic === undefined) return undefined
    const { title, href, comics } = order
    return { kind, id: order.id, title, href, of: comics.length, comic }
  }

  private card(comic: number): ComicCard {
    return { ...this.cards.card('comics', comic), kind: 'comics' }
  }
}
