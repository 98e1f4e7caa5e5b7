import type { Scene } from '../compositions/scene.ts'
import { mix } from '../drawing/colour.ts'
import { box, group } from '../drawing/elements.ts'
import type { Point } from '../drawing/shapes.ts'
import { drawEmblem } from '../emblems/emblems.ts'
import { skyline } from '../scenery/city.ts'
import { arcPoints, band, crackle } from '../scenery/energy.ts'
import { moon, stars } from '../scenery/sky.ts'
import { bustFor, drawBust } from './bust.ts'
import type { PortraitArt } from './portrait-scene.ts'

/** A crackling ring of energy among stars. */
export function cosmic(scene: Scene): PortraitArt {
  const { inks, night, glow, pop, chance } = scene
  const bust = bustFor(scene, 1.36)
  const centre: Point = [200, bust.at[1]]
  const points = arcPoints({ centre, radius: 166, from: 140, to: 400, steps: 12 })
  const ring = (width: number, colour: string) => band({ points, width, colour })
  return {
    art:
      box(0, 0, 400, 500, night) +
      stars({ count: 46, bottom: 430, colour: inks.white, chance }) +
      ring(54, glow) +
      ring(34, pop) +
      ring(12, inks.white) +
      crackle({ points, width: 54, density: 0.42, colour: inks.black, chance }) +
      drawBust(scene, bust),
  }
}

/** Above the roofs at night; the moon carries the emblem. */
export function city(scene: Scene): PortraitArt {
  const { inks, night, field, shade, pop, chance, top, lead } = scene
  const bust = bustFor(scene, 1.34)
  const at: Point = [chance.pick([92, 308]), top + 88]
  const across = { left: -10, right: 410, chance }
  const roofs =
    skyline({
      ...across,
      base: 580,
      lowest: 80,
      highest: 220,
      narrowest: 26,
      widest: 54,
      colour: mix(night, inks.black, 0.4),
    }) +
    skyline({
      ...across,
      base: 600,
      lowest: 40,
      highest: 150,
      narrowest: 34,
      widest: 64,
      colour: mix(night, inks.black, 0.72),
      windows: pop,
    })
  return {
    art:
      box(0, 0, 400, 500, night) +
      moon({ centre: at, radius: 84, colour: field, shade }) +
      drawEmblem(lead.look.emblem, [at[0] < 200 ? 60 : 340, top + 62], 34, {
        fill: night,
        ink: inks.black,
      }) +
      group('translate(0 -170)', roofs) +
      drawBust(scene, bust),
  }
}
