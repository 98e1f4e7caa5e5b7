import type { SearchAnswer } from '#contract/search.ts'
import type { Catalogue } from '../index/catalogue.ts'
import { buildSearch, type Search } from '../search/search.ts'
import type { CardKind, Cards } from './cards.ts'

/** What the search box shows of a hit. */
export class SearchAnswers {
  private readonly catalogue: Catalogue
  private readonly cards: Cards
  private made: Search | undefined

  constructor(catalogue: Catalogue, cards: Cards) {
    this.catalogue = catalogue
    this.cards = cards
  }

  /** With `perKind`, at most this many of each kind. */
  answer(query: string, kinds: CardKind[], limit: number, perKind?: number): SearchAnswer {
    const { total, totals, hits } = this.prepared().search(query, kinds, limit, perKind)
    const results = hits.map(({ kind, record, matches }) => ({
      ...this.cards.card(kind as CardKind, record),
      matches,
    }))
    return { query, total, totals, results }
  }

  /** The search index, built lazily, or by the server right after the start. */
  prepared(): Search {
    this.made ??= buildSearch(this.catalogue)
    return this.made
  }
}
