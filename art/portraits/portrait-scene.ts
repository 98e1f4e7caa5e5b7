import type { Scene } from '../compositions/scene.ts'
import { distance } from '../drawing/colour.ts'
import { Chance, hash } from '../drawing/seed.ts'
import { type Era, type InkName, type Inks, inksOf } from '../eras.ts'
import type { Look } from '../looks/look.ts'
import { shadeOf } from '../shades.ts'

export interface PortraitFacts {
  name: string
  look: Look
  era: Era
  id: number
  /** Known to so many readers that the card shows the face, and no small figure. */
  isWellKnown?: boolean
}

/** A painted card, without plate and frame. */
export interface PortraitArt {
  defs?: string
  art: string
}

export type PortraitComposition = (scene: Scene) => PortraitArt

/** What frame and plate leave of a card of 400 by 500. */
const TOP = 14
const BOTTOM = 424
const CELL = 9

const FIELDS: Record<Era, readonly InkName[]> = {
  gold: ['yellow', 'sky', 'orange', 'cream', 'red', 'teal'],
  silver: ['yellow', 'sky', 'orange', 'pink', 'teal', 'cream', 'red'],
  bronze: ['orange', 'teal', 'yellow', 'sky', 'purple', 'cream', 'red'],
  nineties: ['sky', 'orange', 'yellow', 'green', 'pink', 'purple'],
  now: ['cream', 'sky', 'yellow', 'pink', 'teal', 'orange'],
}

/** The page of a character card: the same as that of a cover, with nobody else on it. */
export function portraitScene({ name, look, era, id }: PortraitFacts): Scene {
  const seed = hash(name)
  const inks = inksOf(era)
  const main = inks[look.main]
  const second = inks[look.second]
  const person: Colours = { main, second, hair: inks[look.hair ?? look.main] }
  const fieldName = fieldFor(era, inks, person, seed)
  const field = inks[fieldName]
  const night = nightFor(inks, field, person, seed)
  return {
    era,
    inks,
    chance: new Chance(seed),
    lead: { name, look },
    others: [],
    genre: look.genre,
    number: '',
    step: seed % 1000,
    top: TOP,
    bottom: BOTTOM,
    field,
    fieldName,
    shade: shadeOf(inks, fieldName),
    night,
    glow: glowFor(inks, [field, night, main]),
    pop: popFor(inks, field, main),
    moonlight: field,
    gutter: inks.white,
    cell: CELL,
    main,
    second,
    detail: 1,
    mayOverlap: false,
    isCosmic: false,
    fields: [field],
    id: (part) => `p${id}${part}`,
  }
}

interface Colours {
  main: string
  second: string
  hair: string
}

function fieldFor(era: Era, inks: Inks, { main, second, hair }: Colours, seed: number): InkName {
  const clear = FIELDS[era].filter(
    (name) =>
      distance(inks[name], main) > 0.2 &&
      distance(inks[name], hair) > 0.14 &&
      distance(inks[name], second) > 0.08,
  )
  return clear[seed % clear.length] ?? 'cream'
}

function nightFor(inks: Inks, field: string, { main, hair }: Colours, seed: number): string {
  const dark = [inks.navy, inks.purple, inks.teal, inks.black].filter(
    (ink) => distance(ink, field) > 0.2 && distance(ink, main) > 0.14 && distance(ink, hair) > 0.12,
  )
  return dark[(seed >>> 5) % 2] ?? dark[0] ?? inks.navy
}

function popFor(inks: Inks, field: string, main: string): string {
  const bright = [inks.yellow, inks.white, inks.orange]
  return (
    bright.find((ink) => distance(ink, field) > 0.16 && distance(ink, main) > 0.16) ?? inks.white
  )
}

function glowFor(inks: Inks, [field, night, main]: readonly [string, string, string]): string {
  const warm = [inks.orange, inks.sky, inks.pink, inks.red]
  const isClear = (ink: string) =>
    distance(ink, field) > 0.2 && distance(ink, night) > 0.2 && distance(ink, main) > 0.1
  return warm.find(isClear) ?? inks.orange
}
