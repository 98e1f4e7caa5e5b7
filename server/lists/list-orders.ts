import type { ListCatalogue } from './list-book.ts'
import type { ListStore } from './list-store.ts'

interface ListOrder {
  id: string
  title: string
  href: string
  /** The ids under which its comics are read, each once. */
  comics: readonly number[]
}

/** Lists as somebody reads them, for whoever knows what a member has read. */
export class ListOrders {
  private readonly store: ListStore
  private readonly catalogue: ListCatalogue

  constructor(store: ListStore, catalogue: ListCatalogue) {
    this.store = store
    this.catalogue = catalogue
  }

  /** Undefined for a list that is not theirs, as for one that does not exist. */
  async find(memberId: string, id: string): Promise<ListOrder | undefined> {
    const list = await this.store.findBrief(memberId, id)
    if (list === undefined) return undefined
    const { issues } = this.catalogue.identify(list.comics)
    return { id, title: list.name, href: `/lists/${id}`, comics: [...new Set(issues)] }
  }
}
