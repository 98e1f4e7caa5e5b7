import { area } from '../../drawing/elements.ts'
import type { Chance } from '../../drawing/seed.ts'
import { bigFist, debrisPath, plane, slashesPath } from '../battle.ts'
import { bricks, canyon, skyline, vertigo } from '../city.ts'
import { arcPoints, band, beam, circuit, crackle, hexGrid, lightningPath } from '../energy.ts'
import { bats, castle, tombs } from '../gothic.ts'
import { cactus, flames, mesa, mountains, tree, waves, webCorner } from '../nature.ts'
import { cloud, moon, planet, rain, rocket, stars } from '../sky.ts'

/** Colours by place: red, yellow, black, white, blue, orange, purple, navy. */
type Colours = readonly [string, string, string, string, string, string, string, string]

/** Every piece of scenery once, as a picture might ask for it. */
export const SAMPLES: Record<string, (chance: Chance, colours: Colours) => string> = {
  skyline: (chance, [, yellow, black, , , , , navy]) =>
    skyline({ left: -10, right: 410, base: 560, lowest: 60, highest: 210, colour: navy, chance }) +
    skyline({
      left: -10,
      right: 410,
      base: 600,
      lowest: 30,
      highest: 120,
      colour: black,
      windows: yellow,
      chance,
    }),
  vertigo: (_, [red, yellow, black, white, blue, orange, , navy]) =>
    vertigo({
      centre: [200, 300],
      lit: orange,
      middle: red,
      dark: navy,
      windows: yellow,
      ink: black,
      street: blue,
      lane: white,
    }),
  canyon: (_, [, yellow, black, , blue, , , navy]) =>
    canyon({ vanishing: [200, -80], near: navy, middle: blue, windows: yellow, ink: black }),
  bricks: (chance, [red]) =>
    bricks({ x: 60, y: 100, width: 280, height: 300, colour: red, chance }),
  moon: (_, [, yellow, , , , orange]) =>
    moon({ centre: [200, 250], radius: 130, colour: yellow, shade: orange }),
  cloud: (chance, [, , , white]) =>
    cloud({ at: [200, 300], width: 260, height: 70, colour: white, chance }),
  stars: (chance, [, , , white]) => stars({ count: 60, colour: white, chance }),
  planet: (_, [, yellow, black, white, , orange]) =>
    planet({
      centre: [200, 200],
      radius: 80,
      colour: orange,
      stripes: white,
      ring: yellow,
      ink: black,
    }) + planet({ centre: [200, 460], radius: 50, colour: yellow, stripes: white, ink: black }),
  rain: (chance, [, , , white]) => rain({ colour: white, chance }),
  rocket: (_, [red, yellow, black, white, blue, orange]) =>
    rocket({
      at: [200, 260],
      scale: 1.4,
      turn: 30,
      hull: white,
      nose: red,
      window: blue,
      fire: orange,
      core: yellow,
      ink: black,
    }),
  lightning: (chance, [, , , white]) =>
    area(lightningPath({ from: [120, -20], to: [260, 560], width: 14, chance }), white),
  crackle: (chance, [, yellow, black, white, , orange]) => {
    const points = arcPoints({ centre: [200, 300], radius: 150, from: 140, to: 400, steps: 12 })
    return (
      band({ points, width: 54, colour: orange }) +
      band({ points, width: 34, colour: yellow }) +
      band({ points, width: 12, colour: white }) +
      crackle({ points, width: 54, colour: black, density: 0.5, chance })
    )
  },
  beam: (_, [, yellow]) =>
    beam({
      from: [200, 600],
      angle: -100,
      spread: 8,
      length: 700,
      colour: yellow,
      opacity: 0.5,
    }),
  hexGrid: (_, [, , , white]) => hexGrid({ side: 26, colour: white }),
  circuit: (chance, [, yellow]) => circuit({ colour: yellow, chance }),
  flames: (chance, [red, yellow]) =>
    flames({ left: -10, right: 410, base: 604, height: 120, colour: red, count: 9, chance }) +
    flames({ left: -10, right: 410, base: 606, height: 70, colour: yellow, count: 11, chance }),
  waves: (_, [, , , white, blue]) =>
    waves({ y: 400, height: 40, colour: white }) + waves({ y: 460, height: 50, colour: blue }),
  mountains: (chance, [, , , white, , , purple]) =>
    mountains({ y: 500, height: 260, colour: purple, snow: white, chance }),
  tree: (_, [, , black]) =>
    tree({ x: 110, y: 560, scale: 1.5, colour: black }) +
    tree({ x: 310, y: 560, scale: 1, colour: black, mirrored: true }),
  webCorner: (_, [, , , white]) =>
    webCorner({
      corner: [0, 0],
      radius: 330,
      from: 0,
      to: 90,
      spokes: 6,
      rings: 6,
      colour: white,
    }),
  mesa: (_, [, , black, , , , purple]) =>
    mesa({ horizon: 300, colour: purple, shade: black }) +
    cactus({ at: [300, 560], colour: black }),
  castle: (_, [, , black]) => castle({ x: 200, y: 400, scale: 1.6, colour: black }),
  tombs: (chance, [, , black]) => tombs({ y: 500, colour: black, chance }),
  bats: (chance, [, , black]) => bats({ count: 7, top: 60, bottom: 500, colour: black, chance }),
  slashes: (_, [red]) =>
    area(slashesPath({ centre: [200, 300], length: 240, count: 4, gap: 80, width: 2 }), red),
  debris: (chance, [, , black]) =>
    area(debrisPath({ count: 30, centre: [200, 300], inner: 80, outer: 240, chance }), black),
  bigFist: (_, [red, , black, white]) =>
    bigFist({ x: 200, y: 260, scale: 1.4, colour: red, ink: black, shine: white }),
  plane: (_, [, , black]) =>
    plane({ x: 140, y: 200, scale: 1.6, turn: -24, colour: black }) +
    plane({ x: 290, y: 420, scale: 0.8, turn: 150, colour: black }),
}
