import type { ListEntry, NewList } from '#contract/lists.ts'
import type { ListBook, ListCatalogue } from './list-book.ts'
import type { ListMaker } from './list-maker.ts'
import type { OpenList, ShareStore, StoredShare } from './share-store.ts'

const SHOWN_PICTURES = 4

/** A public list as a profile shows it. */
interface PublicListing {
  token: string
  name: string
  description: string
  updatedAt: number
  entries: number
  pictures: ReturnType<ListCatalogue['picture']>[]
}

interface SharedListsParts {
  store: ShareStore
  book: ListBook
  maker: ListMaker
  catalogue: ListCatalogue
}

/** Lists as people other than their owners get to see them, for the domain that shares them. */
export class SharedLists {
  private readonly store: ShareStore
  private readonly book: ListBook
  private readonly maker: ListMaker
  private readonly catalogue: ListCatalogue

  constructor({ store, book, maker, catalogue }: SharedListsParts) {
    this.store = store
    this.book = book
    this.maker = maker
    this.catalogue = catalogue
  }

  /** Undefined where the member has no such list. */
  stateOf(memberId: string, id: string): Promise<StoredShare | undefined> {
    return this.store.stateOf(memberId, id)
  }

  open(
    memberId: string,
    id: string,
    visibility: 'link' | 'public',
    link: { token: string; replace: boolean },
  ): Promise<void> {
    return this.store.open(memberId, id, visibility, link)
  }

  close(memberId: string, id: string): Promise<void> {
    return this.store.close(memberId, id)
  }

  /** With the entries that the catalogue has; undefined for whatever is not open now. */
  async findOpen(token: string): Promise<OpenList | undefined> {
    const list = await this.store.findOpen(token)
    return list && { ...list, entries: this.book.shown(list.entries) }
  }

  async publicOf(memberId: string): Promise<PublicListing[]> {
    const lists = await this.store.publicOf(memberId)
    return lists.map(({ token, name, description, updatedAt, comics }) => {
      const { ids } = this.catalogue.identify(comics)
      const pictures = ids.slice(0, SHOWN_PICTURES).map((comic) => this.catalogue.picture(comic))
      return { token, name, description, updatedAt, entries: ids.length, pictures }
    })
  }

  hide(token: string, hiddenAt: number | null): Promise<boolean> {
    return this.store.hide(token, hiddenAt)
  }

  isHidden(token: string): Promise<boolean | undefined> {
    return this.store.isHidden(token)
  }

  /** A list of the member's own; returns its id. */
  async copy(
    memberId: string,
    {
      name,
      description,
      entries,
    }: Pick<NewList, 'name' | 'description'> & { entries: ListEntry[] },
  ): Promise<string> {
    const { id } = await this.maker.make(memberId, { name, description, entries })
    return id
  }
}
