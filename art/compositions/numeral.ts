import { distance, mix } from '../drawing/colour.ts'
import { area, box, group } from '../drawing/elements.ts'
import { dotRings, dots } from '../drawing/screens.ts'
import { type Point, rays, tenth } from '../drawing/shapes.ts'
import { drawLabel, type Label, label } from '../letters/label.ts'
import { byTurns } from './by-turns.ts'
import { drawHead } from './people.ts'
import type { Painting, Scene } from './scene.ts'

/** By the count of digits. One digit is not made as wide as the page. */
const WIDTHS = [230, 230, 330]
const WIDEST = 376

/** The number of the issue, huge, as a window on the lead's face. For three digits at most. */
export function numeralWindow(scene: Scene): Painting {
  const { inks, number } = scene
  const room = scene.bottom - scene.top - 14
  const digits = label('anton', number, [200, 0], room, {
    align: 'centre',
    width: WIDTHS[number.length] ?? WIDEST,
    maxStretch: 1.6,
  })
  // What many digits leave free is shared out above and below, more of it above.
  const foot = scene.top + room - (room - digits.height) * 0.35
  const paper = paperColour(scene)
  const clip = scene.id('number')
  const scale = `scale(${digits.scale})`
  return {
    defs: `<clipPath id="${clip}"><path transform="${scale}" d="${digits.path}"/></clipPath>`,
    back: box(0, 0, 400, 600, paper) + screen(scene, paper),
    middle: group(
      `translate(0 ${tenth(foot)})`,
      group('translate(8 9)', drawLabel(digits, mix(paper, inks.black, 0.24))) +
        group('', view(scene, digits, paper), `clip-path="url(#${clip})"`) +
        drawLabel(digits, 'none', { colour: inks.black, width: 4 }),
    ),
    front: '',
    ground: paper,
    footStrip: true,
  }
}

/** Light enough for the shadow of the digits, and unlike the face in them. */
function paperColour({ field, main, second, inks }: Scene): string {
  const isFit = (ink: string) =>
    distance(ink, main) >= 0.2 && distance(ink, second) >= 0.16 && distance(ink, inks.black) >= 0.3
  return [field, mix(field, inks.white, 0.5), inks.cream, inks.sky].find(isFit) ?? inks.cream
}

function screen({ era, inks, top, cell, field, shade }: Scene, paper: string): string {
  if (era === 'now') return ''
  const page = { x: -6, y: top, width: 412, height: 420, cell }
  const colour = paper === field ? shade : mix(paper, inks.white, 0.5)
  return dots(page, colour, (row) => cell * 0.8 * row)
}

/** What is seen through the digits, which stand on 0. */
function view(scene: Scene, { height }: Label, paper: string): string {
  const { inks, main, second, detail, lead } = scene
  const middle = -height / 2
  const centre: Point = [200, middle]
  const isSeen = (ink: string) => distance(ink, inks.black) > 0.3 && distance(ink, paper) > 0.16
  const walls = [main, second, scene.glow, scene.shade].filter(isSeen)
  const wall = byTurns(scene, walls.length > 0 ? walls : [second])
  const rings = { centre, inner: 130, outer: 320, step: 13 / detail }
  return (
    box(0, -height, 400, height, mix(wall, inks.white, 0.1)) +
    area(rays(centre, 600, 20, 5), mix(wall, inks.black, 0.26)) +
    dotRings(rings, scene.pop, (ring) => (10 / detail) * ring) +
    drawHead(scene, lead.look, { at: [200, middle - 4], scale: Math.min(2, height / 196) })
  )
}
