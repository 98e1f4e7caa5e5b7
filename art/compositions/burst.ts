import { mix } from '../drawing/colour.ts'
import { area, box } from '../drawing/elements.ts'
import { dotRings } from '../drawing/screens.ts'
import { burst, focusLines, type Point, rays } from '../drawing/shapes.ts'
import { debrisPath } from '../scenery/battle.ts'
import { ACTION_POSES, choosePose, drawLead, plate } from './people.ts'
import type { Painting, Scene } from './scene.ts'

/** The lead jumps out of two nested explosions; where the era allows it, over the letters. */
export function explosion(scene: Scene): Painting {
  const { chance, field, inks, top, bottom } = scene
  const height = bottom - top
  const centre: Point = [200 + chance.between(-14, 14), top + height * 0.5]
  const radius = Math.min(214, height * 0.46)
  const back = background(scene, centre, radius)
  const flashes = outerFlash(scene, centre, radius) + innerFlash(scene, centre, radius)
  const pose = choosePose(scene, ACTION_POSES)
  const shards = flyingShards(scene, centre, radius)
  const frame = {
    left: 20,
    top: top + (scene.mayOverlap ? -26 : 4),
    right: 380,
    bottom: bottom - 8,
  }
  return {
    back,
    middle: flashes + area(shards, inks.black),
    front: drawLead(scene, pose, frame, { flip: chance.isTrue(0.5) ? 1 : -1, max: 2 }),
    ground: field,
  }
}

function background(scene: Scene, centre: Point, radius: number): string {
  const { chance, field, shade, pop, cell } = scene
  return (
    box(0, 0, 400, 600, field) +
    area(rays(centre, 620, chance.whole(14, 20), chance.between(0, 30)), shade) +
    dotRings(
      { centre, inner: radius * 0.7, outer: 310, step: cell * 1.35 },
      mix(field, pop, 0.6),
      (ring) => cell * 0.9 * (1 - ring),
    )
  )
}

function outerFlash(scene: Scene, centre: Point, radius: number): string {
  const { chance, pop, inks } = scene
  const tips = chance.whole(13, 17)
  const flash = burst({ centre, outer: radius, inner: radius * 0.6, tips, chance, jitter: 0.34 })
  return plate(scene, flash, pop, inks.black, 3.5)
}

function innerFlash(scene: Scene, centre: Point, radius: number): string {
  const { chance } = scene
  const size = { outer: radius * 0.68, inner: radius * 0.44 }
  return area(burst({ centre, ...size, tips: 15, chance, jitter: 0.3 }), hottest(scene))
}

/** White inside colour; colour inside white, and not that of the page. */
function hottest({ pop, inks, field }: Scene): string {
  if (pop !== inks.white) return inks.white
  return field === inks.yellow ? inks.orange : inks.yellow
}

function flyingShards({ chance, detail }: Scene, centre: Point, radius: number): string {
  const rubble = { centre, inner: radius * 0.7, outer: radius * 1.2 }
  const lines = { centre, inner: radius * 1.2, outer: 520, width: 1.6, flat: 1.25 }
  return (
    debrisPath({ ...rubble, count: 14, detail, chance }) +
    focusLines({ ...lines, count: Math.round(24 * detail), chance })
  )
}
