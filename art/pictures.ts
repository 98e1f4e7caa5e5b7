import type { Catalogue } from '#catalogue/index/catalogue.ts'
import type { CharacterRecord } from '#catalogue/load/records.ts'
import { drawCover } from './covers/cover.ts'
import { drawPile } from './covers/pile.ts'
import { eraOf } from './eras.ts'
import { CoverFactsOf, UNDATED } from './facts-of.ts'
import { knownLooks } from './looks/known.ts'
import { lookOf } from './looks/look-of.ts'
import { drawPortrait } from './portraits/portrait.ts'
import { toVariant, type VariantName } from './variants.ts'

export type PicturedKind = 'characters' | 'comics' | 'series' | 'events' | 'creators'

/** Somebody of whom we know no year is drawn as of this one. */
/** In how many comics somebody is who is well known: about three hundred are. */
const WELL_KNOWN = 100

interface Drawing {
  svg: string
  /** Where what matters lies, from 0 (top) to 1: a square or a wide window shows that part. */
  focus: number
}

/** Every record's picture, drawn anew each time from its facts. */
export class Pictures {
  private readonly catalogue: Catalogue
  private readonly factsOf: CoverFactsOf

  constructor(catalogue: Catalogue) {
    this.catalogue = catalogue
    this.factsOf = new CoverFactsOf(catalogue)
    // Read now, so that the first picture does not wait for it and a fault shows at once.
    knownLooks()
  }

  /** Undefined for an id that nobody has. */
  picture(kind: PicturedKind, id: number, variant?: VariantName): string | undefined {
    const record = this.catalogue.indexes[kind].numberOf(id)
    if (record === undefined) return undefined
    const drawing = this.draw(kind, record)
    return variant === undefined ? drawing.svg : toVariant(drawing.svg, variant, drawing.focus)
  }

  private draw(kind: PicturedKind, record: number): Drawing {
    switch (kind) {
      case 'characters':
        return this.character(record)
      case 'comics':
        return page(drawCover(this.factsOf.comic(record)).svg)
      case 'series':
        return this.series(record)
      case 'events':
        return this.event(record)
      case 'creators':
        return this.creator(record)
    }
  }

  private character(record: number): Drawing {
    const character = this.catalogue.characters[record] as CharacterRecord
    const { id, name, firstAppearance } = character
    const era = eraOf(firstAppearance?.year ?? UNDATED)
    const isWellKnown = this.catalogue.issueCount('characters', record) >= WELL_KNOWN
    return card(drawPortrait({ id, name, era, look: lookOf(character), isWellKnown }).svg)
  }

  private series(record: number): Drawing {
    const series = this.catalogue.series[record]
    const title = series?.title ?? ''
    const comics = this.catalogue.issuesOf('series', record)
    // In default order the newest stand first.
    const first = comics.at(-1)
    const facts =
      first === undefined
        ? this.factsOf.bare(title, series?.startYear || UNDATED)
        : this.factsOf.comic(first)
    return page(drawPile(drawCover(facts), title, comics.length))
  }

  /** An event looks like the poster of its first issue, under its own name. */
  private event(record: number): Drawing {
    const event = this.catalogue.events[record]
    const comics = event?.parts.find(({ role }) => role === 'core')?.comics ?? []
    const [first] = comics
    const title = event?.title ?? ''
    const facts =
      first === undefined ? this.factsOf.bare(title, UNDATED) : this.factsOf.comic(first)
    return page(
      drawCover({ ...facts, series: title, number: '', event: null, key: [], twin: 0 }).svg,
    )
  }

  /** We know no faces of people of flesh and blood, so they get their initials. */
  private creator(record: number): Drawing {
    const { id = 0, fullName = '' } = this.catalogue.creators[record] ?? {}
    const look = lookOf({ name: fullName, role: 'group', teams: [], colours: [], emblem: 'pencil' })
    return card(drawPortrait({ id, name: fullName, era: 'now', look }).svg)
  }
}

function page(svg: string): Drawing {
  return { svg, focus: 0.56 }
}

function card(svg: string): Drawing {
  return { svg, focus: 0.42 }
}
