import { distance, mix } from '../drawing/colour.ts'
import { area, group, line, outlined } from '../drawing/elements.ts'
import { type Point, tenth } from '../drawing/shapes.ts'
import type { Era } from '../eras.ts'
import type { CapeKind } from '../figures/capes.ts'
import { drawFigure } from '../figures/draw-figure.ts'
import { type Figure, figureOf } from '../figures/figure.ts'
import type { Light } from '../figures/limb.ts'
import type { Pose } from '../figures/poses.ts'
import { type SilhouetteShape, silhouette } from '../figures/silhouette.ts'
import { HEADS, type HeadColours } from '../heads/heads.ts'
import type { Look } from '../looks/look.ts'
import { costumeOf, headColoursOf } from '../looks/wardrobe.ts'
import { byTurns } from './by-turns.ts'
import { type FitBoxOptions, fitBox, type Placement } from './fit-box.ts'
import { boxWithProp, drawProp, drawPropShadow } from './props.ts'
import type { Frame, Person, Scene } from './scene.ts'

export type { Placement } from './fit-box.ts'

export interface HeadOptions {
  at: Point
  scale: number
  /** Instead of the person's own. */
  colours?: HeadColours
  flip?: 1 | -1
}

export function drawHead(scene: Scene, look: Look, options: HeadOptions): string {
  const { at, scale, flip = 1, colours = headColoursOf(look, scene.inks) } = options
  const [x, y] = at
  const size = `scale(${(scale * flip).toFixed(2)} ${scale.toFixed(2)})`
  return group(`translate(${tenth(x)} ${tenth(y)}) ${size}`, HEADS[look.head](colours))
}

export interface HeroOptions {
  cape?: CapeKind
  /** Where the shadows fall on the page: 1 to the right. */
  light?: Light
  /** Of the outlines. */
  width?: number
  /** In degrees. */
  turn?: number
}

/** How far the red plate lies beside the black one in the oldest books. */
const GOLD_SLIP: Point = [-3, 2]

/** Somebody in full colour with what they hold. */
export function drawHero(
  scene: Scene,
  { look }: Person,
  pose: Pose,
  placement: Placement,
  options: HeroOptions = {},
): string {
  const { cape = 'blowRight', light = 1, width = 1.7, turn = 0 } = options
  const { inks } = scene
  const figure = figureOf(pose, look.build)
  const isBurning = look.aura === true
  const drawn = drawFigure(figure, costumeOf(look, inks), {
    ink: isBurning ? mix(inks.red, inks.black, 0.3) : inks.black,
    width,
    light: light * placement.flip === 1 ? 1 : -1,
    // Head down, a cape would hide the person.
    ...(pose === 'dive' ? {} : { cape }),
    ...(isBurning ? { aura: [inks.red, inks.orange] as const } : {}),
  })
  const slip = scene.era === 'gold' && !isBurning ? redGhost(scene, figure, placement) : ''
  const prop = drawProp(scene, look, pose)
  const held = prop === '' ? '' : group(`scale(${figure.grid})`, prop)
  return group(standing(placement, 1 / figure.grid, turn), slip + drawn + held)
}

function redGhost({ inks }: Scene, figure: Figure, { scale }: Placement): string {
  const [across, down] = GOLD_SLIP.map((part) => tenth((part / scale) * figure.grid))
  return group(`translate(${across} ${down})`, area(figure.outline, inks.red, 'fill-opacity=".55"'))
}

function standing({ x, y, scale, flip }: Placement, unit: number, turn: number): string {
  const turned = turn === 0 ? '' : ` rotate(${tenth(turn)})`
  const size = `scale(${(scale * flip * unit).toFixed(3)} ${(scale * unit).toFixed(3)})`
  return `translate(${tenth(x)} ${tenth(y)})${turned} ${size}`
}

export interface ShadowOptions {
  /** Left out: no cape, even for those who have one. */
  cape?: CapeKind
  /** In degrees. */
  turn?: number
}

/** Below this the rounded outline is as good, and shorter. */
const SMALL = 0.95

/** Somebody in one colour, with what names them: cape, horns, ears, hair. Nothing of whoever has no such body. */
export function drawShadow(
  look: Look,
  pose: Pose,
  placement: Placement,
  colour: string,
  { cape, turn = 0 }: ShadowOptions = {},
): string {
  if (look.bodiless === true) return ''
  const figure = figureOf(pose, look.build)
  const isSmall = placement.scale < SMALL
  const unit = isSmall ? 1 : 1 / figure.grid
  const body = area(silhouette(figure, shapeOf(look, cape), isSmall), colour)
  const prop = drawPropShadow(look, colour)
  const held = prop === '' || isSmall ? prop : group(`scale(${figure.grid})`, prop)
  return group(standing(placement, unit, turn), body + held)
}

function shapeOf({ cape: hasCape, costume }: Look, cape: CapeKind | undefined): SilhouetteShape {
  const { top, hair, hairBack } = costume
  return {
    ...(hasCape !== undefined && cape !== undefined ? { cape } : {}),
    ...(top === undefined ? {} : { top }),
    ...(hair !== undefined && hairBack !== undefined ? { hairBack } : {}),
  }
}

interface RimOptions extends ShadowOptions {
  dark: string
  /** The colour of the light from the upper left. */
  rim: string
  /** How far the light reaches around the body. */
  dx?: number
  dy?: number
}

