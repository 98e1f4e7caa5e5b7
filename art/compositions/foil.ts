import { distance, mix } from '../drawing/colour.ts'
import { area, box, circle, group } from '../drawing/elements.ts'
import { dotRings } from '../drawing/screens.ts'
import { burst, focusLines, type Point, rays, tenth } from '../drawing/shapes.ts'
import { drawEmblem } from '../emblems/emblems.ts'
import type { InkName } from '../eras.ts'
import { byTurns } from './by-turns.ts'
import { drawHead } from './people.ts'
import type { Painting, Scene } from './scene.ts'

/** What foil shows when it is turned in the light. */
const SHEENS: readonly (readonly InkName[])[] = [
  ['sky', 'white', 'pink', 'yellow', 'white', 'purple', 'sky'],
  ['yellow', 'white', 'orange', 'pink', 'white', 'purple', 'blue'],
  ['green', 'white', 'sky', 'purple', 'white', 'pink', 'yellow'],
  ['white', 'grey', 'sky', 'white', 'grey', 'purple', 'white'],
  ['red', 'white', 'orange', 'yellow', 'white', 'red', 'purple'],
  ['blue', 'white', 'sky', 'teal', 'white', 'green', 'blue'],
  ['pink', 'white', 'purple', 'blue', 'white', 'teal', 'pink'],
]
const FACETS = 11
const REACH = 600

interface Medal {
  centre: Point
  radius: number
  colour: string
}

/** A saw-toothed medal with emblem or face, stamped on a sheet of foil. */
export function foilMedal(scene: Scene): Painting {
  const { inks } = scene
  const height = scene.bottom - scene.top
  const centre: Point = [200, scene.top + height * 0.5]
  const names = SHEENS[scene.step % SHEENS.length] ?? []
  const inked = names.map((name) => inks[name])
  const sheen = scene.chance.isTrue(0.5) ? inked : inked.toReversed()
  const foil = scene.id('foil')
  const medal = { centre, radius: Math.min(190, height * 0.45), colour: medalColour(scene) }
  const stamp = showsHead(scene) ? stampedHead(scene, medal) : stampedEmblem(scene, medal)
  return {
    defs: gradient(foil, sheen) + (stamp.defs ?? ''),
    back:
      box(0, 0, 400, 600, `url(#${foil})`) +
      area(rays(centre, REACH, FACETS), inks.black, 'fill-opacity=".16"') +
      area(rays(centre, REACH, FACETS, 180 / FACETS), inks.white, 'fill-opacity=".34"'),
    middle: medalFace(scene, medal) + stamp.middle + rim(scene, medal),
    front: '',
    // The masthead lies between the second and the third colour of the sheen.
    ground: mix(sheen[1] as string, sheen[2] as string, 0.5),
  }
}

/** Its bands lie as the other diagonal of the cover does, which is 400 by 600. */
const SHEEN_END: Point = [554, 369]

/** From corner to corner. */
function gradient(id: string, sheen: readonly string[]): string {
  const last = sheen.length - 1
  const stops = sheen.map(
    (colour, place) => `<stop offset="${(place / last).toFixed(2)}" stop-color="${colour}"/>`,
  )
  const [x, y] = SHEEN_END
  const place = `gradientUnits="userSpaceOnUse" x2="${x}" y2="${y}"`
  return `<linearGradient id="${id}" ${place}>${stops.join('')}</linearGradient>`
}

/** Neither lost in the teeth, which are black, nor in the rim, which is white, nor is a face lost in it. */
function medalColour(scene: Scene): string {
  const { inks, main, second, night, field } = scene
  const isClear = (ink: string) =>
    distance(ink, inks.black) > 0.24 && distance(ink, inks.white) > 0.2
  const colours = showsHead(scene) ? [field, second, night] : [main, field, second, night]
  const clear = colours.filter(isClear)
  return byTurns(scene, clear.length > 0 ? clear : [inks.purple])
}

/** Whoever has no emblem but an initial shows the face. */
function showsHead(scene: Scene): boolean {
  return scene.step % 2 === 1 || scene.lead.look.emblem.startsWith('@')
}

function medalFace({ inks, chance, detail }: Scene, { centre, radius, colour }: Medal): string {
  const lines = { centre, inner: radius + 22, outer: 560, count: Math.round(26 * detail), chance }
  const teeth = { centre, outer: radius + 10, inner: radius - 4, tips: 44, chance, jitter: 0.02 }
  const rings = { centre, inner: radius * 0.42, outer: radius * 0.8, step: 10 / detail }
  return (
    area(focusLines({ ...lines, width: 1.6, flat: 1.2 }), inks.black) +
    area(burst(teeth), inks.black) +
    circle(centre, radius * 0.82, colour) +
    dotRings(rings, mix(colour, inks.black, 0.6), (ring) => (8.5 / detail) * ring)
  )
}

function rim({ inks }: Scene, { centre, radius }: Medal): string {
  return circle(centre, radius * 0.86, 'none', `stroke="${inks.white}" stroke-width="4"`)
}

type Stamp = Pick<Painting, 'defs' | 'middle'>

function stampedHead(scene: Scene, { centre, radius }: Medal): Stamp {
  const [x, y] = centre
  const clip = scene.id('medal')
  const half = radius * 0.8
  // The middle of a head with its hair lies a little above that of the face.
  const scale = half / 120
  const flip = scene.chance.pick([1, -1] as const)
  const head = drawHead(scene, scene.lead.look, { at: [x, y + scale * 4], scale, flip })
  const hole = `<circle cx="${tenth(x)}" cy="${tenth(y)}" r="${tenth(half)}"/>`
  return {
    defs: `<clipPath id="${clip}">${hole}</clipPath>`,
    middle: group('', head, `clip-path="url(#${clip})"`),
  }
}

/** Its black twin, a little lower, lets it stand out. */
function stampedEmblem({ inks, lead }: Scene, { centre, radius, colour }: Medal): Stamp {
  const [x, y] = centre
  const { emblem } = lead.look
  const fill = [inks.yellow, inks.white].find((ink) => distance(ink, colour) > 0.3) ?? inks.black
  const size = radius * 0.62
  return {
    middle:
      drawEmblem(emblem, [x + 4, y + 6], size, { fill: inks.black, ink: inks.black }, 7) +
      drawEmblem(emblem, centre, size, { fill, ink: inks.black }, 3),
  }
}
