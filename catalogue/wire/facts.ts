import type { BriefFacts, CharacterFacts, Facts, YearCounts } from '#contract/facts.ts'
import type { Catalogue, Query } from '../index/catalogue.ts'
import type { Kind } from '../index/kinds.ts'
import { toList } from '../index/selection.ts'
import { inferredFactsOf } from '../load/inferred-facts.ts'
import {
  type CharacterRecord,
  type ComicRecord,
  CREDIT_ROLES,
  type CreatorRecord,
  type EventPart,
  type EventRecord,
  type FirstAppearance,
  isBook,
  RUNNING,
  type SeriesRecord,
} from '../load/records.ts'
import { isTeller } from '../load/teller-roles.ts'
import { ArcBook } from './arc-facts.ts'
import { CharacterTies } from './character-ties.ts'
import { creditsOf } from './comic-credits.ts'
import { CreatorTies } from './creator-ties.ts'
import { eventPartsOf } from './event-parts.ts'
import { neighboursOf } from './neighbours.ts'
import { type Overview, Overviews } from './overviews.ts'
import { SeriesTies } from './series-ties.ts'
import { Namer } from './summaries.ts'
import { TeamTies } from './team-ties.ts'
import { countYears, type YearKind } from './year-counts.ts'

const SHOWN_CREATORS = 2

export type FactKind = Exclude<Kind, 'stories'> | 'arcs'

/** Data beyond the contract's fields: real names, key issues, reading orders, inferred facts. */
export class FactBook {
  private readonly catalogue: Catalogue
  private readonly namer: Namer
  private readonly ties: CharacterTies
  private readonly arcs: ArcBook
  private readonly seriesTies: SeriesTies
  private readonly creatorTies: CreatorTies
  private readonly teams: TeamTies
  private madeOverviews: Overviews | undefined

  constructor(catalogue: Catalogue) {
    this.catalogue = catalogue
    this.namer = new Namer(catalogue, { resources: '', site: '' })
    this.ties = new CharacterTies(catalogue, this.namer)
    this.arcs = new ArcBook(catalogue, this.namer)
    this.seriesTies = new SeriesTies(catalogue, this.namer)
    this.creatorTies = new CreatorTies(catalogue, this.namer, this.seriesTies)
    this.teams = new TeamTies(catalogue)
  }

  find(kind: FactKind, id: number): Facts | undefined {
    if (kind === 'arcs') return this.arcs.find(id)
    const facts = this.findBrief(kind, id)
    if (facts === undefined) return undefined
    const record = this.catalogue.indexes[kind].numberOf(id) as number
    switch (facts.kind) {
      case 'comics':
        return { ...facts, ...this.comicTies(record) }
      case 'series':
        return { ...facts, ...this.seriesTies.of(record), arcs: this.arcs.inSeries(record) }
      case 'creators':
        return { ...facts, ...this.creatorTies.of(record) }
      case 'characters':
        return { ...facts, ...this.characterTies(facts, record) }
      default:
        return facts
    }
  }

  private comicTies(record: number) {
    return {
      credits: creditsOf(this.catalogue, this.namer, record),
      events: eventPartsOf(this.catalogue, this.namer, record),
      arcs: this.arcs.placesOf(record),
    }
  }

  private characterTies(facts: Pick<CharacterFacts, 'firstAppearance'>, record: number) {
    const comicId = facts.firstAppearance?.comicId ?? null
    const first = comicId === null ? undefined : this.catalogue.indexes.comics.numberOf(comicId)
    return {
      ...this.ties.of(record, first),
      ...this.teams.of(record),
      arcs: this.arcs.withCharacter(record),
    }
  }

  /** Without what only the page of a single record shows. */
  findBrief(kind: FactKind, id: number): BriefFacts | undefined {
    if (kind === 'arcs') return this.arcs.find(id)
    const record = this.catalogue.indexes[kind].numberOf(id)
    return record === undefined ? undefined : this.facts(kind, record)
  }

  /** Of the records that the wire lists for this query, in its order. */
  listBrief(kind: Exclude<FactKind, 'arcs'>, query: Query): BriefFacts[] {
    const { records } = this.catalogue.list(kind, query)
    return Array.from(records, (record) => this.facts(kind, record))
  }

  years(kind: YearKind, id: number): YearCounts | undefined {
    const record = this.catalogue.indexes[kind].numberOf(id)
    return record === undefined ? undefined : { years: countYears(this.catalogue, kind, record) }
  }

  private facts(kind: Exclude<FactKind, 'arcs'>, record: number): BriefFacts {
    switch (kind) {
      case 'characters':
        return this.character(this.catalogue.characters[record] as CharacterRecord, record)
      case 'comics':
        return this.comic(this.catalogue.comics[record] as ComicRecord, record)
      case 'series':
        return this.series(this.catalogue.series[record] as SeriesRecord, record)
      case 'events':
        return this.event(this.catalogue.events[record] as EventRecord, record)
      case 'creators':
        return this.creator(this.catalogue.creators[record] as CreatorRecord, record)
    }
  }

  private character(character: CharacterRecord, record: number): BriefFacts {
    const { id, realName, aliases, firstAppearance, teams, role, colours } = character
    const first = firstAppearance && {
      ...firstAppearance,
      comicId: this.comicIdOf(firstAppearance),
    }
    return {
      kind: 'characters',
      id,
      realName,
      aliases,
      firstAppearance: first,
      teams,
      memberCount: this.teams.countMembers(record),
      role,
      colours,
      comicCount: this.catalogue.issueCount('characters', record),
      ...this.overview('characters', record),
    }
  }

