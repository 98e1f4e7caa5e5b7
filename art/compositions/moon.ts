import { mix } from '../drawing/colour.ts'
import { area, box, line } from '../drawing/elements.ts'
import { dots } from '../drawing/screens.ts'
import { whole } from '../drawing/shapes.ts'
import { skyline } from '../scenery/city.ts'
import { moon } from '../scenery/sky.ts'
import { liftOf } from './lift.ts'
import { choosePose, drawLead } from './people.ts'
import type { Painting, Scene } from './scene.ts'

/** Above the roofs at night, on a cornice before a huge moon. */
export function moonlight(scene: Scene): Painting {
  const { chance, night, top } = scene
  const across = chance.pick([140, 170, 230, 260])
  const isLeft = across < 200
  const back = sky(scene, across)
  const city = roofs(scene)
  const pose = choosePose(scene, ['crouch', 'stand', 'brood', 'stride'])
  const isLow = pose === 'crouch'
  const ledge = {
    middle: isLeft ? across + 20 : across - 20,
    top: Math.round((isLow ? 508 : 528) - liftOf(scene)),
  }
  const frame = {
    left: ledge.middle - 150,
    top: top + (isLow ? 100 : 40),
    right: ledge.middle + 150,
    bottom: ledge.top + 1,
  }
  const figure = drawLead(scene, pose, frame, {
    cape: isLeft ? 'blowRight' : 'blowLeft',
    light: isLeft ? 1 : -1,
    vertical: 1,
    max: isLow ? 2.1 : 1.75,
  })
  return {
    back,
    middle: city,
    front: cornice(scene, ledge) + figure,
    ground: night,
    free: ledge.middle < 200 ? 'right' : 'left',
  }
}

function sky({ night, glow, moonlight: light, cell, top, bottom }: Scene, across: number): string {
  const radius = Math.min(138, (bottom - top) * 0.34)
  return (
    box(0, 0, 400, 600, night) +
    dots({ x: -6, y: top, width: 412, height: 420, cell }, mix(night, glow, 0.5), (row) =>
      Math.max(0, cell * 0.92 * (row * 1.15 - 0.35)),
    ) +
    moon({
      centre: [across, top + radius + 6],
      radius,
      colour: light,
      shade: mix(light, glow, 0.22),
    })
  )
}

/** Two rows of roofs; only the near one has lit windows. */
function roofs(scene: Scene): string {
  const { night, pop, inks, chance, detail } = scene
  const lift = liftOf(scene)
  const far = { base: 560 - lift, lowest: 60, highest: 210, narrowest: 26, widest: 56 }
  const near = { base: 600 - lift, lowest: 30, highest: 120, narrowest: 34, widest: 70 }
  const street = { left: -10, right: 410, chance, detail }
  return (
    skyline({ ...street, ...far, colour: mix(night, inks.black, 0.34) }) +
    skyline({
      ...street,
      ...near,
      colour: mix(night, inks.black, 0.62),
      windows: mix(pop, night, 0.2),
    })
  )
}

const PILLARS = [-84, -28, 28, 84]

function cornice(
  { inks, night, moonlight: light }: Scene,
  { middle, top }: { middle: number; top: number },
): string {
  const at = (aside: number) => whole(middle + aside)
  const block = `M${at(-112)} 600V${top + 22}h-16l-8-12v-12h272v12l-8 12h-16V600Z`
  const pillars = PILLARS.map((aside) => `M${at(aside)} ${top + 34}V600`).join('')
  return (
    area(block, inks.black) +
    area(`M${at(-136)} ${top - 2}h272v4h-272Z`, light) +
    line(`M${at(-120)} ${top + 16}h240`, mix(inks.black, night, 0.7), 9, 'stroke-dasharray="9 9"') +
    line(pillars, mix(inks.black, night, 0.45), 7)
  )
}
