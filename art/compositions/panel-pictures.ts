import { distance, lightness, mix } from '../drawing/colour.ts'
import { area, box, circle, group, outlined } from '../drawing/elements.ts'
import { dotRings } from '../drawing/screens.ts'
import { burst, focusLines, rays, tenth } from '../drawing/shapes.ts'
import { drawEmblem } from '../emblems/emblems.ts'
import { HEADS } from '../heads/heads.ts'
import { drawLabel, label } from '../letters/label.ts'
import type { Look } from '../looks/look.ts'
import { headColoursOf, monoHeadColours } from '../looks/wardrobe.ts'
import { bigFist } from '../scenery/battle.ts'
import { skyline } from '../scenery/city.ts'
import { moon } from '../scenery/sky.ts'
import {
  ACTION_POSES,
  choosePose,
  drawLead,
  drawShadow,
  gloveColour,
  inside,
  RESTING_POSES,
  type Window,
} from './people.ts'
import type { Scene } from './scene.ts'

/** A panel on the page. */
export interface Cell {
  x: number
  y: number
  width: number
  height: number
}

export type PictureKind = keyof typeof PICTURES

type Picture = (scene: Scene, cell: Cell, ground: string) => string

const PICTURES = {
  action,
  eyes: (scene, cell, ground) => eyes(scene, cell, ground, scene.lead.look),
  otherEyes: (scene, cell, ground) => eyes(scene, cell, ground, otherLook(scene)),
  other,
  emblem,
  city,
  sound,
  fist,
  shadow,
} satisfies Record<string, Picture>

/** What is seen in one panel, before a ground. */
export function picture(kind: PictureKind, scene: Scene, cell: Cell, ground: string): string {
  return PICTURES[kind](scene, cell, ground)
}

/** Larger than any view, so that it fills whatever part of it is seen. */
function seen(cell: Cell, view: Window['view'], ground: string, content: string): string {
  return inside({ ...cell, view }, box(-400, -400, 1200, 1200, ground) + content)
}

/** The smallest view of a panel's shape that holds a box around the middle: nothing is cut off. */
function viewAround(cell: Cell, width: number, height: number): Window['view'] {
  const ratio = cell.width / cell.height
  const across = Math.max(width, height * ratio)
  const down = across / ratio
  return [-across / 2, -down / 2, across, down]
}

/** A colour if it is seen on the ground, else a bright one that is. */
function clearOf({ inks, pop }: Scene, ground: string, colour: string): string {
  const choices = [colour, inks.white, pop, inks.orange, inks.sky]
  return choices.find((choice) => distance(ground, choice) > 0.18) ?? inks.white
}

function otherLook({ lead, others }: Scene): Look {
  return (others[0] ?? lead).look
}

function action(scene: Scene, cell: Cell, ground: string): string {
  const { chance, inks, pop, detail } = scene
  const { width, height } = cell
  const size = Math.min(width, height)
  const wedges = detail < 1 ? '' : rays([width / 2, height * 0.55], 500, 16, chance.between(0, 20))
  const flash = burst({
    centre: [width / 2, height * 0.52],
    outer: size * 0.56,
    inner: size * 0.36,
    tips: 13,
    chance,
    jitter: 0.3,
  })
  const pose = choosePose(scene, ACTION_POSES)
  const frame = { left: 6, top: 6, right: width - 6, bottom: height - 4 }
  const flip = chance.isTrue(0.5) ? 1 : -1
  return seen(
    cell,
    [0, 0, width, height],
    ground,
    (wedges === '' ? '' : area(wedges, mix(ground, inks.black, 0.14))) +
      area(flash, clearOf(scene, ground, pop)) +
      drawLead(scene, pose, frame, { flip, width: 1.5 }),
  )
}

const EYES_WIDTH = 172

function eyes({ inks }: Scene, cell: Cell, ground: string, look: Look): string {
  const height = (EYES_WIDTH * cell.height) / cell.width
  const view = [-EYES_WIDTH / 2, -6 - height / 2, EYES_WIDTH, height] as const
  return seen(cell, view, ground, HEADS[look.head](headColoursOf(look, inks)))
}

