import { mix } from '../drawing/colour.ts'
import { area, box } from '../drawing/elements.ts'
import { dots } from '../drawing/screens.ts'
import { type Point, rays } from '../drawing/shapes.ts'
import { canyon } from '../scenery/city.ts'
import { choosePose, drawHero, placeLead } from './people.ts'
import type { Painting, Scene } from './scene.ts'
import { swingLine } from './swing-line.ts'

/** Up between towers that lean to one point; the lead is above us. */
export function streetCanyon(scene: Scene): Painting {
  const { chance, field, top, bottom } = scene
  const back = towers(scene, [200 + chance.pick([-110, -60, 0, 60, 110]), top - 60])
  const pose = choosePose(scene, ['swing', 'fly', 'leap', 'dive', 'hover', 'raise'])
  const frame = {
    left: 24,
    top: top + (scene.mayOverlap ? -10 : 8),
    right: 376,
    bottom: bottom - 10,
  }
  const place = placeLead(scene, pose, frame, { flip: chance.isTrue(0.5) ? 1 : -1, max: 1.95 })
  return {
    back,
    middle: swingLine(scene, pose, place),
    front: drawHero(scene, scene.lead, pose, place),
    ground: field,
  }
}

function towers(scene: Scene, meeting: Point): string {
  const { chance, field, shade, night, inks, pop } = scene
  const [x, y] = meeting
  return (
    box(0, 0, 400, 600, field) +
    area(rays([x, y + 90], 720, 18, chance.between(0, 20)), shade) +
    haze(scene) +
    canyon({
      vanishing: meeting,
      near: mix(night, inks.black, 0.35),
      middle: mix(night, field, 0.3),
      windows: mix(night, pop, 0.75),
      ink: inks.black,
    })
  )
}

const HAZE_BELOW = 280

/** Brightest where the letters end, fading up and down. */
function haze({ field, inks, cell, top }: Scene): string {
  const height = top + HAZE_BELOW
  const peak = top / height
  return dots(
    { x: -6, y: 0, width: 412, height, cell },
    mix(field, inks.white, 0.75),
    (row) => cell * 0.8 * (row < peak ? row / peak : (1 - row) / (1 - peak)),
  )
}
