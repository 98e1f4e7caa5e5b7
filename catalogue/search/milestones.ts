import type { Catalogue } from '../index/catalogue.ts'
import type { CharacterRecord, ComicRecord } from '../load/records.ts'
import type { Want } from './intents.ts'
import type { Issues } from './issues.ts'

/** A comic that answers a question about a character, and how. */
export interface Milestone {
  comic: number
  /** `First appearance of Wolverine` */
  why: string
}

const DEATH = /^death: (.+)$/
const ORIGIN = /\borigins?\b/i

/** The comics that readers ask for by what happens in them. */
export class Milestones {
  private readonly catalogue: Catalogue
  private readonly issues: Issues
  private madeSeries: Map<string, number> | undefined
  private madeDeaths: Map<number, number[]> | undefined

  constructor(catalogue: Catalogue, issues: Issues) {
    this.catalogue = catalogue
    this.issues = issues
  }

  /** Oldest first; none where the catalogue does not tell. */
  of(character: number, want: Want): Milestone[] {
    const { name } = this.catalogue.characters[character] as CharacterRecord
    const toMilestones = (comics: number[], what: string) =>
      comics.map((comic) => ({ comic, why: `${what} of ${name}` }))
    if (want === 'death') return toMilestones(this.deathsOf(character), 'Death')
    const first = toMilestones(this.firstOf(character), 'First appearance')
    if (want === 'first appearance') return first
    if (want === 'first full appearance') {
      return [
        ...toMilestones(this.afterFirst(character), 'Right after the first appearance'),
        ...first,
      ]
    }
    if (want !== 'origin') return []
    // Most origins are told where the person first appears; where else is said, that comes first.
    return [...toMilestones(this.originsOf(character), 'Origin'), ...first]
  }

  private firstOf(character: number): number[] {
    const first = this.catalogue.characters[character]?.firstAppearance
    if (first == null) return []
    this.madeSeries ??= new Map(
      this.catalogue.series.map(({ title, startYear }, record) => [
        `${title} ${startYear}`,
        record,
      ]),
    )
    const series = this.madeSeries.get(`${first.series} ${first.startYear}`)
    const comic =
      series === undefined ? undefined : this.issues.find(series, first.number.toUpperCase())
    return comic === undefined ? [] : [comic]
  }

  /** Some are first seen on a last page: the next issue is theirs, if it is a key issue with them. */
  private afterFirst(character: number): number[] {
    return this.firstOf(character).flatMap((first) => {
      const { series, issueNumber } = this.comicAt(first)
      const next = this.issues.find(series, String(issueNumber + 1))
      if (next === undefined) return []
      const { key, characters } = this.comicAt(next)
      return key !== null && characters.includes(character) ? [next] : []
    })
  }

  private deathsOf(character: number): number[] {
    this.madeDeaths ??= this.deaths()
    return this.madeDeaths.get(character) ?? []
  }

  private originsOf(character: number): number[] {
    const own = this.catalogue.relation('characters', 'comics').of(character)
    const isTold = (comic: number) => {
      const { key, storyTitles, variantOf } = this.comicAt(comic)
      if (key === null || variantOf !== null) return false
      return storyTitles.some((title) => ORIGIN.test(title)) || ORIGIN.test(key.note)
    }
    return this.oldestFirst([...own].filter(isTold))
  }

  private deaths(): Map<number, number[]> {
    const holders = holdersOfNames(this.catalogue.characters)
    const found = new Map<number, number[]>()
    for (const [comic, { key, variantOf }] of this.catalogue.comics.entries()) {
      if (key === null || variantOf !== null) continue
      for (const tag of key.tags) {
        const who = holders.get(DEATH.exec(tag)?.[1] ?? '')
        if (who !== undefined) found.set(who, [...(found.get(who) ?? []), comic])
      }
    }
    for (const [who, comics] of found) found.set(who, this.oldestFirst(comics))
    return found
  }

  private oldestFirst(comics: number[]): number[] {
    const monthOf = (comic: number) => this.comicAt(comic).coverMonth
    return comics.toSorted((a, b) => (monthOf(a) < monthOf(b) ? -1 : 1))
  }

  private comicAt(comic: number): ComicRecord {
    return this.catalogue.comics[comic] as ComicRecord
  }
}

/** Whoever has it as a character's name comes before those who have it among others. */
function holdersOfNames(characters: CharacterRecord[]): Map<string, number> {
  const holders = new Map<string, number>()
  for (const [record, { realName, aliases }] of characters.entries()) {
    for (const name of [realName, ...aliases]) if (!holders.has(name)) holders.set(name, record)
  }
  for (const [record, { name }] of characters.entries()) holders.set(name, record)
  holders.delete('')
  return holders
}
