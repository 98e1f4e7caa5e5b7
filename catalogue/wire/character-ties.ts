import type { CharacterFacts } from '#contract/facts.ts'
import type { Catalogue } from '../index/catalogue.ts'
import type { CharacterRecord, ComicRecord } from '../load/records.ts'
import { BoundedMap } from './bounded-map.ts'
import { seriesOf } from './character-series.ts'
import { oftenWith } from './often-with.ts'
import { startingPoints } from './starting-points.ts'
import type { Namer } from './summaries.ts'
import { toldBy } from './told-by.ts'

const SHOWN_KEY_ISSUES = 12
const CACHED_CHARACTERS = 500

type Ties = Pick<CharacterFacts, 'whereToBegin' | 'keyIssues' | 'oftenWith' | 'series' | 'toldBy'>

/**
 * What leads on from a character: comics to begin with, key issues, and who shares their comics. Those
 * with thousands of comics take some milliseconds, so the results are cached.
 */
export class CharacterTies {
  private readonly catalogue: Catalogue
  private readonly namer: Namer
  private readonly cache = new BoundedMap<number, Ties>(CACHED_CHARACTERS)

  constructor(catalogue: Catalogue, namer: Namer) {
    this.catalogue = catalogue
    this.namer = namer
  }

  of(character: number, firstAppearance: number | undefined): Ties {
    const known = this.cache.get(character)
    if (known !== undefined) return known
    const ties = {
      whereToBegin: this.whereToBegin(character, firstAppearance),
      keyIssues: this.keyIssues(character, firstAppearance),
      oftenWith: this.oftenWith(character),
      series: seriesOf(this.catalogue, this.namer, character),
      toldBy: toldBy(this.catalogue, this.namer, character),
    }
    this.cache.set(character, ties)
    return ties
  }

  private whereToBegin(character: number, first: number | undefined): Ties['whereToBegin'] {
    return startingPoints(this.catalogue, character, first).map(
      ({ comic, reason, of, comics = 0 }) => ({
        ...this.comicLink(comic),
        reason,
        of,
        comics,
        note: this.comicAt(comic).key?.note ?? '',
      }),
    )
  }

  /**
   * In the order of the comic listing, so that it continues them. A first appearance is a key issue of the
   * character, whoever else looks for it.
   */
  private keyIssues(character: number, first: number | undefined): Ties['keyIssues'] {
    const { records } = this.catalogue.list('comics', {
      conditions: [
        { by: 'relation', to: 'characters', ids: [this.idAt(character)], match: 'any' },
        { by: 'value', field: 'key', values: ['true'] },
      ],
      order: [{ key: 'onsaleDate', descending: false }],
      offset: 0,
      limit: SHOWN_KEY_ISSUES,
    })
    const isListed = first === undefined || this.comicAt(first).key !== null
    const comics = isListed ? [...records] : [first, ...records].slice(0, SHOWN_KEY_ISSUES)
    const debut = { tags: [`first: ${this.namer.name('characters', character)}`], note: '' }
    return comics.map((comic) => {
      const { tags, note } = this.comicAt(comic).key ?? debut
      return { ...this.comicLink(comic), tags, note }
    })
  }

  private oftenWith(character: number): Ties['oftenWith'] {
    return oftenWith(this.catalogue, character).map((other) => ({
      id: this.idAt(other.character),
      name: this.namer.name('characters', other.character),
      comics: other.comics,
    }))
  }

  private comicLink(comic: number) {
    const { id, coverMonth } = this.comicAt(comic)
    return { id, title: this.namer.name('comics', comic), coverMonth }
  }

  private idAt(character: number): number {
    return (this.catalogue.characters[character] as CharacterRecord).id
  }

  private comicAt(comic: number): ComicRecord {
    return this.catalogue.comics[comic] as ComicRecord
  }
}
