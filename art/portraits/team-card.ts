import type { Scene } from '../compositions/scene.ts'
import { distance, mix } from '../drawing/colour.ts'
import { area, box, line, outlined } from '../drawing/elements.ts'
import { dotRings } from '../drawing/screens.ts'
import { type Point, rays, roughPolygon } from '../drawing/shapes.ts'
import { drawEmblem } from '../emblems/emblems.ts'
import { drawLabel, label } from '../letters/label.ts'
import { initialsOf } from './initials.ts'
import type { PortraitArt } from './portrait-scene.ts'

type Layout = (scene: Scene) => string
const LAYOUTS: readonly Layout[] = [banner, crest, chequers]

/** No one face stands for many: a team has its emblem and its initials. */
export function team(scene: Scene): PortraitArt {
  return { art: scene.chance.pick(LAYOUTS)(scene) }
}

const CLOTH = 'M88 46H312V404L200 356L88 404Z'
const HEM = 'M102 46V382L200 340L298 382V46'
const POLE = 'M62 34H338V50H62Z'
const FOLD = 'M252 50H312V404L270 386Z'

/** A banner that hangs from a pole. */
function banner(scene: Scene): string {
  const { inks } = scene
  const [cloth, trim] = teamColours(scene)
  const isPlain = hasNoEmblem(scene)
  const sign = clearOn(scene, cloth)
  return (
    wall(scene, [200, 200]) +
    outlined(CLOTH, cloth, inks.black, 5) +
    area(FOLD, mix(cloth, inks.black, 0.22)) +
    line(HEM, trim, 7) +
    outlined(POLE, inks.brown, inks.black, 4) +
    (isPlain
      ? drawLetters(initialsOf(scene.lead.name), [200, 200], 92, sign)
      : drawTeamEmblem(scene, [200, 156], 78, sign) +
        drawLetters(initialsOf(scene.lead.name), [200, 290], 62, sign))
  )
}

const QUARTERS = {
  upperLeft: 'M56 36Q128 50 200 50V214H56Z',
  upperRight: 'M344 36Q272 50 200 50V214H344Z',
  lowerLeft: 'M56 212H200V398C130 368 60 304 56 212Z',
  lowerRight: 'M344 212H200V398C270 368 340 304 344 212Z',
}
const EDGE = 'M56 36Q200 64 344 36V206C344 304 270 368 200 398C130 368 56 304 56 206Z'
const CROSS = 'M200 50V398M56 213H344'

/** A quartered shield. */
function crest(scene: Scene): string {
  const { inks, lead } = scene
  const [one, other] = teamColours(scene)
  const letters = initialsOf(lead.name)
  const lowerQuarter = 50
  const emblem = (at: Point, size: number) =>
    hasNoEmblem(scene)
      ? area(diamond(at, size), mix(one, clearOn(scene, one), 0.5))
      : drawTeamEmblem(scene, at, size, clearOn(scene, one))
  const text = (at: Point, size: number) => drawLetters(letters, at, size, clearOn(scene, other))
  return (
    wall(scene, [200, 206]) +
    area(QUARTERS.upperLeft + QUARTERS.lowerRight, one) +
    area(QUARTERS.upperRight + QUARTERS.lowerLeft, other) +
    emblem([129, 132], 56) +
    text([271, 132], 58) +
    text([138, 276], lowerQuarter) +
    emblem([262, 276], lowerQuarter) +
    line(CROSS, inks.black, 5) +
    line(EDGE, inks.black, 7, 'stroke-linejoin="round"')
  )
}

const SQUARES = { across: 3, down: 3, left: 10, width: 380 / 3 }

/** Squares like those of a board, with the emblem and the initials by turns. */
function chequers(scene: Scene): string {
  const { field, top, bottom, lead } = scene
  const letters = initialsOf(lead.name)
  const colours = [field, ...teamColours(scene)]
  const height = (bottom - top) / SQUARES.down
  const squares = Array.from({ length: SQUARES.across * SQUARES.down }, (_, place) => {
    const column = place % SQUARES.across
    const row = Math.floor(place / SQUARES.across)
    const x = SQUARES.left + column * SQUARES.width
    const y = top + row * height
    // Along the falling diagonals, so that no two neighbours are alike.
    const ground = colours[(column + row * 2) % colours.length] as string
    const at: Point = [x + SQUARES.width / 2, y + height / 2]
    const sign = clearOn(scene, ground)
    return (
      box(x, y - 4, SQUARES.width + 1, height + 5, ground) +
      (place % 2 === 0
        ? drawTeamSign(scene, at, sign, ground)
        : drawLetters(letters.charAt(((place - 1) / 2) % letters.length), at, 48, sign))
    )
  })
  return squares.join('')
}

function drawTeamSign(scene: Scene, at: Point, sign: string, ground: string): string {
  if (!hasNoEmblem(scene)) return drawTeamEmblem(scene, at, 46, sign)
  return area(diamond(at, 40), mix(ground, sign, 0.45))
}

function wall({ inks, field, shade, chance }: Scene, centre: Point): string {
  const rings = { centre, inner: 150, outer: 260, step: 11 }
  return (
    box(0, 0, 400, 500, field) +
    area(rays(centre, 520, 20, chance.between(0, 18)), shade) +
    dotRings(rings, mix(field, inks.white, 0.65), (ring) => 9 * (1 - ring))
  )
}

/** A monogram would only repeat the first of the initials. */
function hasNoEmblem({ lead }: Scene): boolean {
  return lead.look.emblem.startsWith('@')
}

function drawTeamEmblem({ inks, lead }: Scene, at: Point, size: number, fill: string): string {
  return drawEmblem(lead.look.emblem, at, size, { fill, ink: inks.black })
}

/** Letters in a square around a point; `size` is half of its side. */
function drawLetters(text: string, [x, y]: Point, size: number, fill: string): string {
  const options = { align: 'centre', width: size * 1.9, maxStretch: 1.5 } as const
  const { height } = label('anton', text, [0, 0], size * 1.5, options)
  return drawLabel(label('anton', text, [x, y + height / 2], size * 1.5, options), fill)
}

function diamond([x, y]: Point, size: number): string {
  return roughPolygon([
    [x, y - size],
    [x + size * 0.7, y],
    [x, y + size],
    [x - size * 0.7, y],
  ])
}

/** Two that can be told apart. */
function teamColours({ inks, main, second, field }: Scene): [string, string] {
  const candidates = [second, inks.black, inks.white]
  const isClear = (ink: string) => distance(ink, main) > 0.2 && distance(ink, field) > 0.12
  return [main, candidates.find(isClear) ?? inks.black]
}

/** One of few inks that stands out most. */
function clearOn({ inks, second }: Scene, ground: string): string {
  const candidates = [second, inks.white, inks.yellow, inks.black]
  const clear = candidates.find((ink) => distance(ink, ground) > 0.45)
  return (
    clear ?? (distance(inks.white, ground) > distance(inks.black, ground) ? inks.white : inks.black)
  )
}
