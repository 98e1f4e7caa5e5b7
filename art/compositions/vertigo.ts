import { distance, mix } from '../drawing/colour.ts'
import { box } from '../drawing/elements.ts'
import { vertigo } from '../scenery/city.ts'
import { choosePose, drawHero, placeLead } from './people.ts'
import type { Painting, Scene } from './scene.ts'
import { swingLine } from './swing-line.ts'

/** Straight down between four walls to a street with taxis. */
export function shaft(scene: Scene): Painting {
  const { chance, night, field, inks, top, bottom } = scene
  const across = 200 + chance.between(-30, 30)
  const walls = drawWalls(scene, [across, top + (bottom - top) * 0.55])
  const pose = choosePose(scene, ['dive', 'swing', 'leap', 'fly', 'hover'])
  const frame = { left: 34, top: top + 14, right: 366, bottom: bottom - 20 }
  const place = placeLead(scene, pose, frame, { max: 1.95 })
  return {
    back: box(0, 0, 400, 600, night) + walls,
    middle: '',
    front:
      swingLine(scene, pose, place) + drawHero(scene, scene.lead, pose, place, { cape: 'wings' }),
    ground: mix(field, inks.black, 0.2),
    footStrip: true,
  }
}

function drawWalls(scene: Scene, street: readonly [number, number]): string {
  const { field, main, glow, night, inks, pop } = scene
  const stone = distance(field, main) > 0.22 ? field : glow
  return vertigo({
    centre: street,
    lit: mix(stone, night, 0.12),
    middle: mix(stone, night, 0.45),
    dark: mix(night, inks.black, 0.3),
    windows: mix(stone, inks.white, 0.45),
    ink: inks.black,
    street: inks.black,
    lane: pop,
  })
}
