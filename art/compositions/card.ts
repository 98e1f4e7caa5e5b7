import { distance, mix } from '../drawing/colour.ts'
import { area, box, circle, group, line } from '../drawing/elements.ts'
import { type Point, rays, whole } from '../drawing/shapes.ts'
import { drawEmblem } from '../emblems/emblems.ts'
import { HEADS } from '../heads/heads.ts'
import type { Look } from '../looks/look.ts'
import { headColoursOf } from '../looks/wardrobe.ts'
import { byTurns } from './by-turns.ts'
import { otherField } from './fields.ts'
import type { Painting, Person, Scene } from './scene.ts'

const LEFT = 26
const RIGHT = 374
/** How far the cut between the halves rises from its middle to the right. */
const RISE = 46
const PIP = 25

/** The two that look at each other from the ends of a playing card. */
export function playingCard(scene: Scene): Painting {
  const { inks, era } = scene
  const another = scene.others[0] ?? scene.lead
  const ends = [scene.lead, another] as const
  const [lead, other] = byTurns(scene, [ends, [another, scene.lead] as const])
  const top = scene.top + 4
  const bottom = scene.bottom - 12
  const middle = (top + bottom) / 2
  const cut = { high: whole(middle - RISE), low: whole(middle + RISE) }
  const upper = `M${LEFT} ${whole(top)}H${RIGHT}V${cut.high}L${LEFT} ${cut.low}Z`
  const lower = `M${RIGHT} ${whole(bottom)}H${LEFT}V${cut.low}L${RIGHT} ${cut.high}Z`
  const quarter = (bottom - top) * 0.25
  const scale = Math.min(1.12, (bottom - top) / 330)
  const main = inks[lead.look.main]
  const grounds = [scene.field, scene.pop, ...scene.fields]
  const field = grounds.find((ink) => distance(main, ink) > 0.2) ?? scene.pop
  const upright: Half = { clip: scene.id('a'), field, turn: 0, scale }
  const turned: Half = {
    clip: scene.id('b'),
    field: otherField({ ...scene, field }, other.look),
    turn: 180,
    scale,
  }
  const paper = era === 'now' ? inks.white : inks.paper
  const seam = `M${LEFT} ${cut.low}L${RIGHT} ${cut.high}`
  const edge = `stroke="${inks.black}" stroke-width="5"`
  return {
    defs: clip(upright.clip, upper) + clip(turned.clip, lower),
    back:
      box(0, 0, 400, 600, paper) +
      drawHalf(scene, lead, [214, middle - quarter], upright) +
      drawHalf(scene, other, [186, middle + quarter], turned),
    middle:
      line(seam, inks.black, 9) +
      line(seam, scene.pop, 3) +
      box(LEFT, top, RIGHT - LEFT, bottom - top, 'none', edge),
    front:
      drawPip(scene, lead.look, [LEFT + PIP + 1, top + PIP + 1], 0) +
      drawPip(scene, other.look, [RIGHT - PIP - 1, bottom - PIP - 1], 180),
    ground: paper,
  }
}

interface Half {
  clip: string
  field: string
  /** In degrees. */
  turn: number
  scale: number
}

function drawHalf({ inks }: Scene, { look }: Person, [x, y]: Point, half: Half): string {
  const place = `translate(${whole(x)} ${whole(y)}) rotate(${half.turn}) scale(${half.scale.toFixed(2)})`
  return group(
    '',
    box(0, 0, 400, 600, half.field) +
      area(rays([x, y], 500, 20, 4), mix(half.field, inks.black, 0.13)) +
      group(place, HEADS[look.head](headColoursOf(look, inks))),
    `clip-path="url(#${half.clip})"`,
  )
}

/** The sign in the corner, for the one whose end it is. */
function drawPip({ inks }: Scene, look: Look, centre: Point, turn: number): string {
  const main = inks[look.main]
  const fill = distance(main, inks.white) < 0.2 ? inks.black : main
  const emblem = drawEmblem(look.emblem, [0, 0], 17, { fill, ink: inks.black })
  const place = `translate(${whole(centre[0])} ${whole(centre[1])}) rotate(${turn})`
  const disc = circle(centre, PIP, inks.white, `stroke="${inks.black}" stroke-width="4"`)
  return disc + group(place, emblem)
}

function clip(id: string, path: string): string {
  return `<clipPath id="${id}"><path d="${path}"/></clipPath>`
}
