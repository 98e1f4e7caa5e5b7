import { distance, mix } from '../drawing/colour.ts'
import { area, box, circle, group } from '../drawing/elements.ts'
import { dots } from '../drawing/screens.ts'
import { type Point, rays, whole } from '../drawing/shapes.ts'
import { plane } from '../scenery/battle.ts'
import { skyline } from '../scenery/city.ts'
import { beam } from '../scenery/energy.ts'
import { bats, castle, tombs } from '../scenery/gothic.ts'
import { cactus, mesa, mountains, tree, waves } from '../scenery/nature.ts'
import { cloud, moon, planet, stars } from '../scenery/sky.ts'
import { liftOf } from './lift.ts'
import type { Painting, Place, Scene } from './scene.ts'
import { drawThing, drawThingShadow, thingAt } from './things.ts'

interface View {
  /** The colour of the sky. */
  sky: string
  /** Behind the thing. */
  far: string
  /** Before it. */
  near: string
}

/** A thing as large as a hill where its stories happen. */
export function vista(scene: Scene): Painting {
  const { top, bottom, chance } = scene
  const height = bottom - top
  const side = chance.pick([-1, 1] as const)
  const at: Point = [200 + side * 34, top + height * 0.46]
  const lift = liftOf(scene)
  const { sky, far, near } = VIEWS[scene.still?.place ?? 'city'](scene, at)
  return {
    back: box(0, 0, 400, 600, sky) + far,
    middle: drawThing(scene, thingAt(scene, 0), {
      at,
      size: Math.min(128, height * 0.32),
      ground: sky,
      turn: chance.pick([-8, 0, 8]),
      width: 3.6,
    }),
    front:
      group(lift === 0 ? '' : `translate(0 ${whole(-lift)})`, near) +
      drawThingShadow(
        thingAt(scene, 1),
        { at: [200 - side * 120, bottom - 66], size: 44 },
        scene.inks.black,
      ),
    ground: sky,
    footStrip: true,
  }
}

