import { mix } from '../drawing/colour.ts'
import { area, box, group } from '../drawing/elements.ts'
import { dots } from '../drawing/screens.ts'
import { whole } from '../drawing/shapes.ts'
import type { Pose } from '../figures/poses.ts'
import { bats, castle, tombs } from '../scenery/gothic.ts'
import { tree } from '../scenery/nature.ts'
import { moon } from '../scenery/sky.ts'
import { liftOf } from './lift.ts'
import { choosePose, drawLead } from './people.ts'
import type { Painting, Scene } from './scene.ts'

const DREAD_POSES: readonly Pose[] = ['brood', 'stand', 'raise', 'stride', 'crouch']
const FAR_HILL = 'M-10 528C60 492 140 512 200 500C270 488 340 512 410 490V800H-10Z'
const NEAR_HILL = 'M-10 566C80 540 160 562 240 550C320 538 360 554 410 546V800H-10Z'

/** Moon, castle, dead tree and stones; the cape is as wide as wings. */
export function graveyard(scene: Scene): Painting {
  const { night } = scene
  const isLeft = scene.chance.isTrue(0.5)
  // Many issues have this page: now somebody is near, now further away, between the tree and the castle.
  const aside = scene.chance.between(-64, 64)
  const size = scene.chance.between(1.3, 1.75)
  const lift = liftOf(scene)
  const frame = { left: 80 + aside, top: scene.top + 36, right: 320 + aside, bottom: 520 - lift }
  return {
    back: sky(scene, isLeft) + farAway(scene, isLeft, lift),
    middle: '',
    front:
      drawLead(scene, choosePose(scene, DREAD_POSES), frame, {
        cape: 'wings',
        light: isLeft ? 1 : -1,
        vertical: 1,
        max: size,
      }) + group(lift === 0 ? '' : `translate(0 ${whole(-lift)})`, hills(scene, isLeft)),
    ground: night,
    free: isLeft ? 'right' : 'left',
  }
}

function sky({ night, glow, cell, top, bottom, moonlight }: Scene, isLeft: boolean): string {
  const radius = Math.min(132, (bottom - top) * 0.33)
  const screen = { x: -6, y: top - 30, width: 412, height: 520, cell }
  return (
    box(0, 0, 400, 600, night) +
    dots(screen, mix(night, glow, 0.55), (row) => cell * 0.95 * Math.max(0, row - 0.25)) +
    moon({
      centre: [isLeft ? 170 : 230, top + radius + 2],
      radius,
      colour: moonlight,
      shade: mix(moonlight, glow, 0.3),
    })
  )
}

function farAway({ inks, night, chance, top }: Scene, isLeft: boolean, lift: number): string {
  return (
    castle({
      x: isLeft ? 326 : 74,
      y: 478 - lift,
      scale: 1.05,
      colour: mix(night, inks.black, 0.5),
    }) +
    bats({
      count: 5,
      left: 20,
      top,
      right: 380,
      bottom: top + 170,
      colour: inks.black,
      chance,
    })
  )
}

function hills({ inks, night, chance }: Scene, isLeft: boolean): string {
  return (
    area(FAR_HILL, inks.black) +
    tombs({ y: 528, colour: mix(night, inks.black, 0.55), chance }) +
    area(NEAR_HILL, inks.black) +
    tree({ x: isLeft ? 34 : 366, y: 572, scale: 1.5, mirrored: isLeft, colour: inks.black })
  )
}
