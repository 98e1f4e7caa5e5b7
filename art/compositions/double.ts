import { lightness, mix } from '../drawing/colour.ts'
import { box, group } from '../drawing/elements.ts'
import { dots } from '../drawing/screens.ts'
import { type Point, whole } from '../drawing/shapes.ts'
import type { Pose } from '../figures/poses.ts'
import { HEADS, type HeadColours, headClip } from '../heads/heads.ts'
import { skyline } from '../scenery/city.ts'
import { moon } from '../scenery/sky.ts'
import { byTurns } from './by-turns.ts'
import { choosePose, drawLeadShadow } from './people.ts'
import type { Painting, Scene } from './scene.ts'

const CLEAR_POSES: readonly Pose[] = [
  'crouch',
  'stand',
  'swing',
  'leap',
  'run',
  'hover',
  'brood',
  'surf',
]
/** Heads end at the collar: this goes on below. */
const NECK = 'M-62 30H62L72 190H-72Z'

/** Where the moon stands in the head, and how large it is. */
const LIGHTS = [
  [34, 38.4, 52],
  [-30, 30, 62],
  [0, 46, 44],
] as const

/** The head of the lead, and in it the city where they are small. */
export function cityInTheHead(scene: Scene): Painting {
  const { inks, field, top, bottom, lead } = scene
  const height = bottom - top
  const y = top + height * 0.45
  const scale = Math.min(1.75, height / 250)
  const place = `translate(200 ${whole(y)}) scale(${scale.toFixed(2)})`
  const paper = lightness(field) > 0.55 ? field : mix(field, inks.white, 0.55)
  const id = scene.id('d')
  const [across, up, radius] = byTurns(scene, LIGHTS)
  const light: Light = { centre: [200 + across, y - up * scale], radius: radius * scale }
  const head = headClip(lead.look.head).replaceAll('/>', ` transform="${place}"/>`)
  return {
    defs: `<clipPath id="${id}"><path d="${NECK}" transform="${place}"/>${head}</clipPath>`,
    back: box(0, 0, 400, 600, paper),
    middle:
      group('', drawCity(scene, y, light), `clip-path="url(#${id})"`) +
      group(
        place,
        HEADS[lead.look.head](featuresOnly(scene)),
        'fill-opacity=".3" stroke-opacity=".3"',
      ),
    front: drawSmallLead(scene, light),
    ground: paper,
    footStrip: true,
  }
}

interface Light {
  centre: Point
  radius: number
}

function drawCity(scene: Scene, y: number, { centre, radius }: Light): string {
  const { inks, night, moonlight, glow, pop, chance, bottom, detail } = scene
  const haze = { x: -6, y: y - 40, width: 412, height: 260, cell: 9 }
  const across = { left: -10, right: 410, chance }
  return (
    box(0, 0, 400, 600, night) +
    moon({ centre, radius, colour: moonlight, shade: mix(moonlight, glow, 0.25) }) +
    dots(haze, mix(night, glow, 0.6), (row) => 8 * Math.max(0, row - 0.1)) +
    skyline({
      ...across,
      base: bottom - 6,
      lowest: 120,
      highest: 250,
      colour: mix(night, inks.black, 0.3),
      detail,
    }) +
    skyline({
      ...across,
      base: bottom,
      lowest: 50,
      highest: 170,
      colour: mix(night, inks.black, 0.7),
      windows: pop,
      detail,
    })
  )
}

/** Before the moon, a little larger than it. */
function drawSmallLead(scene: Scene, { centre: [x, y], radius }: Light): string {
  const unit = radius / 52
  const frame = { left: x - 64, top: y - 40 * unit, right: x + 64, bottom: y + 44 * unit }
  const pose = choosePose(scene, CLEAR_POSES)
  return drawLeadShadow(scene, pose, frame, { colour: scene.inks.black, cape: 'blowRight' })
}

/** Only eyes and ink, so that the face is no more than a breath on the city. */
function featuresOnly({ inks }: Scene): HeadColours {
  return {
    main: 'none',
    second: 'none',
    accent: 'none',
    skin: 'none',
    hair: 'none',
    white: inks.white,
    lips: 'none',
    ink: inks.black,
    metal: 'none',
    sky: 'none',
  }
}
