import type { Catalogue } from '#catalogue/index/catalogue.ts'
import type { CharacterRecord, ComicRecord } from '#catalogue/load/records.ts'
import type { Person } from '../compositions/scene.ts'
import type { HeadName } from '../heads/heads.ts'
import { isKnownLook } from '../looks/known.ts'
import { lookOf } from '../looks/look-of.ts'

/** Who is to be seen on a cover. */
export interface Cast {
  lead: Person
  /** Those whom the issue is about first, then its villains; the supporting cast last. */
  others: readonly Person[]
  /** The first of the others is whom this issue is known for: the picture must show them. */
  isAbout: boolean
  /** The title names the lead. */
  isTitled: boolean
  /** Three or more who are in most issues of that time; a hero with an aunt and a sweetheart is none. */
  isTeam: boolean
  /** Of nobody here do we know how they look. They are shown by their emblems. */
  isFaceless: boolean
}

/** Issues of a series that came out about the same time: teams change. */
interface Run {
  issues: number
  /** In how many of them each character is. */
  stars: ReadonlyMap<number, number>
}

/** So many numbers make a run. */
const RUN = 20
/** More people than this on a cover cannot be told apart. */
const MOST_OTHERS = 4
/** What those wear of whom nothing is known. */
const COVERED: ReadonlySet<HeadName> = new Set<HeadName>(['mask', 'helm', 'hood'])

/** Whoever the story's title names comes before the others of the rank. */
const RANKS = { villain: 2, hero: 2.1, antihero: 2.1, group: 2.1, supporting: 4 }

/** Finds out who is on the cover of an issue: from its cast, its key facts and the rest of its series. */
export class Casts {
  private readonly catalogue: Catalogue
  private readonly runs = new Map<number, ReadonlyMap<number, Run>>()
  private readonly titled = new Map<number, ReadonlySet<number>>()
  private readonly persons = new Map<number, Person>()
  private readonly plainNames = new Map<number, string>()
  private byName: ReadonlyMap<string, number> | undefined

  constructor(catalogue: Catalogue) {
    this.catalogue = catalogue
  }

  /** Undefined where nobody is known to be in the issue. */
  of(comic: ComicRecord): Cast | undefined {
    const everybody = this.byFame(comic)
    const persons = everybody.filter((one) => this.roleOf(one) !== 'group')
    const faces = persons.filter((one) => this.hasFace(one))
    const isFaceless = faces.length === 0 || this.isOfAStranger(comic, persons, faces)
    const seen = isFaceless ? (persons.length > 0 ? persons : everybody.slice(0, 1)) : faces
    const about = isFaceless ? [] : this.aboutWhom(comic)
    const lead = this.leadOf(comic, seen, about)
    if (lead === undefined) return undefined
    const others = this.inOrder(
      comic,
      seen.filter((one) => one !== lead),
      about,
    )
    return {
      lead: this.person(lead),
      others: this.unlike(lead, others),
      isAbout: !about.includes(lead) && others[0] !== undefined && about.includes(others[0]),
      isTitled: this.namedInTitle(comic.series).has(lead),
      isTeam: this.regularsOf(comic, persons).filter((one) => !this.isAside(one)).length > 2,
      isFaceless,
    }
  }

  /** Somebody whose face we know and whose name is the title; for an issue of which no cast is known. */
  namesake(title: string): Person | undefined {
    this.byName ??= new Map(
      this.catalogue.characters.map(({ name }, place) => [plain(name), place]),
    )
    const bare = plain(title.replace(/\b(?:annual|special|giant-size|king-size|comics)\b/gi, ''))
    const one = this.byName.get(bare)
    return one !== undefined && this.hasFace(one) ? this.person(one) : undefined
  }

  /** Who is in most issues of the run first, among equals the best known. */
  private byFame(comic: ComicRecord): number[] {
    const { characters } = comic
    const { stars } = this.runOf(comic)
    const appearances = (one: number) => this.catalogue.issueCount('characters', one)
    return characters.toSorted(
      (one, other) =>
        (stars.get(other) ?? 0) - (stars.get(one) ?? 0) || appearances(other) - appearances(one),
    )
  }

  /** Whoever the title names; in a team's book its members by turns; otherwise the star. */
  private leadOf(
    comic: ComicRecord,
    seen: readonly number[],
    about: readonly number[],
  ): number | undefined {
    const named = this.namedInTitle(comic.series)
    const own = seen.find((one) => named.has(one))
    if (own !== undefined) return own
    const able = seen.filter((one) => this.roleOf(one) !== 'supporting')
    if (comic.key !== null) {
      // Whoever is named for a key issue meets whom it is about.
      const { inferredCharacters: inferred } = comic
      const stated = able.find((one) => !inferred.includes(one) && !about.includes(one))
      if (stated !== undefined) return stated
    }
    const regulars = this.regularsOf(comic, able).filter((one) => this.roleOf(one) !== 'villain')
    if (regulars.length < 3) return able[0] ?? seen[0]
    return regulars[Math.max(0, Math.floor(comic.issueNumber) - 1) % regulars.length]
  }

