import type { Person, Scene } from '../compositions/scene.ts'
import { fieldsOfPeople, paletteFor } from '../covers/palette.ts'
import { Chance, hash } from '../drawing/seed.ts'
import { inksOf, SCREENS } from '../eras.ts'
import { lookOf } from '../looks/look-of.ts'

/** Any field of a scene. Colours that are not given follow from the era and the lead. */
export interface SceneOverrides extends Partial<Scene> {
  /** Another seed gives another picture of the same facts. */
  seed?: string
}

/** Somebody by the name that the catalogue has for them. */
export function personNamed(name: string): Person {
  return { name, look: lookOf({ name, role: null, teams: [], colours: [], emblem: '' }) }
}

/** A page to paint, as the cover maker would give it. */
export function buildScene(overrides: SceneOverrides = {}): Scene {
  const { seed = 'seed', ...given } = overrides
  const era = given.era ?? 'silver'
  const inks = inksOf(era)
  const lead = given.lead ?? personNamed('Spider-Man')
  const step = given.step ?? hash(`${seed} step`) % 60
  const isModern = era === 'now' || era === 'nineties'
  return {
    era,
    inks,
    chance: new Chance(seed),
    lead,
    others: [],
    genre: lead.look.genre,
    number: String(step + 1),
    step,
    top: 140,
    bottom: era === 'now' ? 566 : 600,
    ...paletteFor(lead.look, era, hash(seed), step),
    fields: fieldsOfPeople(inks, hash(seed) ^ step),
    gutter: isModern ? inks.white : inks.paper,
    cell: SCREENS[era],
    detail: 1,
    mayOverlap: era === 'nineties' || era === 'bronze',
    isCosmic: lead.look.genre === 'cosmic' || lead.look.genre === 'myth',
    id: (name) => `t${hash(seed).toString(36)}${name}`,
    ...given,
  }
}
