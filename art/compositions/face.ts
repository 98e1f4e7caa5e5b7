import { mix } from '../drawing/colour.ts'
import { area, box, circle } from '../drawing/elements.ts'
import { dots } from '../drawing/screens.ts'
import { focusLines, type Point, rays } from '../drawing/shapes.ts'
import { reachOf } from '../heads/reach.ts'
import { byTurns } from './by-turns.ts'
import { drawHead } from './people.ts'
import type { Painting, Scene } from './scene.ts'

/** Bare heads are as large as those with short hair. */
const LEAST_REACH = 126
/** From the middle of a head to below its chin. */
const BELOW = 106

/** A head too big for the page. */
export function closeUp(scene: Scene): Painting {
  const { era, chance, field, inks } = scene
  const side = chance.pick([-1, 1] as const)
  const across = 200 + side * chance.between(6, 44)
  const placeHead = era === 'now' ? wholeHead : byTurns(scene, [nearHead, wholeHead])
  const { centre, scale } = placeHead(scene, across)
  const ground = byTurns(scene, era === 'now' ? NEW_GROUNDS : OLD_GROUNDS)(scene, centre, side)
  const lines =
    era === 'nineties'
      ? focusLines({ centre, inner: 300, outer: 560, count: 22, chance, width: 2, flat: 1.2 })
      : ''
  return {
    back: box(0, 0, 400, 600, field) + ground,
    middle: drawHead(scene, scene.lead.look, { at: centre, scale }),
    front: lines === '' ? '' : area(lines, inks.black),
    ground: field,
    footStrip: true,
  }
}

type Ground = (scene: Scene, centre: Point, side: 1 | -1) => string

const OLD_GROUNDS: readonly Ground[] = [raysAndDots, disc, rift]
const NEW_GROUNDS: readonly Ground[] = [halfPage, disc]

interface HeadPlace {
  centre: Point
  scale: number
}

/** Below the letters, with all that stands on the head. */
function wholeHead({ top, bottom, lead }: Scene, across: number): HeadPlace {
  const reach = Math.max(LEAST_REACH, reachOf(lead.look.head))
  const scale = Math.min(2.1, (bottom - top) / (reach + BELOW))
  return { centre: [across, top + reach * scale + 4], scale }
}

/** So near that the letters lie over the brow. */
function nearHead({ top, bottom }: Scene, across: number): HeadPlace {
  const height = bottom - top
  return { centre: [across, top + height * 0.46], scale: Math.min(2.25, height / 200) }
}

/** The sun, or a lamp, behind the head. */
function disc({ field, pop, shade, top, bottom }: Scene, [x]: Point, side: 1 | -1): string {
  const y = top + (bottom - top) * 0.4
  return (
    circle([x + side * 40, y], 236, shade) + circle([x + side * 40, y], 190, mix(field, pop, 0.8))
  )
}

/** Two lights meet behind the head. */
function rift({ night, field, glow, cell }: Scene, _centre: Point, side: 1 | -1): string {
  const dark = { x: side > 0 ? -6 : 206, y: 0, width: 200, height: 620, cell }
  return (
    area(side > 0 ? 'M0 0H250L150 600H0Z' : 'M400 0H150L250 600H400Z', night) +
    dots(dark, mix(night, glow, 0.5), (row) => cell * 0.8 * row) +
    area(side > 0 ? 'M250 0H272L172 600H150Z' : 'M150 0H128L228 600H250Z', mix(field, glow, 0.5))
  )
}

function halfPage({ shade }: Scene, _centre: Point, side: 1 | -1): string {
  return area(side > 0 ? 'M0 0H200L60 600H0Z' : 'M400 0H200L340 600H400Z', shade)
}

function raysAndDots({ chance, shade, field, inks, cell }: Scene, centre: Point): string {
  return (
    area(rays(centre, 700, 22, chance.between(0, 20)), shade) +
    dots(
      { x: -6, y: 300, width: 412, height: 320, cell },
      mix(field, inks.black, 0.3),
      (row) => cell * 0.8 * row,
    )
  )
}