/** A shadow with a lit edge. */
function drawRimmed(
  look: Look,
  pose: Pose,
  placement: Placement,
  { dark, rim, dx = 2.4, dy = 1.6, ...options }: RimOptions,
): string {
  const lit = { ...placement, x: placement.x - dx, y: placement.y - dy }
  return (
    drawShadow(look, pose, lit, rim, options) + drawShadow(look, pose, placement, dark, options)
  )
}

export interface FitOptions extends FitBoxOptions {
  /** Kept free above the figure for what it holds, in its own units. */
  propRoom?: number
}

/** Longer than any other topper. */
const ROOM_FOR_LONG_HORNS = 12

/** The largest place for a pose inside a frame: no arm ever runs below the masthead. */
export function fitFigure(
  look: Look,
  pose: Pose,
  frame: Frame,
  { propRoom = 0, ...options }: FitOptions = {},
): Placement {
  const [left, top, right, bottom] = figureOf(pose, look.build).box
  return fitBox([left, top - propRoom - roomForHorns(look), right, bottom], frame, options)
}

function roomForHorns({ costume }: Look): number {
  return costume.top === 'longhorns' ? ROOM_FOR_LONG_HORNS : 0
}

export type LeadOptions = Omit<FitOptions, 'propRoom'> & HeroOptions

/** Where `drawLead` puts the lead: for what must meet their hand. */
export function placeLead(
  { lead: { look } }: Scene,
  pose: Pose,
  frame: Frame,
  options: FitOptions = {},
): Placement {
  const [left, top, right, bottom] = boxWithProp(look, figureOf(pose, look.build))
  return fitBox([left, top - roomForHorns(look), right, bottom], frame, options)
}

/** The lead as large as the frame allows, with room for what they hold. */
export function drawLead(
  scene: Scene,
  pose: Pose,
  frame: Frame,
  options: LeadOptions = {},
): string {
  return drawHero(scene, scene.lead, pose, placeLead(scene, pose, frame, options), options)
}

export interface LeadShadowOptions extends FitOptions, ShadowOptions {
  colour: string
  /** Left out: no lit edge. */
  rim?: string
  dx?: number
  dy?: number
}

export function drawLeadShadow(
  { lead: { look } }: Scene,
  pose: Pose,
  frame: Frame,
  options: LeadShadowOptions,
): string {
  const placement = fitFigure(look, pose, frame, options)
  const { colour, rim } = options
  return rim === undefined
    ? drawShadow(look, pose, placement, colour, options)
    : drawRimmed(look, pose, placement, { ...options, dark: colour, rim })
}

export const ACTION_POSES = [
  'leap',
  'punch',
  'fly',
  'charge',
  'raise',
  'run',
  'swing',
  'stride',
  'dive',
  'surf',
  'hover',
] as const satisfies readonly Pose[]

export const RESTING_POSES = [
  'stand',
  'brood',
  'stride',
  'crouch',
  'hover',
  'surf',
  'raise',
] as const satisfies readonly Pose[]

/** What everybody can do who fights, beside what is typical of them. */
const COMMON_POSES: readonly Pose[] = ['run', 'leap', 'punch', 'stride', 'charge', 'stand']

/** By turns the lead's own poses, the preferred ones if there are any, and common ones. */
export function choosePose(scene: Scene, preferred: readonly Pose[]): Pose {
  const { lead, chance, turn } = scene
  const { poses, prop } = lead.look
  const suiting = poses.filter((pose) => preferred.includes(pose))
  const own = suiting.length > 0 ? suiting : poses
  const isCalm = poses.length < 3 || prop === 'board' || lead.role === 'supporting'
  const common = isCalm ? [] : COMMON_POSES.filter((pose) => preferred.includes(pose))
  const able = [...own, ...common]
  return turn === undefined ? chance.pick(able) : byTurns(scene, [...new Set(able)])
}

/** Too near to the ink to show its lines. */
const NEAR_INK = 0.32

/** What the lead's hands are covered with. */
export function gloveColour({ lead, inks }: Scene): string {
  const { gloves, arms } = costumeOf(lead.look, inks)
  const colour = gloves ?? arms
  return distance(colour, inks.black) < NEAR_INK ? inks.slate : colour
}

/** How far the plates of colour lie beside the black one: the older the book, the further. */
const SLIPS: Partial<Record<Era, Point>> = {
  gold: [3, 2],
  silver: [1.6, 1.2],
  bronze: [1.2, 1],
}

/** An area with an outline, out of register in old books. */
export function plate(
  { era }: Scene,
  path: string,
  fill: string,
  stroke: string,
  width: number,
): string {
  const slip = SLIPS[era]
  if (slip === undefined) return outlined(path, fill, stroke, width)
  return (
    area(path, fill, `transform="translate(${slip[0]} ${slip[1]})"`) + line(path, stroke, width)
  )
}

export interface Window {
  x: number
  y: number
  width: number
  height: number
  /** The part of the content that is seen; it fills the window. */
  view: readonly [x: number, y: number, width: number, height: number]
  /** What is cut off if the shapes differ: above and below alike, or only below. */
  keep?: 'middle' | 'top'
}

/** Content in its own units, seen through a window in the page. */
export function inside(window: Window, content: string): string {
  const { x, y, width, height, view, keep = 'middle' } = window
  const place = `x="${tenth(x)}" y="${tenth(y)}" width="${tenth(width)}" height="${tenth(height)}"`
  const align = keep === 'middle' ? 'xMidYMid' : 'xMidYMin'
  return `<svg ${place} viewBox="${view.map(tenth).join(' ')}" preserveAspectRatio="${align} slice">${content}</svg>`
}
