import { mix } from '../drawing/colour.ts'
import { area, box, circle, group } from '../drawing/elements.ts'
import { dots } from '../drawing/screens.ts'
import { whole } from '../drawing/shapes.ts'
import type { Pose } from '../figures/poses.ts'
import { castle } from '../scenery/gothic.ts'
import { mountains } from '../scenery/nature.ts'
import { byTurns } from './by-turns.ts'
import { liftOf } from './lift.ts'
import { choosePose, drawLead } from './people.ts'
import type { Painting, Scene } from './scene.ts'

const PROUD_POSES: readonly Pose[] = ['stand', 'raise', 'charge', 'stride', 'brood', 'punch']
const HILL = 'M-10 560C70 526 150 516 210 518C290 522 350 540 410 566V800H-10Z'
const FOOTHOLD = 524

/** A land of long ago: the lead on a hill before a low sun, and a castle far away. */
export function farKingdom(scene: Scene): Painting {
  const { inks, field, top } = scene
  const lift = liftOf(scene)
  const across = byTurns(scene, [150, 250, 200])
  const frame = { left: 60, top: top + 20, right: 340, bottom: FOOTHOLD - lift }
  return {
    back: sky(scene, across),
    middle: group(lift === 0 ? '' : `translate(0 ${whole(-lift)})`, land(scene, across)),
    front:
      group(lift === 0 ? '' : `translate(0 ${whole(-lift)})`, area(HILL, inks.black)) +
      drawLead(scene, choosePose(scene, PROUD_POSES), frame, { vertical: 1, max: 1.75 }),
    ground: field,
  }
}

function sky({ field, shade, pop, moonlight, cell, top, bottom }: Scene, across: number): string {
  const height = bottom - top
  const sun = moonlight === field ? pop : moonlight
  const radius = Math.min(150, height * 0.34)
  const haze = { x: -6, y: top, width: 412, height, cell }
  return (
    box(0, 0, 400, 600, field) +
    dots(haze, shade, (row) => cell * 0.95 * row) +
    circle([across, top + height * 0.44], radius, sun)
  )
}

function land({ night, field, inks, chance }: Scene, across: number): string {
  const isRight = across <= 200
  return (
    mountains({ y: 540, height: 150, colour: mix(night, field, 0.45), chance }) +
    castle({ x: isRight ? 318 : 82, y: 470, scale: 0.95, colour: mix(night, inks.black, 0.2) }) +
    area('M-10 530C90 500 310 500 410 530V800H-10Z', mix(night, inks.black, 0.2))
  )
}
