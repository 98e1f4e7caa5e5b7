import type { ListEntry, ListedComic, ListSource } from '#contract/lists.ts'
import type { Catalogue } from '../index/catalogue.ts'
import type { ComicRecord, EventPart, EventRecord } from '../load/records.ts'
import type { Card, Cards } from './cards.ts'

interface ReadingOrder {
  /** The id that the event or arc has now. */
  id: number
  entries: ListEntry[]
}

/** The words of the event's page. */
const SECTIONS: Record<EventPart['role'], string> = {
  prologue: 'Prologue',
  core: 'Core',
  'tie-in': 'Tie-ins',
  epilogue: 'Epilogue',
}

/** What members' lists need to know of comics, and the orders that they can be made from. */
export class ListedComics {
  private readonly catalogue: Catalogue
  private readonly cards: Cards
  private madeArcs: Map<number, number> | undefined

  constructor(catalogue: Catalogue, cards: Cards) {
    this.catalogue = catalogue
    this.cards = cards
  }

  /** A comic answers under ids that it had earlier too. */
  currentId(id: number): number | undefined {
    return this.cards.currentId('comics', id)
  }

  /**
   * Those of the comics that there are, each once: their current ids, and in `issues` the ids under
   * which they are read, which is for a variant that of its original. One look at each comic, since
   * a member may have tens of thousands of them.
   */
  identify(comics: readonly number[]): { ids: number[]; issues: number[] } {
    const ids: number[] = []
    const issues: number[] = []
    let hasFormer = false
    for (const asked of comics) {
      const number = this.catalogue.indexes.comics.numberOf(asked)
      if (number === undefined) continue
      const { id, variantOf } = this.comicAt(number)
      // Otherwise nothing comes twice: no list has a comic twice under one id.
      if (id !== asked) hasFormer = true
      ids.push(id)
      issues.push(variantOf === null ? id : this.comicAt(variantOf).id)
    }
    return hasFormer ? this.identify([...new Set(ids)]) : { ids, issues }
  }

  find(id: number): Pick<ListedComic, 'title' | 'href' | 'thumbnail' | 'onSale'> | undefined {
    const number = this.catalogue.indexes.comics.numberOf(id)
    if (number === undefined) return undefined
    const comic = this.comicAt(number)
    return {
      // Not the whole card, whose month in words costs more than all the rest.
      title: this.cards.title('comics', comic.id) ?? '',
      href: `/comics/${comic.id}`,
      thumbnail: this.picture(comic.id),
      onSale: comic.onsale,
    }
  }

  picture(id: number): Card['thumbnail'] {
    return this.cards.picture('comics', id)
  }

  orderOf({ kind, id }: ListSource): ReadingOrder | undefined {
    return kind === 'event' ? this.orderOfEvent(id) : this.orderOfArc(id)
  }

  private orderOfEvent(id: number): ReadingOrder | undefined {
    const number = this.catalogue.indexes.events.numberOf(id)
    if (number === undefined) return undefined
    const event = this.catalogue.events[number] as EventRecord
    const entries = event.parts.flatMap(({ role, comics }) =>
      comics.map((comic) => this.entry(comic, SECTIONS[role])),
    )
    return { id: event.id, entries }
  }

  private orderOfArc(id: number): ReadingOrder | undefined {
    this.madeArcs ??= new Map(this.catalogue.arcs.map((arc, number) => [arc.id, number]))
    const arc = this.catalogue.arcs[this.madeArcs.get(id) ?? -1]
    return arc && { id, entries: arc.comics.map((comic) => this.entry(comic, '')) }
  }

  private entry(comic: number, section: string): ListEntry {
    return { comic: this.comicAt(comic).id, section, note: '' }
  }

  private comicAt(comic: number): ComicRecord {
    return this.catalogue.comics[comic] as ComicRecord
  }
}
