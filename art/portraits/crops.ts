import { drawHead, inside } from '../compositions/people.ts'
import type { Scene } from '../compositions/scene.ts'
import { distance, mix } from '../drawing/colour.ts'
import { area, box } from '../drawing/elements.ts'
import { dots } from '../drawing/screens.ts'
import { whole } from '../drawing/shapes.ts'
import { drawEmblem } from '../emblems/emblems.ts'
import { HEADS } from '../heads/heads.ts'
import { reachOf } from '../heads/reach.ts'
import { headColoursOf } from '../looks/wardrobe.ts'
import { bustFor, drawBust } from './bust.ts'
import { hasMouth } from './faces-to-crop.ts'
import type { PortraitArt } from './portrait-scene.ts'

/** Half of a large face at the edge, the emblem beside it. */
export function half(scene: Scene): PortraitArt {
  const { inks, chance, field, shade, main, second, top, bottom, lead } = scene
  const isLeft = chance.isTrue(0.5)
  const reach = reachOf(lead.look.head)
  const scale = Math.min(2.1, (bottom - top) / (reach + 112))
  const fill = [main, second, inks.white].find((ink) => distance(ink, shade) > 0.26) ?? inks.black
  const screen = { x: isLeft ? 210 : -6, y: top + 190, width: 206, height: 240, cell: 10 }
  const emblemAt = [isLeft ? 314 : 86, top + 92] as const
  return {
    art:
      box(0, 0, 400, 500, field) +
      area(isLeft ? 'M230 0H400V500H170Z' : 'M170 0H0V500H230Z', shade) +
      drawEmblem(lead.look.emblem, emblemAt, 66, { fill, ink: inks.black }, 3) +
      dots(screen, mix(shade, inks.black, 0.25), (row) => 9 * row) +
      drawHead(scene, lead.look, {
        at: [isLeft ? 78 : 322, top + 6 + reach * scale],
        scale,
        flip: isLeft ? -1 : 1,
      }),
  }
}

/** The lit half on colour; the other is lost in black, and only the eye is left of it. */
export function noir(scene: Scene): PortraitArt {
  const { inks, field, top, lead } = scene
  const bust = bustFor(scene, 1.5)
  const { scale } = bust
  const edge = `M0 0H${whole(200 + scale * 8)}L${whole(200 + scale * 7)} ${whole(bust.at[1] - 30 * scale)}L200 500H0Z`
  const screen = { x: -6, y: top + 150, width: 210, height: 300, cell: 10 }
  return {
    art:
      box(0, 0, 400, 500, inks.black) +
      area(edge, field) +
      dots(screen, mix(field, inks.black, 0.32), (row) => 9.4 * row) +
      drawBust(scene, bust) +
      drawEmblem(lead.look.emblem, [346, 380], 27, { fill: field, ink: inks.black }),
  }
}

const STRIP = { x: 12, width: 376, gap: 8 }
/** What a strip shows of a head: its middle, and how much of the width. */
const EYES = { middle: -6, width: 156 }
const MOUTH = { middle: 58, width: 120 }
const FACE_WIDTH = 300
const TALL = 150

/** Eyes, mouth and face in three strips. Where a mask hides the mouth, the emblem takes its place. */
export function triptych(scene: Scene): PortraitArt {
  const { inks, field, night, glow, top, bottom, lead } = scene
  const { look } = lead
  const id = scene.id('h')
  const reach = reachOf(look.head)
  const height = (bottom - top - STRIP.gap * 2) / 3
  const windowAt = (place: number) => ({ ...STRIP, y: top + place * (height + STRIP.gap), height })
  const crop = (place: number, colour: string, { middle, width }: typeof EYES) => {
    const down = (width * height) / STRIP.width
    const view = [-width / 2, middle - down / 2, width, down] as const
    const content = `${box(-400, -400, 800, 800, colour)}<use href="#${id}"/>`
    return inside({ ...windowAt(place), view }, content)
  }
  const face = { middle: reach < TALL ? 10 : -reach * 0.35, width: FACE_WIDTH }
  return {
    defs: `<g id="${id}">${HEADS[look.head](headColoursOf(look, inks))}</g>`,
    art:
      box(0, 0, 400, 500, inks.black) +
      crop(0, field, EYES) +
      (hasMouth(look.head) ? crop(1, night, MOUTH) : drawEmblems(scene, windowAt(1))) +
      crop(2, glow, face) +
      gutters(scene, [windowAt(1).y, windowAt(2).y]),
  }
}

/** Three in a row, the outer ones cut by the frame. */
function drawEmblems(
  { inks, night, main, second, lead }: Scene,
  { y, height }: { y: number; height: number },
): string {
  const fill = [main, second, inks.yellow].find((ink) => distance(ink, night) > 0.26) ?? inks.white
  const pale = mix(night, fill, 0.3)
  const middle = y + height / 2
  const emblem = (x: number, size: number, colour: string) =>
    drawEmblem(lead.look.emblem, [x, middle], size, { fill: colour, ink: inks.black }, 3)
  return (
    box(STRIP.x, y, STRIP.width, height, night) +
    emblem(48, 46, pale) +
    emblem(352, 46, pale) +
    emblem(200, 54, fill)
  )
}

function gutters({ inks }: Scene, tops: readonly number[]): string {
  return tops.map((y) => box(0, y - 6, 400, 4, inks.white)).join('')
}
