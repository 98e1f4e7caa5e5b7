import { distance, mix } from '../drawing/colour.ts'
import { area, box, circle, group, line } from '../drawing/elements.ts'
import { dots } from '../drawing/screens.ts'
import { type Point, rays, whole } from '../drawing/shapes.ts'
import { ACTION_POSES, choosePose, drawLead } from './people.ts'
import type { Painting, Scene } from './scene.ts'

const MIDDLE = 196
const LARGEST_IRIS = 132

/** A huge eye that mirrors what it sees. It belongs to the second person of the issue. */
export function hugeEye(scene: Scene): Painting {
  const { inks, top, bottom, cell } = scene
  const height = bottom - top
  const y = top + height * 0.48
  const radius = Math.min(LARGEST_IRIS, height * 0.31)
  const skin = skinOf(scene)
  const id = scene.id('y')
  const lids = at(y, LIDS)
  const shadows = { x: -6, y: y + 60, width: 412, height: 320, cell }
  return {
    defs: `<clipPath id="${id}"><path d="${lids}"/></clipPath>`,
    back:
      box(0, 0, 400, 600, skin) +
      dots(shadows, mix(skin, inks.black, 0.4), (row) => cell * 0.9 * row) +
      area(at(y, BROW), mix(skin, inks.black, 0.55)),
    middle:
      line(at(y, FOLD), inks.black, 5) +
      area(lids, inks.white) +
      group(
        '',
        drawIris(scene, [MIDDLE, y], radius) + shadeOfLid(scene, y),
        `clip-path="url(#${id})"`,
      ) +
      line(lids, inks.black, 13, 'stroke-linejoin="round"') +
      line(at(y, LASHES), inks.black, 7, 'stroke-linecap="round"'),
    front: line(at(y, CHEEK), inks.black, 4),
    ground: mix(skin, inks.black, 0.55),
    footStrip: true,
  }
}

/** Their skin where it is known, else what they wear; black would leave nothing to see. */
function skinOf({ inks, others, lead }: Scene): string {
  const { skin, main } = (others[0] ?? lead).look
  if (skin !== undefined) return inks[skin]
  return distance(inks[main], inks.black) < 0.3 ? inks.purple : inks[main]
}

function drawIris(scene: Scene, centre: Point, radius: number): string {
  const { inks, glow, field, shade, pop } = scene
  const [x, y] = centre
  const frame = {
    left: x - radius * 0.9,
    top: y - radius * 0.86,
    right: x + radius * 0.9,
    bottom: y + radius * 0.88,
  }
  return (
    circle(centre, radius + 20, inks.black) +
    circle(centre, radius + 10, glow) +
    circle(centre, radius, field) +
    area(rays(centre, radius, 26, 3), shade) +
    circle(centre, radius * 0.66, pop) +
    drawLead(scene, choosePose(scene, ACTION_POSES), frame, { width: 1.6 })
  )
}

function shadeOfLid({ inks }: Scene, y: number): string {
  return area(at(y, LID_SHADE), inks.black, 'fill-opacity=".35"')
}

type Step = readonly [sign: string, ...points: Point[]]

/** Shapes of the eye. The numbers down are from the middle of the eye. */
const UPPER_LID: readonly Step[] = [
  ['M', [-60, 20]],
  ['Q', [120, -170], [300, -110]],
  ['Q', [400, -70], [470, 10]],
]
const LIDS: readonly Step[] = [
  ...UPPER_LID,
  ['Q', [330, 140], [180, 130]],
  ['Q', [40, 120], [-60, 20]],
]
const LID_SHADE: readonly Step[] = [
  ...UPPER_LID,
  ['L', [470, -20]],
  ['Q', [330, -80], [290, -82]],
  ['Q', [120, -120], [-60, 40]],
]
const FOLD: readonly Step[] = [
  ['M', [-60, -38]],
  ['Q', [120, -218], [310, -148]],
  ['Q', [410, -108], [480, -28]],
]
const BROW: readonly Step[] = [
  ['M', [-20, -60]],
  ['Q', [120, -240], [330, -168]],
  ['L', [430, -210]],
  ['L', [430, -600]],
  ['L', [-20, -600]],
]
const LASHES: readonly Step[] = [
  ['M', [60, -74]],
  ['L', [34, -126]],
  ['M', [130, -112]],
  ['L', [118, -168]],
  ['M', [210, -124]],
  ['L', [214, -178]],
  ['M', [290, -112]],
  ['L', [312, -160]],
  ['M', [352, -84]],
  ['L', [390, -126]],
]
const CHEEK: readonly Step[] = [
  ['M', [60, 150]],
  ['Q', [180, 196], [330, 150]],
]

function at(y: number, steps: readonly Step[]): string {
  return steps
    .map(([sign, ...points]) => {
      const spots = points.map(([across, down]) => `${whole(across)} ${whole(y + down)}`)
      return sign + spots.join(' ')
    })
    .join('')
}
