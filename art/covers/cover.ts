import { COMPOSITIONS, type CompositionName } from '../compositions/all.ts'
import type { Painting, Scene } from '../compositions/scene.ts'
import { distance, lightness } from '../drawing/colour.ts'
import { box, escapeText, group } from '../drawing/elements.ts'
import { Chance, hash } from '../drawing/seed.ts'
import { tenth } from '../drawing/shapes.ts'
import { type Era, eraOf, inksOf, SCREENS } from '../eras.ts'
import type { Genre } from '../looks/look.ts'
import { canBeMirrored, canBeNear, chooseTurn, type Turn } from './choose.ts'
import type { CoverFacts } from './cover-facts.ts'
import { drawLogo } from './draw-logo.ts'
import { made } from './draw-make.ts'
import { dressCover } from './dress.ts'
import { type Logo, logoOf } from './logo.ts'
import { fieldsOfPeople, type Palette, paletteFor } from './palette.ts'

export interface Cover {
  svg: string
  composition: CompositionName
  era: Era
}

/** In the eighties and nineties a hero's arm may reach over the letters. */
const OVERLAPPING = new Set<CompositionName>(['burst', 'heights', 'night'])
/** Modern letters are flat and need a quiet ground: these pages get a strip for them. */
const BUSY = new Set<CompositionName>(['heights', 'roster', 'versus'])

/** Above this many bytes a picture is drawn again with less detail, and if need be as one that is plain. */
const HEAVY = 14_800
const TOO_HEAVY = 15_900
/** Faces side by side repeat much, which packs well. */
const TOO_HEAVY_FOR_ROSTER = 18_300

export function drawCover(facts: CoverFacts, wanted?: CompositionName): Cover {
  const cover = paint(facts, 1, wanted)
  if (cover.svg.length <= HEAVY) return cover
  const lighter = paint(facts, 0.6, wanted)
  const most = lighter.composition === 'roster' ? TOO_HEAVY_FOR_ROSTER : TOO_HEAVY
  const isLight = lighter.svg.length <= most || wanted !== undefined
  if (isLight) return lighter
  if (facts.still !== null) return paint(facts, 0.6, 'trophy')
  const place = (Math.floor(Math.abs(Number(facts.number) || 0)) + facts.variant) % PLAIN.length
  const isBodiless = facts.lead.look.bodiless === true
  const plain = paint(facts, 0.6, facts.isAbout ? 'card' : isBodiless ? 'face' : PLAIN[place])
  return plain.svg.length <= TOO_HEAVY ? plain : paint(facts, 0.6, isBodiless ? 'icon' : 'target')
}

/** By turns, since neighbours may both be too heavy. Whom an issue is about is to be seen all the same. */
const PLAIN: readonly CompositionName[] = ['target', 'longshadow', 'face']

function paint(facts: CoverFacts, detail: number, wanted: CompositionName | undefined): Cover {
  const era = eraOf(facts.year)
  const logo = logoOf(facts.series, era, facts.genre)
  const turn = chooseTurn(facts, era, logo.seed)
  const scene = sceneOf(facts, era, logo, { detail, turn })
  const composition = wanted ?? turn.composition
  const painted = COMPOSITIONS[composition](scene)
  const painting = wanted === undefined ? seenAnew(painted, turn, scene) : painted
  const ground = groundOf(scene, painting, logo, composition)
  const letters = lettersFor(scene, ground)
  const drawn = drawLogo(
    logo,
    {
      era,
      inks: scene.inks,
      letters,
      ground,
      wall: wallFor(scene, letters, painting.ground),
      field: scene.field,
      cell: scene.cell,
      side: sideFor(scene, painting.ground),
    },
    scene.id('m'),
  )
  const panel = needsPanel(scene, logo, composition) ? box(0, 0, 400, logo.bottom + 14, ground) : ''
  const foot = logo.place === 'bottom' ? ground : painting.ground
  const dress = dressCover({ facts, scene, painting, logo, band: drawn.band, foot })
  const body = layers(
    painting,
    panel + drawn.body,
    logo,
    scene.mayOverlap && OVERLAPPING.has(composition),
  )
  const name = facts.number === '' ? facts.series : `${facts.series} #${facts.number}`
  return {
    svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 600" role="img" aria-label="${escapeText(name)}">${cutToPage(`<defs>${drawn.defs}${painting.defs ?? ''}</defs>${made(facts, scene, body + dress)}`)}</svg>`,
    composition,
    era,
  }
}

/** Rays and ribbons run over the edge; in a window of another shape they would be seen there. */
function cutToPage(content: string): string {
  return `<svg width="400" height="600">${content}</svg>`
}

function layers(
  { back, middle, front }: Painting,
  masthead: string,
  logo: Logo,
  over: boolean,
): string {
  if (logo.place === 'side') return group('translate(39 0)', back + middle + front) + masthead
  return over ? back + middle + masthead + front : back + middle + front + masthead
}

const NEARER = 1.22

/** The same from the other side, or from nearer, though never up into the letters. */
function seenAnew(
  painting: Painting,
  { round, composition, lap }: Turn,
  scene: Scene & Palette,
): Painting {
  const { top } = scene
  const isAtNight = isNightPage(composition, scene.genre)
  const laps = lap ?? Math.floor(round / (isAtNight ? scene.nightCount : scene.fieldCount))
  const isMirrored = laps % 2 === 1 && canBeMirrored(composition)
  const isNear = Math.floor(laps / 2) % 2 === 1 && canBeNear(composition)
  if (!isMirrored && !isNear) return painting
  const across = isMirrored ? -1 : 1
  const size = isNear ? NEARER : 1
  const move = `translate(${tenth(200 - 200 * across * size)} ${tenth(top - top * size)})`
  const turn = (layer: string) =>
    layer === '' ? '' : group(`${move} scale(${across * size} ${size})`, layer)
  const { back, middle, front, free } = painting
  const other = free === 'left' ? 'right' : 'left'
  return {
    ...painting,
    back: turn(back),
    middle: turn(middle),
    front: turn(front),
    ...(free === undefined ? {} : { free: isMirrored ? other : free }),
  }
}

