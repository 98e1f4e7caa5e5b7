import { choosePose, drawLead, plate } from '../compositions/people.ts'
import type { Scene } from '../compositions/scene.ts'
import { distance } from '../drawing/colour.ts'
import { area, box } from '../drawing/elements.ts'
import { burst, type Point, rays } from '../drawing/shapes.ts'
import type { PortraitArt } from './portrait-scene.ts'

/** The whole person, out of an explosion. */
export function figure(scene: Scene): PortraitArt {
  const { inks, chance, field, shade, pop, glow, top, bottom, lead } = scene
  const centre: Point = [200, (top + bottom) / 2]
  const pose = choosePose(scene, lead.look.poses)
  const frame = { left: 24, top: top + 8, right: 376, bottom: bottom - 2 }
  const heart = distance(pop, inks.white) > 0.1 ? inks.white : glow
  const blast = (outer: number, inner: number, jitter: number) =>
    burst({ centre, outer, inner, tips: 15, chance, jitter })
  return {
    art:
      box(0, 0, 400, 500, field) +
      area(rays(centre, 520, 18, chance.between(0, 18)), shade) +
      plate(scene, blast(178, 110, 0.32), pop, inks.black, 3.5) +
      area(blast(120, 78, 0.3), heart) +
      drawLead(scene, pose, frame, { max: 1.7 }),
  }
}
