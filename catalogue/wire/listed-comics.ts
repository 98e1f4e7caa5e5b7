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

  find(id: number): Pick<ListedComic, 'title' | 'href' | 'thumbnail' | 'onSale'> | undefined {
    const number = this.catalogue.indexes.comics.numberOf(id)
    if (number === undefined) return undefined
    const { title, href, thumbnail } = this.cards.card('comics', number)
    return { title, href, thumbnail, onSale: this.comicAt(number).onsale }
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