  /** The title names somebody of the cast, but nobody whose face is known. */
  private isOfAStranger(
    { series }: ComicRecord,
    persons: readonly number[],
    faces: readonly number[],
  ): boolean {
    const named = this.namedInTitle(series)
    return persons.some((one) => named.has(one)) && !faces.some((one) => named.has(one))
  }

  /** Those who are in at least half of the run. */
  private regularsOf(comic: ComicRecord, among: readonly number[]): number[] {
    const { stars, issues } = this.runOf(comic)
    return among.filter((one) => (stars.get(one) ?? 0) >= issues / 2)
  }

  /** Who is new in a key issue, who dies, and else who is stated for it and seldom in the run. */
  private aboutWhom(comic: ComicRecord): number[] {
    const { key, characters, inferredCharacters } = comic
    if (key === null) return []
    const named = (tag: string) => tag.replace(/^(?:first|death): /, '')
    const tagged = key.tags.flatMap((tag) =>
      characters.filter((one) => this.catalogue.characters[one]?.name === named(tag)),
    )
    if (tagged.length > 0) return tagged
    const { stars, issues } = this.runOf(comic)
    return characters.filter(
      (one) => !inferredCharacters.includes(one) && (stars.get(one) ?? 0) <= issues / 4,
    )
  }

  private inOrder(comic: ComicRecord, others: readonly number[], about: readonly number[]) {
    const story = ` ${plain(comic.storyTitles.join(' '))} `
    const rank = (one: number) => {
      const isTold = story.includes(` ${this.plainName(one)} `)
      // In the order of the tags, since the badge names the first.
      if (about.includes(one)) return about.indexOf(one) / about.length
      return RANKS[this.roleOf(one) ?? 'hero'] - (isTold ? 0.5 : 0)
    }
    // A crowd takes turns.
    const turn = others.length > MOST_OTHERS ? Math.abs(Math.floor(comic.issueNumber)) : 0
    const turned = others.map((_, place) => others[(place + turn) % others.length] as number)
    return turned.toSorted((one, other) => rank(one) - rank(other))
  }

  /** Namesakes of several worlds look the same: one of them is enough. */
  private unlike(lead: number, others: readonly number[]): Person[] {
    const looks = new Set([this.person(lead).look])
    const people = others.map((one) => this.person(one))
    const unlike = people.filter(({ look }) => !looks.has(look) && looks.add(look))
    return unlike.slice(0, MOST_OTHERS)
  }

  private runOf({ series, issueNumber }: ComicRecord): Run {
    return this.runsOf(series).get(Math.floor(issueNumber / RUN)) as Run
  }

  private runsOf(series: number): ReadonlyMap<number, Run> {
    const known = this.runs.get(series)
    if (known !== undefined) return known
    const runs = new Map<number, { issues: number; stars: Map<number, number> }>()
    for (const record of this.catalogue.relation('series', 'comics').of(series)) {
      const { issueNumber, characters } = this.catalogue.comics[record] as ComicRecord
      const place = Math.floor(issueNumber / RUN)
      const run = runs.get(place) ?? { issues: 0, stars: new Map<number, number>() }
      run.issues += 1
      for (const one of characters) run.stars.set(one, (run.stars.get(one) ?? 0) + 1)
      runs.set(place, run)
    }
    this.runs.set(series, runs)
    return runs
  }

  /** Those of a series whose names stand in its title. */
  private namedInTitle(series: number): ReadonlySet<number> {
    const known = this.titled.get(series)
    if (known !== undefined) return known
    const title = ` ${plain(this.catalogue.series[series]?.title ?? '')} `
    const everybody = [...this.runsOf(series).values()].flatMap(({ stars }) => [...stars.keys()])
    const named = [...new Set(everybody)].filter(
      (one) => this.roleOf(one) !== 'group' && title.includes(` ${this.plainName(one)} `),
    )
    const found = new Set(named)
    this.titled.set(series, found)
    return found
  }

  /** Without what tells namesakes apart. */
  private plainName(one: number): string {
    const known = this.plainNames.get(one)
    if (known !== undefined) return known
    const { name = '' } = this.catalogue.characters[one] ?? {}
    const bare = plain(name.replace(/\s*\([^)]*\)$/, ''))
    this.plainNames.set(one, bare)
    return bare
  }

  private isAside(one: number): boolean {
    return this.roleOf(one) === 'supporting'
  }

  private roleOf(one: number) {
    return this.catalogue.characters[one]?.role ?? null
  }

  private hasFace(one: number): boolean {
    const { look } = this.person(one)
    return isKnownLook(look) ? look.unseen !== true : !COVERED.has(look.head)
  }

  private person(one: number): Person {
    const known = this.persons.get(one)
    if (known !== undefined) return known
    const character = this.catalogue.characters[one] as CharacterRecord
    const { name, role } = character
    const person = { name, look: lookOf(character), ...(role === null ? {} : { role }) }
    this.persons.set(one, person)
    return person
  }
}

function plain(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
}
