import type { ComicCard } from '#contract/comic-card.ts'
import type { CountedKind, OrderKind } from '#contract/progress.ts'
import { type ApiError, notFound } from '../errors.ts'
import { readId } from '../read-ids.ts'

/** Comics in the order in which they are read. */
export interface ReadingOrder {
  /** Of a list a text. */
  id: number | string
  title: string
  href: string
  comics: readonly number[]
}

/** The catalogue's part: undefined stands for what it does not have. */
export interface ProgressCatalogue {
  /** The id under which a comic is read, whatever id it is asked under. */
  issueId(comic: number): number | undefined
  card(comic: number): ComicCard | undefined
  find(kind: Exclude<OrderKind, 'lists'>, id: number): ReadingOrder | undefined
  seriesOf(comic: number): number | undefined
  comicsOf(kind: CountedKind, id: number): readonly number[] | undefined
  numbered(series: number): { id: number; number: number }[] | undefined
}

/** The members' own lists. Undefined for a list that is not theirs, as for one that does not exist. */
export interface ListOrders {
  find(memberId: string, list: string): Promise<ReadingOrder | undefined>
}

/** Every reading order that a member can see. */
export class OrderBook {
  private readonly catalogue: ProgressCatalogue
  private readonly lists: ListOrders | undefined

  constructor(catalogue: ProgressCatalogue, lists: ListOrders | undefined) {
    this.catalogue = catalogue
    this.lists = lists
  }

  async find(
    memberId: string,
    kind: OrderKind,
    id: number | string,
  ): Promise<ReadingOrder | undefined> {
    if (kind === 'lists') return this.lists?.find(memberId, String(id))
    return this.catalogue.find(kind, Number(id))
  }

  /** By the last part of an address. Throws an ApiError for what there is not. */
  async get(memberId: string, kind: OrderKind, address: string): Promise<ReadingOrder> {
    const id = readOrderId(kind, address)
    const order = await this.find(memberId, kind, id)
    if (order === undefined) throw unknown(id)
    return order
  }
}

/** The last part of an address. Throws an ApiError for what is no id of this kind. */
export function readOrderId(kind: OrderKind, text: string): number | string {
  if (kind !== 'lists') return readId(text)
  if (!/^[\w-]{1,64}$/.test(text)) throw unknown(text)
  return text
}

export function unknown(id: number | string): ApiError {
  return notFound(`There is nothing with the number ${id} here.`)
}
