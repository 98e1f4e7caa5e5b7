import { mix } from '../drawing/colour.ts'
import { area, box, group } from '../drawing/elements.ts'
import { polygon, rays } from '../drawing/shapes.ts'
import type { Era } from '../eras.ts'
import type { Look } from '../looks/look.ts'
import { byTurns } from './by-turns.ts'
import { fieldsFor } from './fields.ts'
import { drawHead } from './people.ts'
import type { Painting, Person, Scene } from './scene.ts'

const MOST = 5
/** How far the strips lean. */
const SLANTS: Record<Era, number> = { gold: 26, silver: 26, bronze: 26, nineties: 46, now: 0 }
/** Black between the strips. */
const GAP = 4

/** Up to five faces of a team, each in a strip of its own. */
export function roster(scene: Scene): Painting {
  const { era, inks } = scene
  const people = [scene.lead, ...scene.others].slice(0, MOST)
  const team = inOtherPlaces(scene, people)
  const fields = fieldsFor(
    scene,
    team.map(({ look }) => look),
  )
  const strips = team.map(({ look }, place) => {
    const field = fields[place] as string
    return strip(scene, { look, field, place, count: team.length })
  })
  return {
    defs: strips.map(({ clip }) => clip).join(''),
    back: box(0, 0, 400, 600, inks.black) + strips.map(({ drawing }) => drawing).join(''),
    middle: '',
    front: era === 'now' ? '' : area('M0 600V552L400 526V600Z', inks.black),
    ground: fields[Math.floor(fields.length / 2)] as string,
    footStrip: true,
  }
}

/** They change places from number to number: one after the other in front, and by turns backwards. */
function inOtherPlaces({ step, turn = step }: Scene, people: readonly Person[]): Person[] {
  const turned = people.map((_, place) => people[(place + turn) % people.length] as Person)
  return Math.floor(turn / people.length) % 2 === 1 ? turned.toReversed() : turned
}

/** How high the heads are, so that neighbours do not touch: up and down, or like stairs. */
const HEIGHTS: readonly (readonly number[])[] = [
  [0.52, 0.4],
  [0.38, 0.44, 0.5, 0.56, 0.62],
  [0.42, 0.56],
  [0.6, 0.53, 0.46, 0.4, 0.36],
]

interface Strip {
  look: Look
  field: string
  place: number
  count: number
}

function strip(scene: Scene, { look, field, place, count }: Strip) {
  const { inks, top, bottom, era } = scene
  const slant = SLANTS[era]
  const width = (400 + slant) / count
  const left = place * width - slant * 0.5
  const id = scene.id(`strip${place}`)
  const edges = polygon([
    [left + slant, -20],
    [left + width + slant - GAP, -20],
    [left + width - GAP - slant * 0.4, 620],
    [left - slant * 0.4, 620],
  ])
  const across = left + width / 2 + slant * 0.2
  const heights = byTurns(scene, HEIGHTS)
  const down = top + (bottom - top) * (heights[place % heights.length] as number)
  return {
    clip: `<clipPath id="${id}"><path d="${edges}"/></clipPath>`,
    drawing: group(
      '',
      box(left - 60, 0, width + 160, 600, field) +
        area(
          rays([across, top + 200], 560, Math.round(12 * scene.detail), place * 9),
          mix(field, inks.black, 0.13),
        ) +
        drawHead(scene, look, { at: [across, down], scale: headScale(count) }),
      `clip-path="url(#${id})"`,
    ),
  }
}

function headScale(count: number): number {
  if (count > 4) return 1.05
  return count > 3 ? 1.24 : 1.45
}
