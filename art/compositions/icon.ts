import { distance, mix } from '../drawing/colour.ts'
import { area, box, circle, group } from '../drawing/elements.ts'
import { type Point, whole } from '../drawing/shapes.ts'
import { drawEmblem, emblemPath, emblemRule } from '../emblems/emblems.ts'
import type { Pose } from '../figures/poses.ts'
import { byTurns } from './by-turns.ts'
import { choosePose, drawHead, drawLeadShadow } from './people.ts'
import type { Painting, Scene } from './scene.ts'

type Layers = Pick<Painting, 'defs' | 'middle' | 'front'>

const QUIET_POSES: readonly Pose[] = ['stand', 'stride', 'brood', 'surf']
const TILE = { across: 84, down: 72, scale: 0.26 }

/** One emblem and nothing else: in a disc, cut off by the edge, as wallpaper behind a bust, or four times. */
export function bigEmblem(scene: Scene): Painting {
  const { field, inks, turn = scene.step } = scene
  const clear = [scene.main, scene.second].filter((ink) => distance(field, ink) > 0.26)
  const arrangements = [emblemInDisc, emblemOffPage, bustOnWallpaper, quarters]
  const arrange = byTurns(scene, arrangements)
  // When all arrangements have had their turn, they come in the other colour.
  const rounds = Math.floor(turn / arrangements.length)
  const colour = clear[rounds % (clear.length || 1)] ?? inks.black
  return {
    back: box(0, 0, 400, 600, field),
    ...arrange(scene, colour),
    ground: field,
    footStrip: true,
  }
}

function emblemInDisc(scene: Scene, colour: string): Layers {
  const { inks, field, shade, lead } = scene
  const height = scene.bottom - scene.top
  const centre = [scene.chance.pick([140, 200, 260]), scene.top + height * 0.44] as const
  const disc =
    [inks.white, scene.pop, scene.second, shade].find(
      (ink) => distance(ink, field) > 0.16 && distance(ink, colour) > 0.26,
    ) ?? shade
  const size = Math.min(132, height * 0.3)
  const floor = Math.min(562, scene.bottom - 4)
  const frame = { left: 140, top: floor - 132, right: 260, bottom: floor + 1 }
  return {
    middle:
      circle(centre, Math.min(172, height * 0.4), disc) +
      drawEmblem(lead.look.emblem, centre, size, { fill: colour, ink: 'none' }),
    front:
      area(`M0 ${whole(floor)}H400V600H0Z`, inks.black) +
      drawLeadShadow(scene, choosePose(scene, QUIET_POSES), frame, {
        colour: inks.black,
        cape: 'blowRight',
        vertical: 1,
        max: 0.7,
      }),
  }
}

function emblemOffPage(scene: Scene, colour: string): Layers {
  const { inks, chance, lead } = scene
  const size = Math.min(250, (scene.bottom - scene.top) * 0.49)
  const isLeft = chance.isTrue(0.5)
  const emblemAt = [isLeft ? 120 : 280, scene.top + size * 1.02] as const
  const floor = Math.min(552, scene.bottom - 14)
  // Whoever is so small stands where the emblem is not.
  const left = isLeft ? 230 : 50
  const frame = { left, top: floor - 152, right: left + 120, bottom: floor - (isLeft ? 18 : 4) }
  return {
    middle: drawEmblem(lead.look.emblem, emblemAt, size, { fill: colour, ink: 'none' }),
    front:
      area(`M0 ${whole(floor)}L400 ${whole(floor - 26)}V600H0Z`, inks.black) +
      drawLeadShadow(scene, choosePose(scene, QUIET_POSES), frame, {
        colour: inks.black,
        rim: inks.white,
        cape: 'blowRight',
        vertical: 1,
        max: 0.8,
        dx: 1.5,
        dy: 1,
      }),
  }
}

/** The same in four colours, as a printer tries them. */
function quarters(scene: Scene): Layers {
  const { inks, lead, top, bottom, main, second } = scene
  const height = (bottom - top) / 2
  const papers = [...scene.fields.filter((ink) => ink !== scene.field).slice(0, 3), scene.field]
  const size = Math.min(86, height * 0.42)
  const prints = papers.map((paper, place) => {
    const [x, y] = [(place % 2) * 200, top + Math.floor(place / 2) * height]
    const order = place % 2 === 1 ? [second, main] : [main, second]
    const fill = order.find((ink) => distance(ink, paper) > 0.26) ?? inks.black
    return (
      box(x, y, 200, place < 2 ? height : 600 - y, paper) +
      drawEmblem(lead.look.emblem, [x + 100, y + height / 2], size, { fill, ink: 'none' })
    )
  })
  return { middle: prints.join(''), front: '' }
}

function bustOnWallpaper(scene: Scene, colour: string): Layers {
  const { lead, chance } = scene
  const tile = scene.id('tile')
  const scale = Math.min(1.5, (scene.bottom - scene.top) / 290)
  const at: Point = [chance.between(148, 252), scene.bottom - scale * 150]
  const flip = chance.pick([1, -1] as const)
  const rule = emblemRule(lead.look.emblem)
  return {
    defs: `<path id="${tile}" d="${emblemPath(lead.look.emblem)}" fill-rule="${rule}"/>`,
    middle:
      group(
        `scale(${TILE.scale})`,
        tiles(scene, tile, at[0]),
        `fill="${mix(scene.field, colour, 0.34)}"`,
      ) + drawHead(scene, lead.look, { at, scale, flip }),
    front: '',
  }
}

/** None of them where the head will be. */
function tiles({ top, bottom }: Scene, tile: string, middle: number): string {
  const { across, down, scale } = TILE
  const free = top + (bottom - top) * 0.2
  let uses = ''
  for (let row = 0, y = top + 24; y < 640; row += 1, y += down) {
    for (let x = row % 2 === 1 ? -2 : 40; x < 440; x += across) {
      if (Math.abs(x - middle) <= 110 && y >= free) continue
      uses += `<use href="#${tile}" x="${whole(x / scale)}" y="${whole(y / scale)}"/>`
    }
  }
  return uses
}
