import { distance, mix } from '../drawing/colour.ts'
import { area, circle, group, line, outlined } from '../drawing/elements.ts'
import { dot, FULL_TURN, type Point, polygon, tenth, whole } from '../drawing/shapes.ts'
import { type Figure, figureOf } from '../figures/figure.ts'
import { type Pose, SIDES, type Side } from '../figures/poses.ts'
import type { Look, Prop } from '../looks/look.ts'
import type { Scene } from './scene.ts'

/** A hand and where it points. */
interface Hand {
  at: Point
  /** Of length 1, from the elbow to the wrist. */
  direction: Point
}

type Drawer = (scene: Scene, look: Look, figure: Figure) => string

const DRAWERS: Record<Prop, Drawer> = {
  shield: drawShield,
  hammer: drawHammer,
  bow: drawBow,
  board: ({ inks }, { metal = 'grey' }) =>
    outlined(BOARD, inks[metal], inks.black, 2) + area(BOARD_SHADOW, inks.black),
  claws: drawClaws,
}

const BOARD = 'M-107 76C-49 52 49 54 115 66C90 88-49 96-107 76Z'
const BOARD_SHADOW = 'M-49 84C16 88 74 84 115 66C90 88-16 96-49 84Z'

/** What somebody holds, around the joints of their figure. */
export function drawProp(scene: Scene, look: Look, pose: Pose): string {
  if (look.prop === undefined) return ''
  return DRAWERS[look.prop](scene, look, figureOf(pose, look.build))
}

/** The only thing that a shadow cannot do without: a rider needs what they ride. */
export function drawPropShadow({ prop }: Look, colour: string): string {
  return prop === 'board' ? area(BOARD, colour) : ''
}

type Box = Figure['box']

/** The ends of what is held, by which it is kept on the page. */
const ENDS: Record<Prop, (figure: Figure) => Point[]> = {
  shield: (figure) => {
    const [x, y] = handOf(figure, 'left').at
    return [
      [x - 32, y - 26],
      [x + 24, y + 30],
    ]
  },
  hammer: (figure) => {
    const hand = handOf(figure, 'left')
    return [beside(hand, -25, 64), beside(hand, 25, 64)]
  },
  bow: (figure) => {
    const hand = handOf(figure, 'left')
    return [beside(hand, -52, -5), beside(hand, 52, -5), beside(hand, 0, 20)]
  },
  board: () => [
    [-107, 54],
    [115, 90],
  ],
  claws: (figure) => SIDES.map((side) => beside(handOf(figure, side), 0, 34)),
}
const ROOM_FOR_A_TOPPER = 8

/** The box of a figure with what it wears on its head and holds, in units of the figure. */
export function boxWithProp({ prop, costume }: Look, figure: Figure): Box {
  const [left, highest, right, lowest] = figure.box
  const top = costume.top === undefined ? highest : highest - ROOM_FOR_A_TOPPER
  const ends = prop === undefined ? [] : ENDS[prop](figure)
  const across = ends.map(([x]) => x)
  const down = ends.map(([, y]) => y)
  return [
    Math.min(left, ...across),
    Math.min(top, ...down),
    Math.max(right, ...across),
    // A bow may hang lower than the feet: they stand on the ground all the same.
    prop === 'board' ? Math.max(...down) : lowest,
  ]
}

function handOf({ joints }: Figure, side: Side): Hand {
  const [elbowX, elbowY] = joints[`${side}Elbow`]
  const [x, y] = joints[`${side}Wrist`]
  const length = Math.hypot(x - elbowX, y - elbowY)
  return { at: [x, y], direction: [(x - elbowX) / length, (y - elbowY) / length] }
}

/** A point to the right of where the hand points, and forward from the wrist. */
function beside({ at, direction: [dx, dy] }: Hand, aside: number, forward: number): Point {
  return [at[0] - dy * aside + dx * forward, at[1] + dx * aside + dy * forward]
}

function degrees([x, y]: Point): number {
  return (Math.atan2(y, x) * 180) / Math.PI
}

const RIVETS = 8

/** A plain round shield of steel with a boss and rivets: ours, and nothing that anybody owns. */
function drawShield({ inks }: Scene, look: Look, figure: Figure): string {
  const [x, y] = handOf(figure, 'left').at
  const rivets = Array.from({ length: RIVETS }, (_, place) => {
    const angle = ((place + 0.5) / RIVETS) * FULL_TURN
    return dot([Math.cos(angle) * 78, Math.sin(angle) * 78])
  })
  const steel = mix(inks.grey, inks.white, 0.5)
  const edge = `stroke="${inks.black}" stroke-width="7"`
  const drawing =
    circle([0, 0], 100, steel, edge) +
    area('M50-87A100 100 0 0 1-50 87A120 120 0 0 0 50-87Z', inks.black) +
    line(rivets.join(''), inks.black, 20, 'stroke-linecap="round"') +
    line(rivets.join(''), steel, 10, 'stroke-linecap="round"') +
    circle([0, 0], 34, inks[look.second], edge)
  return group(`translate(${tenth(x - 4)} ${tenth(y + 2)}) scale(.28 .27)`, drawing)
}

function drawHammer({ inks }: Scene, _look: Look, figure: Figure): string {
  const hand = handOf(figure, 'left')
  const [x, y] = beside(hand, 0, 34)
  const turn = whole(degrees(hand.direction) + 90)
  return group(
    `translate(${tenth(x)} ${tenth(y)}) rotate(${turn}) scale(.32)`,
    outlined('M-10-20L10-20L10 90L-10 90Z', inks.brown, inks.black, 6) +
      outlined('M-64-92L64-92L78-78L78-34L64-20L-64-20L-78-34L-78-78Z', inks.grey, inks.black, 6) +
      area('M10-92L64-92L78-78L78-34L64-20L30-20Z', inks.black),
  )
}

/** Nearer to the ink than this, the wood would not be told from the string. */
const NEAR_INK = 0.3

function drawBow({ inks }: Scene, look: Look, figure: Figure): string {
  const hand = handOf(figure, 'left')
  const [x, y] = beside(hand, 0, 7)
  const main = inks[look.main]
  const wood = distance(main, inks.black) > NEAR_INK ? main : inks.brown
  return group(
    `translate(${tenth(x)} ${tenth(y)}) rotate(${whole(degrees(hand.direction))})`,
    line('M-12-52Q34 0-12 52', inks.black, 7.5) +
      line('M-12-52Q34 0-12 52', wood, 5) +
      line('M-12-52L-12 52', inks.black, 1.2),
  )
}

const KNUCKLES = 9
const CLAW_LENGTH = 25
const CLAW_GAPS = [-3.4, 0, 3.4]

function drawClaws({ inks }: Scene, _look: Look, figure: Figure): string {
  const claws = SIDES.map((side) => clawsOf(handOf(figure, side)))
  return outlined(claws.join(''), inks.white, inks.black, 0.8)
}

/** Three blades that spread from the knuckles. */
function clawsOf(hand: Hand): string {
  return CLAW_GAPS.map((gap) =>
    polygon([
      beside(hand, gap - 1, KNUCKLES),
      beside(hand, gap * 1.5, KNUCKLES + CLAW_LENGTH),
      beside(hand, gap + 1, KNUCKLES),
    ]),
  ).join('')
}