const VIEWS: Record<Place, (scene: Scene, at: Point) => View> = {
  city: (scene, at) => {
    const { inks, night, pop, moonlight, chance, detail } = scene
    const across = { left: -10, right: 410, chance, detail }
    return {
      sky: night,
      far:
        moon({ centre: at, radius: 158, colour: moonlight, shade: mix(moonlight, night, 0.2) }) +
        skyline({
          ...across,
          base: 590,
          lowest: 70,
          highest: 170,
          colour: mix(night, inks.black, 0.35),
        }),
      near: skyline({
        ...across,
        base: 600,
        lowest: 30,
        highest: 96,
        colour: inks.black,
        windows: pop,
      }),
    }
  },
  space: (scene, at) => {
    const { inks, night, glow, pop, chance, detail, field } = scene
    const big = 150
    return {
      sky: night,
      far:
        stars({ count: 60, colour: inks.white, detail, chance }) +
        circle([400 - at[0], at[1] + 30], big, field, `stroke="${inks.black}" stroke-width="3"`) +
        planet({
          centre: [at[0] < 200 ? 350 : 50, scene.top + 52],
          radius: 30,
          colour: glow,
          stripes: pop,
          ring: pop,
          ink: inks.black,
        }),
      near: area(
        'M-10 560Q200 500 410 560V800H-10Z',
        mix(field, inks.black, 0.4),
        `stroke="${inks.black}" stroke-width="3"`,
      ),
    }
  },
  desert: (scene, at) => {
    const { inks, cell, step } = scene
    const skies = [inks.yellow, inks.sky, inks.pink, inks.cream, inks.orange, inks.teal]
    const sky = skies[step % skies.length] ?? inks.yellow
    return {
      sky,
      far:
        area(rays(at, 560, 26, 3), mix(sky, inks.white, 0.3)) +
        circle(at, 150, mix(sky, inks.orange, 0.5)) +
        dots(
          { x: -6, y: at[1], width: 412, height: 200, cell },
          inks.red,
          (row) => cell * 0.7 * row,
        ) +
        mesa({ horizon: at[1] + 60, colour: inks.purple, shade: inks.black }),
      near:
        area('M-10 540Q200 490 410 540V800H-10Z', inks.brown) +
        cactus({ at: [at[0] < 200 ? 346 : 40, 580], colour: inks.black }),
    }
  },
  graves: (scene, at) => {
    const { inks, night, moonlight, chance, detail, top } = scene
    return {
      sky: night,
      far:
        moon({ centre: at, radius: 150, colour: moonlight, shade: mix(moonlight, night, 0.2) }) +
        bats({ count: 7, top, bottom: top + 200, colour: inks.black, detail, chance }) +
        castle({
          x: at[0] < 200 ? 320 : 80,
          y: 520,
          scale: 1,
          colour: mix(night, inks.black, 0.45),
        }),
      near:
        tree({
          x: at[0] < 200 ? 380 : 20,
          y: 590,
          scale: 1.2,
          colour: inks.black,
          mirrored: at[0] >= 200,
        }) +
        area('M-10 552Q200 524 410 552V800H-10Z', inks.black) +
        tombs({ y: 552, colour: inks.black, chance }),
    }
  },
  front: (scene, at) => {
    const { inks, night, pop, chance, top, field } = scene
    const sky = distance(field, inks.black) > 0.4 ? field : inks.orange
    const light = mix(sky, pop, 0.7)
    return {
      sky,
      far:
        [-116, -64]
          .map((angle) => beam({ from: [200, 620], angle, spread: 5, length: 760, colour: light }))
          .join('') +
        circle(at, 140, light) +
        plane({ x: 60, y: top + 46, scale: 0.5, turn: 14, colour: inks.black }) +
        plane({ x: 340, y: top + 66, scale: 0.4, turn: -20, colour: inks.black }),
      near:
        cloud({
          at: [90, 566],
          width: 200,
          height: 62,
          colour: mix(night, inks.white, 0.3),
          chance,
        }) +
        cloud({
          at: [330, 576],
          width: 180,
          height: 54,
          colour: mix(night, inks.white, 0.15),
          chance,
        }) +
        area('M-10 560L70 540L130 562L220 542L300 560L410 540V800H-10Z', inks.black),
    }
  },
  hills: (scene, at) => {
    const { inks, field, shade, pop, chance } = scene
    return {
      sky: field,
      far:
        area(rays(at, 620, 20, 4), mix(field, inks.white, 0.3)) +
        circle(at, 140, pop) +
        mountains({
          y: 560,
          height: 190,
          colour: mix(shade, inks.black, 0.35),
          snow: inks.white,
          chance,
        }),
      near:
        area(
          'M-10 540C80 500 160 500 240 536C300 560 360 540 410 520V800H-10Z',
          mix(inks.green, inks.black, 0.25),
        ) + area('M-10 576C100 550 200 570 410 556V800H-10Z', inks.black),
    }
  },
  sea: (scene, at) => {
    const { inks, pop, chance, step } = scene
    const skies = [inks.sky, inks.orange, inks.cream, inks.teal, inks.pink]
    return {
      sky: skies[step % skies.length] ?? inks.sky,
      far:
        circle(at, 150, pop) +
        cloud({ at: [70, scene.top + 70], width: 110, height: 34, colour: inks.white, chance }) +
        cloud({ at: [340, scene.top + 110], width: 90, height: 28, colour: inks.white, chance }),
      near:
        waves({ y: 510, height: 26, colour: inks.blue }) +
        waves({ y: 548, height: 30, colour: mix(inks.blue, inks.black, 0.3) }) +
        waves({ y: 586, height: 26, colour: inks.black }),
    }
  },
  room: (scene, at) => {
    const { inks, field, shade, pop } = scene
    const stripe = mix(field, inks.white, 0.35)
    const stripes = [0, 1, 2, 3, 4]
      .map((place) => box(place * 84 + 10, 0, 40, 600, stripe))
      .join('')
    return {
      sky: field,
      far: stripes + circle(at, 148, pop, `stroke="${inks.black}" stroke-width="3"`),
      near:
        area('M-10 500H410V800H-10Z', shade, `stroke="${inks.black}" stroke-width="4"`) +
        area('M-10 566H410V800H-10Z', inks.black),
    }
  },
}
