import type { ListEntry, ListedComic, ListPage, ListSource, ListSummary } from '#contract/lists.ts'
import type { ListHead, ListStore, StoredList } from './list-store.ts'

const SHOWN_PICTURES = 4

/** The catalogue's data of comics and reading orders. */
export interface ListCatalogue {
  /** The id that the comic has now; undefined where there is none. */
  currentId(comic: number): number | undefined
  /**
   * Those of the comics that there are, each once: their current ids, and in `issues` the ids under
   * which they are read, which is for a variant that of its original.
   */
  identify(comics: readonly number[]): { ids: number[]; issues: number[] }
  find(comic: number): Pick<ListedComic, 'title' | 'href' | 'thumbnail' | 'onSale'> | undefined
  picture(comic: number): ListedComic['thumbnail']
  orderOf(source: ListSource): { id: number; entries: ListEntry[] } | undefined
}

/** What members have read, by the ids of issues. */
export interface Readings {
  /** When the member last read those of the issues that they have read; of others perhaps too. */
  readDates(memberId: string, issues: readonly number[]): Promise<ReadonlyMap<number, number>>
  /** All that the member has read, which is much quicker than the dates of as many. */
  readIssues(memberId: string): Promise<ReadonlySet<number>>
}

/** A member's lists joined with the catalogue, and with what the member has read. */
export class ListBook {
  private readonly store: ListStore
  private readonly catalogue: ListCatalogue
  private readonly readings: Readings

  constructor(store: ListStore, catalogue: ListCatalogue, readings: Readings) {
    this.store = store
    this.catalogue = catalogue
    this.readings = readings
  }

  /** With a comic, each tells whether it holds that one. */
  async summaries(memberId: string, comic?: number): Promise<ListSummary[]> {
    const read = await this.readings.readIssues(memberId)
    const asked = comic && (this.catalogue.currentId(comic) ?? comic)
    const summaries: ListSummary[] = []
    for await (const list of this.store.all(memberId)) {
      const { ids, issues } = this.catalogue.identify(list.comics)
      const summary = this.summarise(list, ids, countOf(issues, read))
      summaries.push(asked === undefined ? summary : { ...summary, has: ids.includes(asked) })
    }
    return summaries
  }

  /** The last changed first. */
  async latest(memberId: string, count: number): Promise<ListSummary[]> {
    const lists = await this.store.latest(memberId, count)
    if (lists.length === 0) return []
    const read = await this.readings.readIssues(memberId)
    return lists.map((list) => {
      const { ids, issues } = this.catalogue.identify(list.comics)
      return this.summarise(list, ids, countOf(issues, read))
    })
  }

  async summary(memberId: string, list: StoredList): Promise<ListSummary> {
    const { ids, issues } = this.catalogue.identify(list.entries.map(({ comic }) => comic))
    const read = await this.readings.readDates(memberId, issues)
    return this.summarise(list, ids, countOf(issues, read))
  }

  async page(
    memberId: string,
    list: StoredList,
    { offset, limit }: { offset: number; limit: number },
  ): Promise<ListPage> {
    const entries = this.shown(list.entries)
    const { ids, issues } = this.catalogue.identify(entries.map(({ comic }) => comic))
    const read = await this.readings.readDates(memberId, issues)
    return {
      ...this.summarise(list, ids, countOf(issues, read)),
      createdAt: new Date(list.createdAt).toISOString(),
      source: list.source,
      offset,
      total: entries.length,
      results: entries.slice(offset, offset + limit).flatMap((entry, place) => {
        const comic = this.catalogue.find(entry.comic)
        const readAt = dateOf(read, issues[offset + place])
        return comic === undefined ? [] : { ...entry, ...comic, readAt }
      }),
    }
  }

  /** All that is shown, each with the moment at which the member last read it. */
  async dated(
    memberId: string,
    list: StoredList,
  ): Promise<(ListEntry & { readAt: string | null })[]> {
    const entries = this.shown(list.entries)
    const { issues } = this.catalogue.identify(entries.map(({ comic }) => comic))
    const read = await this.readings.readDates(memberId, issues)
    return entries.map((entry, place) => ({ ...entry, readAt: dateOf(read, issues[place]) }))
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
    const current: ListEntry[] = []
    for (const entry of entries) {
      const comic = this.catalogue.currentId(entry.comic) ?? entry.comic
      if (seen.has(comic)) continue
      seen.add(comic)
      current.push(comic === entry.comic ? entry : { ...entry, comic })
    }
    return current
  }

  currentIds(comics: readonly number[]): number[] {
    return comics.map((comic) => this.catalogue.currentId(comic) ?? comic)
  }

  isKnown(comic: number): boolean {
    return this.catalogue.currentId(comic) !== undefined
  }

  private summarise(list: ListHead, comics: readonly number[], read: number): ListSummary {
    const { id, name, description, visibility, version } = list
    return {
      id,
      name,
      description,
      visibility,
      entries: comics.length,
      read,
      version,
      updatedAt: new Date(list.updatedAt).toISOString(),
      pictures: comics.slice(0, SHOWN_PICTURES).map((comic) => this.catalogue.picture(comic)),
    }
  }
}

function countOf(issues: readonly number[], read: { has(issue: number): boolean }): number {
  let count = 0
  for (const issue of issues) if (read.has(issue)) count += 1
  return count
}

function dateOf(read: ReadonlyMap<number, number>, issue = 0): string | null {
  const at = read.get(issue)
  return at === undefined ? null : new Date(at).toISOString()
}
