import type { Catalogue } from '#catalogue/index/catalogue.ts'
import type { CharacterRecord, ComicRecord, KeyFacts } from '#catalogue/load/records.ts'
import type { Person } from './compositions/scene.ts'
import type { CoverFacts } from './covers/cover-facts.ts'
import { genreOfTitle } from './genre-of.ts'
import type { Genre } from './looks/look.ts'
import { lookOf } from './looks/look-of.ts'
import { standInFor } from './looks/stand-ins.ts'
import { Twins } from './twins.ts'

/** More people than this on a cover cannot be told apart. */
const MOST_OTHERS = 4
/** The last word or two of a name, as a burst has room for. */
const KEY_WORD = 14

/** Turns records into what a cover may state. */
export class CoverFactsOf {
  private readonly catalogue: Catalogue
  private readonly stars = new Map<number, ReadonlyMap<number, number>>()
  private readonly leads = new Map<number, Person | undefined>()
  private readonly twins: Twins
  private namesByLength: CharacterRecord[] | undefined

  constructor(catalogue: Catalogue) {
    this.catalogue = catalogue
    this.twins = new Twins(catalogue)
  }

  comic(record: number): CoverFacts {
    const facts = this.stated(record)
    const twin = this.twins.countBefore(record, facts, (other) => this.stated(other))
    return twin === 0 ? facts : { ...facts, twin }
  }

  private stated(record: number): CoverFacts {
    const comic = this.catalogue.comics[record] as ComicRecord
    const title = this.catalogue.series[comic.series]?.title ?? ''
    const people = this.peopleOf(comic)
    const told = genreOfTitle(title)
    const lead = people[0] ?? this.leadOfSeries(comic.series) ?? nobody(title, told)
    const isTeam = isHeroic(lead.look.genre) && this.countRegulars(comic) > 2
    const genre = told ?? (isTeam ? 'team' : genreBy(lead))
    return {
      series: title,
      number: comic.format === 'comic' || comic.issueNumber > 0 ? String(comic.issueNumber) : '',
      year: Number(comic.coverMonth.slice(0, 4)),
      month: Number(comic.coverMonth.slice(5, 7)),
      lead,
      others: people.slice(1, 1 + MOST_OTHERS),
      genre,
      event: this.eventOf(record),
      key: comic.key === null ? [] : keyWords(comic.key),
      price: comic.price,
      strip: lead.name,
      variant: comic.variantOf === null ? 0 : 1 + (comic.id % 7),
      twin: 0,
    }
  }

  /** A page with nothing on it but a title and a year. */
  bare(title: string, year: number): CoverFacts {
    const genre = genreOfTitle(title)
    const lead = nobody(title, genre)
    return {
      series: title,
      number: '',
      year,
      month: 0,
      lead,
      others: [],
      genre: genre ?? lead.look.genre,
      event: null,
      key: [],
      price: 0,
      strip: title,
      variant: 0,
      twin: 0,
    }
  }

  /**
   * The star of the series first, among equals the best known, then who is new in this issue, then its villains, then the rest. A team
   * is drawn by its members; only where none is named does it stand for itself.
   */
  private peopleOf(comic: ComicRecord): Person[] {
    const stars = this.starsOf(comic.series)
    const appearances = this.catalogue.relation('characters', 'comics')
    const known = comic.characters.toSorted(
      (one, other) =>
        (stars.get(other) ?? 0) - (stars.get(one) ?? 0) ||
        appearances.of(other).length - appearances.of(one).length,
    )
    const records = known.flatMap((one) => this.catalogue.characters[one] ?? [])
    const persons = records.filter(({ role }) => role !== 'group')
    const [lead, ...others] = persons.length > 0 ? persons : records.slice(0, 1)
    if (lead === undefined) return []
    const tags = new Set(comic.key?.tags)
    const rank = ({ name, role }: CharacterRecord) =>
      tags.has(`first: ${name}`) ? 0 : role === 'villain' ? 1 : 2
    return [lead, ...others.toSorted((one, other) => rank(one) - rank(other))].map(toPerson)
  }

  /** How many persons of an issue are in at least half of its series: three of them make it a team's book. */
  private countRegulars(comic: ComicRecord): number {
    const stars = this.starsOf(comic.series)
    const half = this.catalogue.relation('series', 'comics').of(comic.series).length / 2
    return comic.characters.filter(
      (one) => (stars.get(one) ?? 0) >= half && this.catalogue.characters[one]?.role !== 'group',
    ).length
  }

  /** How many issues of a series each character is in. */
  private starsOf(series: number): ReadonlyMap<number, number> {
    const known = this.stars.get(series)
    if (known !== undefined) return known
    const counts = new Map<number, number>()
    for (const comic of this.catalogue.relation('series', 'comics').of(series)) {
      for (const one of this.catalogue.comics[comic]?.characters ?? []) {
        counts.set(one, (counts.get(one) ?? 0) + 1)
      }
    }
    this.stars.set(series, counts)
    return counts
  }

  /** Somebody whose name stands in the title of the series. */
  private leadOfSeries(series: number): Person | undefined {
    if (!this.leads.has(series)) this.leads.set(series, this.findInTitle(series))
    return this.leads.get(series)
  }

  private findInTitle(series: number): Person | undefined {
    const title = ` ${plain(this.catalogue.series[series]?.title ?? '')} `
    this.namesByLength ??= this.catalogue.characters.toSorted(
      (one, other) => other.name.length - one.name.length,
    )
    const found = this.namesByLength.find(({ name }) => title.includes(` ${plain(name)} `))
    return found === undefined ? undefined : toPerson(found)
  }

  private eventOf(record: number): string | null {
    const [event] = this.catalogue.relation('comics', 'events').of(record)
    return event === undefined ? null : (this.catalogue.events[event]?.title ?? null)
  }
}

function toPerson(character: CharacterRecord): Person {
  return { name: character.name, look: lookOf(character) }
}

/** A book without a known face: the genre's own kind of person, or somebody behind a mask. */
function nobody(title: string, genre: Genre | undefined): Person {
  const standIn = genre === undefined ? undefined : standInFor(genre)
  const look = standIn ?? lookOf({ name: title, role: null, teams: [], colours: [], emblem: '' })
  return { name: title, look }
}

/** These say where a person is at home; a crowd of them is a team. */
function isHeroic(genre: Genre): boolean {
  return genre !== 'western' && genre !== 'romance' && genre !== 'kaiju' && genre !== 'horror'
}

/** Only a title makes a book a romance: a hero's sweetheart on the cover does not. */
function genreBy({ look }: Person): Genre {
  return look.genre === 'romance' ? 'street' : look.genre
}

function keyWords({ tags }: KeyFacts): string[] {
  const first = tags.find((tag) => tag.startsWith('first: '))
  const death = tags.find((tag) => tag.startsWith('death: '))
  if (first !== undefined) return ['FIRST', shortName(first.slice('first: '.length))]
  return death === undefined
    ? ['KEY', 'ISSUE']
    : ['DEATH OF', shortName(death.slice('death: '.length))]
}

/** Without what stands in parentheses; the last word of a long name. */
function shortName(name: string): string {
  const bare = name.replace(/\s*\([^)]*\)$/, '')
  return bare.length <= KEY_WORD ? bare : (bare.split(' ').at(-1) ?? bare)
}

function plain(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
}
