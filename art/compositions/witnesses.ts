import { area, box } from '../drawing/elements.ts'
import { burst, type Point, rays } from '../drawing/shapes.ts'
import { HEADS } from '../heads/heads.ts'
import { headColoursOf } from '../looks/wardrobe.ts'
import { fieldsFor } from './fields.ts'
import { ACTION_POSES, choosePose, drawLead, inside, plate } from './people.ts'
import type { Painting, Person, Scene } from './scene.ts'

const COLUMN = { width: 88, left: 10, right: 302, gap: 8 }
const MOST_WITNESSES = 3
/** Two where the picture must be light. */
const FEWEST_WITNESSES = 2

/** A column of framed faces looks on while the lead leaps out beside it. Needs somebody else. */
export function witnesses(scene: Scene): Painting {
  const { inks, chance, field, shade, pop, top, bottom } = scene
  const isLeft = chance.isTrue(0.5)
  const centre: Point = [isLeft ? 246 : 154, top + (bottom - top) * 0.5]
  const wheel = rays(centre, 640, 18, chance.between(0, 20))
  const blast = burst({ centre, outer: 148, inner: 92, tips: 13, chance, jitter: 0.32 })
  const action = drawLead(
    scene,
    choosePose(scene, ACTION_POSES),
    { left: isLeft ? 106 : 8, top: top + 4, right: isLeft ? 394 : 296, bottom: bottom - 10 },
    { flip: isLeft ? 1 : -1, cape: isLeft ? 'blowRight' : 'blowLeft', max: 1.8 },
  )
  return {
    back: box(0, 0, 400, 600, field) + area(wheel, shade),
    middle: plate(scene, blast, pop, inks.black, 3.5),
    front: drawColumn(scene, isLeft ? COLUMN.left : COLUMN.right) + action,
    ground: field,
    free: isLeft ? 'right' : 'left',
  }
}

function drawColumn(scene: Scene, x: number): string {
  const { others, detail, top, bottom } = scene
  const faces = others.slice(0, detail < 1 ? FEWEST_WITNESSES : MOST_WITNESSES)
  const step = (bottom - 12 - top) / faces.length
  const fields = fieldsFor(
    scene,
    faces.map(({ look }) => look),
  )
  return faces
    .map((person, place) => {
      const frame = { x, y: top + 4 + place * step, height: step - COLUMN.gap }
      return drawFace(scene, person, frame, fields[place] ?? scene.pop)
    })
    .join('')
}

function drawFace(
  { inks }: Scene,
  { look }: Person,
  { x, y, height }: { x: number; y: number; height: number },
  field: string,
): string {
  const { width } = COLUMN
  const face = box(-200, -200, 400, 700, field) + HEADS[look.head](headColoursOf(look, inks))
  const view = [-105, -126, 210, (210 * height) / width] as const
  const edge = `stroke="${inks.black}" stroke-width="3"`
  return (
    inside({ x, y, width, height, view, keep: 'top' }, face) +
    box(x, y, width, height, 'none', edge)
  )
}
