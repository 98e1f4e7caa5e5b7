import type { Scene } from '../compositions/scene.ts'
import { distance, mix } from '../drawing/colour.ts'
import { area, box } from '../drawing/elements.ts'
import { dots } from '../drawing/screens.ts'
import { burst, type Point } from '../drawing/shapes.ts'
import { drawEmblem } from '../emblems/emblems.ts'
import { bustFor, drawBust } from './bust.ts'
import type { PortraitArt } from './portrait-scene.ts'

// Plain grounds for a whole bust: what matters is the outline before them.

/** Two explosions, one in the other. */
export function blast(scene: Scene): PortraitArt {
  const { inks, chance, field, shade, pop, top } = scene
  const bust = bustFor(scene, 1.46)
  const centre: Point = [200, bust.at[1] - 10]
  const edge = `stroke="${inks.black}" stroke-width="4"`
  const star = (outer: number, inner: number) =>
    burst({ centre, outer, inner, tips: 13, chance, jitter: 0.22 })
  const screen = { x: -6, y: top + 140, width: 412, height: 300, cell: 11 }
  return {
    art:
      box(0, 0, 400, 500, field) +
      dots(screen, shade, (row) => 10 * row) +
      area(star(236, 164), pop, edge) +
      area(star(176, 130), distance(pop, inks.white) > 0.1 ? inks.white : field) +
      drawBust(scene, bust),
  }
}

/** Two colours that meet on a slant, and the emblem in the upper corner. */
export function slant(scene: Scene): PortraitArt {
  const { inks, chance, field, shade, night, lead } = scene
  const bust = bustFor(scene, 1.46)
  const isLeft = chance.isTrue(0.5)
  const dark = isLeft ? 'M0 0H250L90 500H0Z' : 'M400 0H150L310 500H400Z'
  const seam = isLeft ? 'M250 0H278L118 500H90Z' : 'M150 0H122L282 500H310Z'
  const at: Point = [isLeft ? 66 : 334, 72]
  return {
    art:
      box(0, 0, 400, 500, field) +
      area(dark, night) +
      area(seam, distance(shade, night) > 0.12 ? shade : inks.white) +
      drawEmblem(lead.look.emblem, at, 46, { fill: mix(night, field, 0.55), ink: inks.black }) +
      drawBust(scene, bust),
  }
}
