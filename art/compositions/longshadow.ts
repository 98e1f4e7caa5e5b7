import { distance, mix } from '../drawing/colour.ts'
import { area, box, circle } from '../drawing/elements.ts'
import { dotRings } from '../drawing/screens.ts'
import { type Point, whole } from '../drawing/shapes.ts'
import type { Pose } from '../figures/poses.ts'
import { HEADS, type HeadColours, type HeadName } from '../heads/heads.ts'
import { bricks } from '../scenery/city.ts'
import { adversaryOf } from './adversary.ts'
import { choosePose, drawHead, drawLead, drawLeadShadow } from './people.ts'
import type { Painting, Scene } from './scene.ts'

const WARY_POSES: readonly Pose[] = ['stride', 'stand', 'brood', 'charge', 'run', 'raise', 'surf']

/**
 * A spot of light on a wall, filled by the shadow of a head with burning eyes; the lead is small before
 * it. The shadow is the adversary's; who has none meets their own.
 */
export function shadowOnTheWall(scene: Scene): Painting {
  const { inks, chance, lead } = scene
  const bottom = Math.min(scene.bottom, 572)
  const height = bottom - scene.top
  const dark = mix(scene.night, inks.black, 0.55)
  const lit = [scene.field, mix(scene.field, inks.white, 0.4), scene.pop]
  const wall = lit.find((ink) => distance(ink, dark) > 0.34) ?? scene.pop
  const glow = distance(inks.white, wall) > 0.2 ? inks.white : inks.yellow
  const radius = Math.min(190, height * 0.42)
  const spot: Point = [200 + chance.pick([-64, -36, 0, 36, 64]), scene.top + radius + 4]
  const floor = bottom - height * 0.1
  const { look } = adversaryOf(scene) ?? lead
  return {
    back:
      box(0, 0, 400, 600, dark) +
      circle(spot, radius, wall) +
      edgeOfLight(scene, spot, radius, wall) +
      bricks({
        x: 70,
        y: spot[1] - radius * 0.6,
        width: 250,
        height: radius * 1.1,
        count: Math.round(14 * scene.detail),
        colour: mix(wall, dark, 0.3),
        chance,
      }),
    middle:
      drawHead(scene, look, {
        at: [spot[0], spot[1] + radius * 0.16],
        scale: radius / 138,
        colours: shadowWithEyes(look.head, dark, glow),
      }) +
      area(`M-10 ${whole(floor - 20)}H410V610H-10Z`, mix(dark, inks.black, 0.5)) +
      `<ellipse cx="${whole(400 - spot[0])}" cy="${whole(floor + 6)}" rx="150" ry="22" fill="${wall}"/>`,
    front: smallLead(scene, { x: 400 - spot[0], top: spot[1] + radius * 0.34, floor, dark, wall }),
    ground: dark,
  }
}

/** The light ends softly where screens were printed; today it ends at once. */
function edgeOfLight({ era, cell }: Scene, centre: Point, radius: number, wall: string): string {
  if (era === 'now') return ''
  const rings = { centre, inner: radius + 4, outer: radius + 60, step: cell }
  return dotRings(rings, wall, (ring) => cell * 0.9 * (1 - ring))
}

/** All dark, but for the eyes; a few heads have theirs in the accent. */
function shadowWithEyes(head: HeadName, dark: string, glow: string): HeadColours {
  const colours = {
    main: dark,
    second: dark,
    accent: dark,
    skin: dark,
    hair: dark,
    white: glow,
    lips: glow,
    ink: dark,
    metal: dark,
    sky: glow,
  }
  return HEADS[head](colours).includes(glow) ? colours : { ...colours, accent: glow }
}

interface Stage {
  x: number
  /** Below the eyes of the shadow. */
  top: number
  floor: number
  dark: string
  wall: string
}

/** A dark costume would be lost before the shadow: then the lead is cut out of it in light. */
function smallLead(scene: Scene, { x, top, floor, dark, wall }: Stage): string {
  const pose = choosePose(scene, WARY_POSES)
  const frame = { left: x - 90, top, right: x + 90, bottom: floor + 12 }
  const options = { vertical: 1, max: 1.05, cape: 'fall' } as const
  return distance(scene.main, dark) < 0.3
    ? drawLeadShadow(scene, pose, frame, { ...options, colour: wall })
    : drawLead(scene, pose, frame, options)
}
