import { mix } from '../drawing/colour.ts'
import { box, outlined } from '../drawing/elements.ts'
import { dotRings, evenDots } from '../drawing/screens.ts'
import { type Point, whole } from '../drawing/shapes.ts'
import { drawEmblem } from '../emblems/emblems.ts'
import type { InkName } from '../eras.ts'
import { monoHeadColours } from '../looks/wardrobe.ts'
import { drawHead } from './people.ts'
import type { Painting, Scene } from './scene.ts'

type Place = readonly [across: number, size: number]
/** Each time she is seen elsewhere, and never so large that the page behind her is lost. */
const PLACES: readonly Place[] = [
  [0, 1],
  [-84, 1.14],
  [72, 0.8],
  [96, 1.14],
  [-60, 0.76],
]
const PAGES: readonly InkName[] = ['pink', 'sky', 'yellow', 'purple', 'cream', 'teal', 'orange']

/** A tear before a heart. Whoever it is about, if the issue has somebody, is a memory in tints. */
export function heartAndTear(scene: Scene): Painting {
  const { inks, chance, top, bottom } = scene
  const page = inks[PAGES[scene.step % PAGES.length] as InkName]
  const height = bottom - top
  const y = top + height * 0.46
  const [across, size] = PLACES[scene.step % PLACES.length] as Place
  const scale = Math.min(1.6, height / 270) * size
  const heart = Math.min(200, height * 0.47)
  const face: Point = [200 + across, y + height * 0.1]
  const screen = { x: -4, y: 0, width: 412, height: 600, cell: 15 }
  const rings = {
    centre: [200 - across, y - Math.abs(across) * 0.4] as const,
    inner: 60,
    outer: 190,
    step: 13,
  }
  const memory: Point = [chance.pick([150, 250]), y + 20]
  return {
    back:
      box(0, 0, 400, 600, page) +
      evenDots(screen, mix(page, inks.white, 0.55), 7) +
      drawEmblem(
        'heart',
        [200 - across, y - Math.abs(across) * 0.4],
        heart,
        { fill: inks.red, ink: inks.black },
        1.5,
      ) +
      dotRings(rings, mix(inks.red, page, 0.5), (ring) => 8 * (1 - ring)),
    middle: drawMemory(scene, memory, scale * 0.9),
    front:
      drawHead(scene, scene.lead.look, { at: face, scale }) +
      outlined(tear(face, scale), inks.sky, inks.black, 2),
    ground: page,
    footStrip: true,
  }
}

function drawMemory(scene: Scene, at: Point, scale: number): string {
  const { inks, others } = scene
  const [loved] = others
  if (loved === undefined) return ''
  const colours = monoHeadColours(
    mix(inks.purple, inks.pink, 0.2),
    mix(inks.purple, inks.black, 0.35),
    inks.white,
  )
  return drawHead(scene, loved.look, { at, scale, colours })
}

/** Below the eye that is in the light. */
function tear([x, y]: Point, scale: number): string {
  return `M${whole(x - 38 * scale)} ${whole(y + 4 * scale)}q-9 18 0 24q9 -6 0 -24Z`
}
