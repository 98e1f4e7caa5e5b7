import type { SearchAnswer, SearchKind } from '#contract/search.ts'
import type { Catalogue } from '../index/catalogue.ts'
import { fold } from '../index/prefix-index.ts'
import type { CharacterRecord } from '../load/records.ts'
import { buildSearch, type Search } from '../search/search.ts'
import { ArcBook } from './arc-facts.ts'
import type { Card, Cards } from './cards.ts'
import { Namer } from './summaries.ts'

/** So many characters of the sought name are looked through for teams. */
const MAX_SOUGHT_AMONG = 250

type Result = SearchAnswer['results'][number]

/** What the search box shows of a hit. */
export class SearchAnswers {
  private readonly catalogue: Catalogue
  private readonly cards: Cards
  private made: { search: Search; arcs: ArcBook } | undefined

  constructor(catalogue: Catalogue, cards: Cards) {
    this.catalogue = catalogue
    this.cards = cards
  }

  /** With `perKind`, at most this many of each kind. */
  answer(query: string, kinds: SearchKind[], limit: number, perKind?: number): SearchAnswer {
    const { total, totals, hits } = this.prepared().search(query, kinds, limit, perKind)
    const results = hits.map(({ kind, record, matches, why }) => {
      const shown = this.shown(kind, record)
      return { ...shown, subtitle: why === '' ? shown.subtitle : why, matches }
    })
    return { query, total, totals, results }
  }

  /** Groups that somebody belongs to, and no other characters. */
  answerTeams(query: string, limit: number): SearchAnswer {
    const found = this.prepared().search(query, ['characters'], MAX_SOUGHT_AMONG)
    const teams = found.hits.filter(({ record }) => this.hasMembers(record))
    const results = teams
      .slice(0, limit)
      .map(({ kind, record, matches }) => ({ ...this.shown(kind, record), matches }))
    const total = teams.length
    return { query, total, totals: { ...found.totals, characters: total }, results }
  }

  /** The search index, built lazily, or by the server right after the start. */
  prepared(): Search {
    return this.parts().search
  }

  private parts() {
    this.made ??= {
      search: buildSearch(this.catalogue),
      arcs: new ArcBook(this.catalogue, new Namer(this.catalogue, { resources: '', site: '' })),
    }
    return this.made
  }

  private shown(kind: SearchKind, record: number): Omit<Result, 'matches'> {
    if (kind === 'arcs') return this.arc(record)
    const card = this.cards.card(kind, record)
    return this.isTeam(card, record) ? { ...card, href: `/teams/${card.id}` } : card
  }

  private hasMembers(record: number): boolean {
    const { name, role } = this.catalogue.characters[record] as CharacterRecord
    return role === 'group' && this.catalogue.indexes.characters.valuesOf('team').has(fold(name))
  }

  private isTeam({ kind }: Card, record: number): boolean {
    return kind === 'characters' && this.catalogue.characters[record]?.role === 'group'
  }

  /** An arc has the picture of its first comic. */
  private arc(record: number): Omit<Result, 'matches'> {
    const { id, title, issues, firstComicId } = this.parts().arcs.link(record)
    const thumbnail = this.cards.picture('comics', firstComicId)
    return { kind: 'arcs', id, title, subtitle: issues, href: `/arcs/${id}`, thumbnail }
  }
}