function sceneOf(
  facts: CoverFacts,
  era: Era,
  logo: Logo,
  { detail, turn }: { detail: number; turn: Turn },
): Scene & Palette {
  const { step } = turn
  const { lead, others, number, genre } = facts
  const inks = inksOf(era)
  const own = `${facts.series}#${number}/${facts.variant}${facts.twin === 0 ? '' : `/${facts.twin}`}`
  const prefix = `c${hash(own).toString(36)}`
  const isAtNight = isNightPage(turn.composition, genre)
  const things = facts.still?.things.length
  const turning = things === undefined ? { isAtNight } : { isAtNight, things }
  const palette = paletteFor(lead.look, era, logo.seed, step, turning)
  return {
    ...palette,
    fields: fieldsOfPeople(inks, hash(own)),
    ...roomBelow(logo, era, facts.event !== null),
    era,
    inks,
    chance: new Chance(own),
    lead,
    others,
    ...(facts.still === null ? {} : { still: { ...facts.still, first: step } }),
    genre,
    number,
    step: step + (logo.seed % 11),
    turn: turnOf(turn, isAtNight ? palette.nightCount : palette.fieldCount) + (logo.seed % 7),
    gutter: era === 'now' || era === 'nineties' ? inks.white : inks.paper,
    cell: SCREENS[era],
    detail,
    mayOverlap: era === 'nineties' || era === 'bronze',
    isCosmic: genre === 'cosmic' || genre === 'myth',
    id: (name) => prefix + name,
  }
}

/** With the same ground, and from the same side, somebody has another pose; so they have with another cast. */
function turnOf({ round, composition, choices }: Turn, grounds: number): number {
  const laps = Math.floor(round / grounds)
  const changes = canBeMirrored(composition) ? Math.floor(laps / 2) : laps
  return (round % grounds) + changes + choices
}

/** Pages whose ground is the night: a series has another side and pose when the nights return, not the fields. */
function isNightPage(composition: CompositionName, genre: Genre): boolean {
  return composition === 'night' || (composition === 'setting' && genre === 'horror')
}

/** What the masthead and the dress of the time leave for the picture. */
function roomBelow(logo: Logo, era: Era, hasEvent: boolean): { top: number; bottom: number } {
  if (logo.place === 'bottom') return { top: hasEvent ? 36 : 18, bottom: logo.top - 14 }
  if (logo.place === 'side') return { top: hasEvent ? 36 : 16, bottom: 566 }
  if (era === 'now') return { top: logo.bottom + 18, bottom: 566 }
  if (era === 'gold') return { top: logo.bottom + 22 + (hasEvent ? 26 : 0), bottom: 600 }
  const box = { silver: 124, bronze: 138, nineties: 0 }[era]
  return {
    top: Math.max(logo.bottom + 14, box) + (hasEvent ? 26 : 0),
    bottom: era === 'nineties' ? 596 : 600,
  }
}

function needsPanel({ era }: Scene, logo: Logo, composition: CompositionName): boolean {
  return era === 'now' && logo.place === 'top' && BUSY.has(composition)
}

/** What the letters stand on. */
function groundOf(
  scene: Scene,
  painting: Painting,
  logo: Logo,
  composition: CompositionName,
): string {
  const { black, white } = scene.inks
  if (logo.place === 'bottom') return lightness(painting.ground) < 0.5 ? black : white
  if (!needsPanel(scene, logo, composition)) return painting.ground
  return scene.step % 2 === 1 ? black : white
}

/** One of the three inks furthest from what lies behind, in turn. Letters with an ink outline must be light. */
function lettersFor({ era, inks, main, step }: Scene, ground: string): string {
  const { yellow, white, red, sky, orange, green, blue, black } = inks
  const isNow = era === 'now'
  const choices = [yellow, white, red, sky, orange, main, green, blue, ...(isNow ? [black] : [])]
    .map((ink) => {
      const liking = (ink === main ? 0.1 : 0) + (ink === yellow ? 0.04 : 0)
      return { ink, far: distance(ink, ground) + liking }
    })
    .filter(({ ink, far }) => far > 0.3 && isLegible(ink, ground, isNow))
    .sort((one, other) => other.far - one.far)
  return choices[step % Math.min(3, choices.length || 1)]?.ink ?? white
}

function isLegible(ink: string, ground: string, isFlat: boolean): boolean {
  return isFlat ? Math.abs(lightness(ink) - lightness(ground)) > 0.26 : lightness(ink) > 0.54
}

/** The side wall of the letters: the lead's second colour if it can be told from the rest. */
function wallFor({ inks, second }: Scene, letters: string, ground: string): string {
  const tells = (ink: string, fromLetters: number) =>
    distance(ink, letters) > fromLetters && distance(ink, ground) > 0.15
  if (tells(second, 0.25) && distance(second, inks.black) > 0.25) return second
  if (tells(inks.red, 0.2)) return inks.red
  return tells(inks.blue, 0.2) ? inks.blue : inks.black
}

function sideFor({ inks, main }: Scene, ground: string): string {
  const { black } = inks
  const fits = distance(main, black) > 0.3 && distance(main, ground) > 0.16 && lightness(main) < 0.8
  return fits ? main : black
}
