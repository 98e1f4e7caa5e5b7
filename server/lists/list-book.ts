import type { ListEntry, ListedComic, ListPage, ListSource, ListSummary } from '#contract/lists.ts'
import type { BriefList, ListStore, StoredList } from './list-store.ts'

const SHOWN_PICTURES = 4

/** The catalogue's data of comics and reading orders. */
export interface ListCatalogue {
  /** The id that the comic has now; undefined where there is none. */
  currentId(comic: number): number | undefined
  find(comic: number): Pick<ListedComic, 'title' | 'href' | 'thumbnail' | 'onSale'> | undefined
  picture(comic: number): ListedComic['thumbnail']
  orderOf(source: ListSource): { id: number; entries: ListEntry[] } | undefined
}

/** When the member last read those of the comics that they have read. */
export type ReadDates = (
  memberId: string,
  comics: readonly number[],
) => Promise<ReadonlyMap<number, number>>

/** A member's lists joined with the catalogue, and with what the member has read. */
export class ListBook {
  private readonly store: ListStore
  private readonly catalogue: ListCatalogue
  private readonly readDates: ReadDates

  constructor(store: ListStore, catalogue: ListCatalogue, readDates: ReadDates) {
    this.store = store
    this.catalogue = catalogue
    this.readDates = readDates
  }

  async summaries(memberId: string): Promise<ListSummary[]> {
    const lists = (await this.store.all(memberId)).map((list) => ({
      ...list,
      comics: this.shownIds(list.comics),
    }))
    const listed = new Set(lists.flatMap(({ comics }) => comics))
    const read = await this.readDates(memberId, [...listed])
    return lists.map((list) => this.summarise(list, read))
  }

  async summary(memberId: string, list: StoredList): Promise<ListSummary> {
    const comics = this.shownIds(list.entries.map(({ comic }) => comic))
    return this.summarise({ ...list, comics }, await this.readDates(memberId, comics))
  }

  async page(
    memberId: string,
    list: StoredList,
    { offset, limit }: { offset: number; limit: number },
  ): Promise<ListPage> {
    const entries = this.shown(list.entries)
    const comics = entries.map(({ comic }) => comic)
    const read = await this.readDates(memberId, comics)
    return {
      ...this.summarise({ ...list, comics }, read),
      createdAt: new Date(list.createdAt).toISOString(),
      source: list.source,
      offset,
      total: entries.length,
      results: entries.slice(offset, offset + limit).flatMap((entry) => {
        const comic = this.catalogue.find(entry.comic)
        return comic === undefined ? [] : { ...entry, ...comic, readAt: dateOf(read, entry.comic) }
      }),
    }
  }

  /**
   * Under the ids that the comics have now. A comic that was listed under two ids is listed once;
   * one that the catalogue no longer has is hidden, not deleted.
   */
  shown(entries: readonly ListEntry[]): ListEntry[] {
    return this.current(entries).filter(({ comic }) => this.isKnown(comic))
  }

  /** The same with those that are hidden. */
  current(entries: readonly ListEntry[]): ListEntry[] {
    const seen = new Set<number>()
    return entries.flatMap((entry) => {
      const comic = this.catalogue.currentId(entry.comic) ?? entry.comic
      if (seen.has(comic)) return []
      seen.add(comic)
      return { ...entry, comic }
    })
  }

  currentIds(comics: readonly number[]): number[] {
    return comics.map((comic) => this.catalogue.currentId(comic) ?? comic)
  }

  /** The ids of the lists that hold a comic. */
  async holding(memberId: string, comic: number): Promise<string[]> {
    const [asked] = this.currentIds([comic])
    const lists = await this.store.all(memberId)
    return lists.flatMap(({ id, comics }) =>
      this.currentIds(comics).some((one) => one === asked) ? id : [],
    )
  }

  isKnown(comic: number): boolean {
    return this.catalogue.currentId(comic) !== undefined
  }

  private shownIds(comics: readonly number[]): number[] {
    return [...new Set(comics.flatMap((comic) => this.catalogue.currentId(comic) ?? []))]
  }

  private summarise(list: BriefList, read: ReadonlyMap<number, number>): ListSummary {
    const { id, name, description, visibility, version, comics } = list
    return {
      id,
      name,
      description,
      visibility,
      entries: comics.length,
      read: comics.filter((comic) => read.has(comic)).length,
      version,
      updatedAt: new Date(list.updatedAt).toISOString(),
      pictures: comics.slice(0, SHOWN_PICTURES).map((comic) => this.catalogue.picture(comic)),
    }
  }
}

function dateOf(read: ReadonlyMap<number, number>, comic: number): string | null {
  const at = read.get(comic)
  return at === undefined ? null : new Date(at).toISOString()
}