/** Somebody else, in tints of the ground. */
function other(scene: Scene, cell: Cell, ground: string): string {
  const { black, white } = scene.inks
  const dark = lightness(ground) < 0.4 ? black : mix(ground, black, 0.82)
  const colours = monoHeadColours(mix(ground, white, 0.35), dark, white)
  return seen(cell, [-118, -112, 236, 220], ground, HEADS[otherLook(scene).head](colours))
}

function emblem(scene: Scene, cell: Cell, ground: string): string {
  const { inks, main, lead } = scene
  const fill = clearOf(scene, ground, main)
  return seen(
    cell,
    viewAround(cell, 240, 240),
    ground,
    dotRings(
      { centre: [0, 0], inner: 24, outer: 190, step: 18 },
      mix(ground, inks.black, 0.2),
      (ring) => 13 * (1 - ring) + 1,
    ) + drawEmblem(lead.look.emblem, [0, 0], 84, { fill, ink: inks.black }, 5),
  )
}

function city(scene: Scene, cell: Cell): string {
  const { night, moonlight, glow, pop, inks, chance, detail } = scene
  const { width, height } = cell
  const roofs = skyline({
    left: -6,
    right: width + 6,
    base: 592,
    lowest: height * 0.16,
    highest: height * 0.46,
    colour: inks.black,
    windows: pop,
    chance,
    detail,
  })
  return seen(
    cell,
    [0, 0, width, height],
    night,
    moon({
      centre: [width * 0.62, height * 0.42],
      radius: Math.min(width, height) * 0.3,
      colour: moonlight,
      shade: mix(moonlight, glow, 0.25),
    }) + group(`translate(0 ${tenth(height - 600)})`, roofs),
  )
}

const SOUNDS = ['KRAK', 'BOOM', 'WHAM', 'ZAK', 'POW']

/** A word that is a noise, in a flash. */
function sound(scene: Scene, cell: Cell, ground: string): string {
  const { inks, night, chance } = scene
  const ratio = cell.width / cell.height
  const width = ratio > 1.39 ? 250 : 180 * ratio
  const height = width / ratio
  const flashColour = clearOf(scene, ground, inks.white)
  const word = label(
    'bangers',
    chance.pick(SOUNDS),
    [0, Math.min(height * 0.2, 24)],
    Math.min(62, height * 0.46),
    {
      align: 'centre',
      width: width * 0.66,
      maxStretch: 1.1,
    },
  )
  const flash = burst({
    centre: [0, 0],
    outer: width * 0.5,
    inner: width * 0.36,
    tips: 14,
    chance,
    jitter: 0.24,
    flat: Math.min(1, height / width),
  })
  const letters = distance(flashColour, inks.red) > 0.25 ? inks.red : night
  return seen(
    cell,
    [-width / 2, -height / 2, width, height],
    ground,
    outlined(flash, flashColour, inks.black, 4) +
      group('rotate(-7)', drawLabel(word, letters, { colour: inks.black, width: 4.4 })),
  )
}

function fist(scene: Scene, cell: Cell, ground: string): string {
  const { inks, chance, detail } = scene
  const view = viewAround(cell, 260, 210)
  const lines = focusLines({
    centre: [0, 0],
    inner: 110,
    outer: Math.max(330, view[2]),
    count: Math.round(30 * detail),
    chance,
    width: 3,
  })
  const glove = gloveColour(scene)
  const hand = bigFist({
    x: 0,
    y: 12,
    scale: 0.92,
    colour: distance(glove, ground) > 0.14 ? glove : inks.white,
    ink: inks.black,
    shine: inks.white,
    mirrored: chance.isTrue(0.5),
  })
  return seen(cell, view, ground, area(lines, inks.black) + hand)
}

function shadow(scene: Scene, cell: Cell, ground: string): string {
  const { inks, pop, lead } = scene
  const pose = choosePose(scene, RESTING_POSES)
  const place = { x: 0, y: 0, scale: 0.92, flip: 1 } as const
  return seen(
    cell,
    [-100, -122, 200, 226],
    ground,
    circle([0, -14], 88, clearOf(scene, ground, pop)) +
      drawShadow(lead.look, pose, place, inks.black, { cape: 'blowRight' }),
  )
}
