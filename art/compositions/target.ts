import { distance } from '../drawing/colour.ts'
import { box, circle, line } from '../drawing/elements.ts'
import { type Point, whole } from '../drawing/shapes.ts'
import type { Pose } from '../figures/poses.ts'
import { costumeOf } from '../looks/wardrobe.ts'
import { byTurns } from './by-turns.ts'
import { choosePose, drawLead, drawLeadShadow } from './people.ts'
import type { Painting, Scene } from './scene.ts'

const POSES: readonly Pose[] = [
  'leap',
  'dive',
  'swing',
  'run',
  'crouch',
  'punch',
  'fly',
  'stride',
  'charge',
]
/** From the outside inwards, against the whole. */
const RINGS = [1, 0.76, 0.52, 0.28]

/** The lead before four rings: in colour, or today as a shadow with a rim of light. */
export function target(scene: Scene): Painting {
  const { inks, chance, field } = scene
  const height = scene.bottom - scene.top
  const centre: Point = [200 + chance.between(-60, 60), scene.top + height * 0.48]
  const radius = Math.min(206, height * 0.47)
  const colours = ringColours(scene)
  const rings = RINGS.map((share, ring) => circle(centre, radius * share, colours[ring] as string))
  const pose = choosePose(scene, POSES)
  const frame = { left: 24, top: scene.top + 8, right: 376, bottom: scene.bottom - 16 }
  const flip = chance.isTrue(0.5) ? 1 : -1
  const options = { cape: 'blowRight', flip, max: 1.9 } as const
  const isShadow = scene.era === 'now' && byTurns(scene, [false, true])
  return {
    back: box(0, 0, 400, 600, field) + rings.join(''),
    middle: aimsAtThings(scene) ? crossHairs(scene, centre) : '',
    front: isShadow
      ? drawLeadShadow(scene, pose, frame, { ...options, colour: inks.black, rim: inks.white })
      : drawLead(scene, pose, frame, options),
    ground: field,
  }
}

/** Two inks by turns, and the lead's second in the third ring where it can be told from them. */
function ringColours(scene: Scene): string[] {
  const { inks, field, main, second, pop } = scene
  const body = onlyColour(scene)
  const isClear = (ink: string) => body === undefined || distance(ink, body) > 0.2
  const isBright = (ink: string) => distance(ink, inks.black) > 0.3
  const isFit = (ink: string) => distance(field, ink) > 0.2 && isBright(ink) && isClear(ink)
  const choices = [main, second, pop, inks.white]
  const fitting = choices.filter(isFit)
  const first = byTurns(scene, fitting.length > 0 ? fitting : [pop])
  const between = [inks.white, pop].find(
    (ink) => distance(field, ink) > 0.16 && distance(first, ink) > 0.16 && isClear(ink),
  )
  const other = between ?? field
  const isThird = isFit(second) && [first, other].every((ink) => distance(second, ink) > 0.2)
  return [first, other, isThird ? second : first, other]
}

/** Of those who are of one colour all over: rings in it would swallow them. */
function onlyColour({ lead, inks }: Scene): string | undefined {
  const { torso, arms, legs } = costumeOf(lead.look, inks)
  return torso === arms && arms === legs ? torso : undefined
}

function aimsAtThings({ lead }: Scene): boolean {
  return ['target', 'crosshair', 'arrow'].includes(lead.look.emblem)
}

function crossHairs({ inks, top, bottom }: Scene, [x, y]: Point): string {
  const lines = `M${whole(x)} ${whole(top)}V${whole(bottom)}M0 ${whole(y)}H400`
  return line(lines, inks.black, 2)
}
