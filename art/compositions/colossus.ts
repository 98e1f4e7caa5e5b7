import { distance, mix } from '../drawing/colour.ts'
import { area, box, group } from '../drawing/elements.ts'
import { dotRings, dots } from '../drawing/screens.ts'
import { type Point, whole } from '../drawing/shapes.ts'
import type { Pose } from '../figures/poses.ts'
import { monoHeadColours } from '../looks/wardrobe.ts'
import { arcPoints, band, crackle } from '../scenery/energy.ts'
import { stars } from '../scenery/sky.ts'
import { adversaryOf } from './adversary.ts'
import { liftOf } from './lift.ts'
import { choosePose, drawHead, drawLeadShadow, drawShadow } from './people.ts'
import type { Painting, Person, Scene } from './scene.ts'

/** The giant head of somebody else over the lead, or over a row of people, all in black. */
export function colossus(scene: Scene): Painting {
  const { lead, others, night, pop, top, bottom } = scene
  const height = bottom - top
  const centre: Point = [200, top + height * 0.42]
  const giant = adversaryOf(scene) ?? lead
  const rest = others.filter((one) => one !== giant)
  const light = lightOf(scene)
  const lift = liftOf(scene)
  return {
    back: halo(scene, centre, light),
    middle: drawHead(scene, giant.look, {
      at: [200, centre[1] + 14],
      scale: Math.min(1.62, height / 268),
      colours: monoHeadColours(light, night, pop),
    }),
    front: group(
      lift === 0 ? '' : `translate(0 ${whole(-lift)})`,
      horizon(scene, light) + smallPeople(scene, [lead, ...rest]),
    ),
    ground: night,
    free: 'right',
  }
}

/** What the head is printed in: it must stand out from the night, and the halo from it. */
function lightOf({ field, glow, inks, night, pop }: Scene): string {
  const choices = [field, glow, inks.sky, inks.orange]
  return choices.find((ink) => distance(ink, night) > 0.34 && distance(ink, pop) > 0.14) ?? glow
}

function halo(scene: Scene, centre: Point, light: string): string {
  const { night, pop, inks, chance, cell, detail } = scene
  const ring = arcPoints({
    centre: [200, centre[1] + 16],
    radius: 192,
    from: 150,
    to: 390,
    steps: 12,
    flat: 0.98,
  })
  const space = scene.isCosmic
    ? stars({ count: 30, bottom: 560, colour: inks.white, detail, chance })
    : dotRings(
        { centre, inner: 150, outer: 330, step: cell * 1.4 },
        mix(night, light, 0.4),
        (place) => cell * (1 - place),
      )
  return (
    box(0, 0, 400, 600, night) +
    space +
    band({ points: ring, width: 44, colour: pop }) +
    crackle({ points: ring, width: 44, colour: night, density: 0.4, detail, chance })
  )
}

function horizon({ pop, inks, cell }: Scene, light: string): string {
  return (
    area('M-10 526Q200 474 410 526V800H-10Z', pop) +
    dots({ x: -6, y: 506, width: 412, height: 52, cell }, light, (row) => cell * 0.8 * (1 - row)) +
    area('M-10 560Q200 514 410 560V800H-10Z', inks.black)
  )
}

const PLACES = 4
const SPACING = 64
/** Only poses that show light between arms and body: at this size all else is a blot. */
const ROW_POSES: readonly Pose[] = ['stride', 'stand', 'stand', 'raise']
const GIANT_POSES: readonly Pose[] = ['stand', 'punch', 'stand', 'punch']
const SINGLE_POSES = [
  'stand',
  'raise',
  'charge',
  'stride',
  'crouch',
  'surf',
  'hover',
  'brood',
] as const satisfies readonly Pose[]

function smallPeople(scene: Scene, people: readonly Person[]): string {
  const { inks } = scene
  const standing = people.filter(({ look }) => look.bodiless !== true)
  if (standing.length > 1) return row(standing.slice(0, PLACES), inks.black)
  const pose = choosePose(scene, SINGLE_POSES)
  const frame = { left: 90, top: 400, right: 310, bottom: 540 }
  return drawLeadShadow(scene, pose, frame, {
    colour: inks.black,
    rim: inks.white,
    cape: 'blowRight',
    vertical: 1,
    max: 0.92,
  })
}

function row(people: readonly Person[], colour: string): string {
  const middle = (people.length - 1) / 2
  const figures = people.map(({ look }, place) => {
    const poses = look.build === 'giant' ? GIANT_POSES : ROW_POSES
    const x = 200 + (place - middle) * SPACING
    // The ground falls away to both sides.
    const y = 518 + Math.abs(place - middle) * 7
    const flip = place <= middle ? 1 : -1
    const pose = poses[place] as Pose
    return drawShadow(look, pose, { x, y, scale: 0.64, flip }, colour, { cape: 'blowRight' })
  })
  return figures.join('')
}
