import type { Scene } from '../compositions/scene.ts'
import { distance, mix } from '../drawing/colour.ts'
import { area, box, circle, group } from '../drawing/elements.ts'
import { dotRings, dots } from '../drawing/screens.ts'
import { type Point, rays as rayPaths, starPoints, whole } from '../drawing/shapes.ts'
import type { EmblemName } from '../emblems/all.ts'
import { drawEmblem, emblemPath, emblemRule } from '../emblems/emblems.ts'
import { bustFor, drawBust } from './bust.ts'
import { hasMouth } from './faces-to-crop.ts'
import type { PortraitArt } from './portrait-scene.ts'

/** Rays from behind the head, and a ring of dots that grow towards it. */
export function rays(scene: Scene): PortraitArt {
  const { inks, field, shade, chance } = scene
  const bust = bustFor(scene, 1.5)
  const rings = { centre: bust.at, inner: 120 * bust.scale, outer: 250, step: 11 }
  return {
    art:
      box(0, 0, 400, 500, field) +
      area(rayPaths(bust.at, 520, 20, chance.between(0, 18)), shade) +
      dotRings(rings, mix(field, inks.white, 0.65), (ring) => 9 * (1 - ring)) +
      drawCornerEmblem(scene) +
      drawBust(scene, bust),
  }
}

/** Many wear a mask like this one, but nobody else has the emblem. */
function drawCornerEmblem({ inks, shade, main, second, lead }: Scene): string {
  const { head, emblem } = lead.look
  if (hasMouth(head)) return ''
  const fill = [main, second, inks.white].find((ink) => distance(ink, shade) > 0.26) ?? inks.black
  return drawEmblem(emblem, [58, 60], 32, { fill, ink: inks.black }, 5)
}

const RING = { emblems: 16, inside: 23, size: 15 }

/** A disc of light in the night; on its rim the emblem, over and over. */
export function disc(scene: Scene): PortraitArt {
  const { night, field, main, top, lead } = scene
  const bust = bustFor(scene, 1.42)
  const centre: Point = [bust.at[0], bust.at[1] - 14]
  const radius = Math.min(158, 138 * bust.scale)
  const screen = { x: -6, y: top, width: 412, height: 460, cell: 10 }
  const id = scene.id('e')
  const spots = starPoints(centre, radius - RING.inside, radius - RING.inside, RING.emblems / 2)
  const above = spots.filter(([, y]) => y < centre[1] + radius / 2)
  return {
    defs: emblemDefinition(id, lead.look.emblem),
    art:
      box(0, 0, 400, 500, night) +
      dots(screen, mix(night, field, 0.45), (row) => 9.4 * Math.max(0, row - 0.2)) +
      circle(centre, radius, field) +
      drawCopies(id, above, RING.size / 100, main) +
      drawBust(scene, bust),
  }
}

const TILE = { scale: 0.22, across: 74, down: 62 }

/** The emblem as wallpaper, and a white disc behind the head. */
export function tiles(scene: Scene): PortraitArt {
  const { inks, field, shade, lead } = scene
  const id = scene.id('e')
  const bust = bustFor(scene, 1.4)
  const [x, y] = bust.at
  const edge = `stroke="${inks.black}" stroke-width="4"`
  return {
    defs: emblemDefinition(id, lead.look.emblem),
    art:
      box(0, 0, 400, 500, field) +
      drawCopies(id, wallpaper(scene), TILE.scale, shade) +
      circle([x, y - 6], 146 * Math.min(bust.scale, 1.12), inks.white, edge) +
      drawBust(scene, bust),
  }
}

/** Rows of spots, every other one shifted by half. */
function wallpaper({ top, bottom }: Scene): Point[] {
  const spots: Point[] = []
  for (let row = 0; row * TILE.down < bottom - top + TILE.down; row += 1) {
    const first = row % 2 === 1 ? 0 : TILE.across / 2
    for (let x = first; x < 400 + TILE.across / 2; x += TILE.across) {
      spots.push([x, top + 10 + row * TILE.down])
    }
  }
  return spots
}

function emblemDefinition(id: string, emblem: EmblemName): string {
  return `<path id="${id}" d="${emblemPath(emblem)}" fill-rule="${emblemRule(emblem)}"/>`
}

function drawCopies(id: string, spots: readonly Point[], scale: number, fill: string): string {
  const copies = spots.map(
    ([x, y]) => `<use href="#${id}" x="${whole(x / scale)}" y="${whole(y / scale)}"/>`,
  )
  return group(`scale(${scale})`, copies.join(''), `fill="${fill}"`)
}