  private comicIdOf({ series, startYear, issueNumber }: FirstAppearance): number | null {
    const candidates = this.catalogue.indexes.series.withValue('title', [series.toLowerCase()])
    for (const number of toList(candidates)) {
      const comic = this.catalogue
        .relation('series', 'comics')
        .of(number)
        .find((one) => this.isIssueNumbered(one, issueNumber))
      const isOfYear = this.catalogue.series[number]?.startYear === startYear
      if (isOfYear && comic !== undefined) return this.comicAt(comic).id
    }
    return null
  }

  private isIssueNumbered(comic: number, number: number): boolean {
    const { issueNumber, variantOf } = this.comicAt(comic)
    return issueNumber === number && variantOf === null
  }

  private comic(comic: ComicRecord, record: number): BriefFacts {
    const events = Array.from(this.catalogue.relation('comics', 'events').of(record), (number) => {
      const { id, title, parts } = this.catalogue.events[number] as EventRecord
      const part = parts.find(({ comics }) => comics.includes(record))
      return { id, title, role: part?.role ?? '' }
    })
    const { previous, next } = neighboursOf(this.catalogue, record)
    const { id, coverMonth, storyTitles, key } = comic
    return {
      kind: 'comics',
      id,
      coverMonth,
      storyTitles: [...storyTitles],
      key,
      events,
      inferred: inferredFactsOf(comic),
      inferredCharacters: comic.inferredCharacters.map((number) => this.characterId(number)),
      variantOf: comic.variantOf === null ? null : this.comicLink(comic.variantOf),
      previous: previous === undefined ? null : this.comicLink(previous),
      next: next === undefined ? null : this.comicLink(next),
    }
  }

  private series({ id, endYear }: SeriesRecord, record: number): BriefFacts {
    const issues = this.catalogue.issuesOf('series', record)
    // Comics are sorted newest first; reversed here, so that a story is listed from its beginning.
    const keys = issues.filter((comic) => this.comicAt(comic).key !== null).reverse()
    return {
      kind: 'series',
      id,
      issueCount: issues.length,
      bookCount: issues.filter((comic) => isBook(this.comicAt(comic).format)).length,
      mainCreators: this.mainCreators(issues),
      // A later printing of the last issue does not extend the series.
      ...this.overviews.of(issues),
      running: endYear === RUNNING,
      keyIssues: Array.from(keys, (comic) => this.comicLink(comic)),
    }
  }

  /**
   * By number of issues: the wire lists creators alphabetically, which does not show who mattered
   * most.
   */
  private mainCreators(issues: Iterable<number>): string[] {
    const counts = new Map<number, number>()
    for (const issue of issues) {
      const makers = this.comicAt(issue).credits.filter(({ role }) => isTeller(role))
      for (const creator of new Set(makers.map(({ creator }) => creator))) {
        counts.set(creator, (counts.get(creator) ?? 0) + 1)
      }
    }
    return [...counts]
      .sort(([, one], [, other]) => other - one)
      .slice(0, SHOWN_CREATORS)
      .map(([creator]) => this.namer.name('creators', creator))
  }

  private event({ id, parts }: EventRecord, record: number): BriefFacts {
    return {
      kind: 'events',
      id,
      parts: joinNeighbours(parts).map(({ role, comics }) => ({
        role,
        comics: comics.map((comic) => this.comicLink(comic)),
      })),
      comicCount: this.catalogue.issueCount('events', record),
      keyIssueCount: this.overview('events', record).keyIssueCount,
    }
  }

  private creator({ id }: CreatorRecord, record: number): BriefFacts {
    const counts = new Map<string, number>()
    for (const comic of this.catalogue.issuesOf('creators', record)) {
      for (const { creator, role } of this.comicAt(comic).credits) {
        if (creator === record) counts.set(role, (counts.get(role) ?? 0) + 1)
      }
    }
    const roles = CREDIT_ROLES.flatMap((role) => {
      const comics = counts.get(role)
      return comics === undefined ? [] : { role, comics }
    })
    const comicCount = this.catalogue.issueCount('creators', record)
    return { kind: 'creators', id, roles, comicCount, ...this.overview('creators', record) }
  }

  /** Computed lazily: it scans all comics, and the start should not wait for it. */
  private get overviews(): Overviews {
    this.madeOverviews ??= new Overviews(this.catalogue.comics)
    return this.madeOverviews
  }

  private overview(kind: YearKind, record: number): Overview {
    return this.overviews.of(this.catalogue.issuesOf(kind, record))
  }

  private characterId(number: number): number {
    return this.catalogue.indexes.characters.ids[number] as number
  }

  private comicAt(comic: number): ComicRecord {
    return this.catalogue.comics[comic] as ComicRecord
  }

  private comicLink(comic: number): { id: number; title: string } {
    return { id: this.comicAt(comic).id, title: this.namer.name('comics', comic) }
  }
}

/** A reading order changes series with nearly every comic; readers need to see a change of role only. */
function joinNeighbours(parts: readonly EventPart[]): EventPart[] {
  const joined: EventPart[] = []
  for (const { role, comics } of parts) {
    const before = joined.at(-1)
    if (before?.role === role) joined.splice(-1, 1, { role, comics: [...before.comics, ...comics] })
    else joined.push({ role, comics })
  }
  return joined
}
