import { LRUCache } from 'lru-cache'
import type { ListEntry, NewList } from '#contract/lists.ts'
import type { ListBook, ListCatalogue } from './list-book.ts'
import type { ListMaker } from './list-maker.ts'
import type { OpenList, PublicList, ShareStore, StoredShare } from './share-store.ts'

const SHOWN_PICTURES = 4
/** A few hundred bytes each. */
const MAX_REMEMBERED = 20_000

/** A public list as a profile shows it. */
interface PublicListing {
  token: string
  name: string
  description: string
  updatedAt: number
  entries: number
  pictures: ReturnType<ListCatalogue['picture']>[]
}

/** What a version of a list comes to. */
interface Glance {
  version: number
  entries: number
  first: number[]
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
  /** By the ids of lists. */
  private readonly glances = new LRUCache<string, Glance>({ max: MAX_REMEMBERED })

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

  /** One list after the other: there may be hundreds with thousands of comics each. */
  async publicOf(memberId: string): Promise<PublicListing[]> {
    const listings: PublicListing[] = []
    for (const list of await this.store.publicOf(memberId)) {
      const glance = await this.glanceAt(list)
      if (glance === undefined) continue
      const { token, name, description, updatedAt } = list
      const pictures = glance.first.map((comic) => this.catalogue.picture(comic))
      listings.push({ token, name, description, updatedAt, entries: glance.entries, pictures })
    }
    return listings
  }

  /** Read once for each version, with room for other requests. Undefined where it has been closed. */
  private async glanceAt({
    id,
    version,
    token,
  }: Pick<PublicList, 'id' | 'version' | 'token'>): Promise<Glance | undefined> {
    const known = this.glances.get(id)
    if (known?.version === version) return known
    await new Promise(setImmediate)
    const comics = await this.store.comicsOf(token)
    if (comics === undefined) return undefined
    const { ids } = this.catalogue.identify(comics)
    const glance = { version, entries: ids.length, first: ids.slice(0, SHOWN_PICTURES) }
    this.glances.set(id, glance)
    return glance
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
