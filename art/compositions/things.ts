import { distance, mix } from '../drawing/colour.ts'
import { area, group } from '../drawing/elements.ts'
import { Memo } from '../drawing/memo.ts'
import { type Point, tenth } from '../drawing/shapes.ts'
import { DRAWINGS } from '../emblems/all.ts'
import { drawn } from '../emblems/drawing.ts'
import { emblemPath, emblemRule } from '../emblems/emblems.ts'
import type { MotifInk } from '../scenery/motif.ts'
import { MOTIFS } from '../scenery/motifs.ts'
import type { Scene, ThingName } from './scene.ts'

export interface ThingOptions {
  at: Point
  /** Half of its width. */
  size: number
  /** What lies behind it: no part of it has that colour. */
  ground: string
  /** In degrees. */
  turn?: number
  /** Of the outline, on the page. */
  width?: number
}

/** A thing in full colour, outlined in ink. */
export function drawThing(scene: Scene, name: ThingName, options: ThingOptions): string {
  const { at, size, ground, turn = 0, width = 3 } = options
  const inks = thingInks(scene, ground)
  const stroke = `stroke="${scene.inks.black}" stroke-width="${tenth((width * 200) / size)}" stroke-linejoin="round" paint-order="stroke"`
  const parts = partsOf(name).map(([ink, path, more]) =>
    area(
      path,
      inks[ink],
      [more, ink === 'ink' ? '' : stroke].filter((one) => one !== '').join(' '),
    ),
  )
  return group(placing(at, size, turn), parts.join(''))
}

/** A thing in one colour. */
export function drawThingShadow(
  name: ThingName,
  { at, size, turn = 0 }: Omit<ThingOptions, 'ground' | 'width'>,
  colour: string,
): string {
  return group(placing(at, size, turn), area(thingPath(name), colour, ruleOf(name)))
}

/** The outline of a thing: an emblem with its openings, a motif without what is drawn on it. */
export function thingPath(name: ThingName): string {
  if (!isMotif(name)) return emblemPath(name)
  return MOTIFS[name]
    .filter(([ink]) => ink !== 'ink')
    .map(([, path]) => path)
    .join('')
}

/** The n-th thing of a scene: they take turns, and number one shows the most important in front. */
export function thingAt({ still, lead }: Scene, place: number): ThingName {
  if (still === undefined) return lead.look.emblem
  return still.things[(still.first + place) % still.things.length] as ThingName
}

type Part = readonly [ink: MotifInk, path: string, more: string]

/** As many as there are drawings. */
const parts = new Memo<readonly Part[]>(1000)

function partsOf(name: ThingName): readonly Part[] {
  return parts.take(name, () => takeApart(name))
}

function takeApart(name: ThingName): readonly Part[] {
  if (isMotif(name)) return MOTIFS[name].map(([ink, path]) => [ink, path, ''] as const)
  const whole: Part = ['main', emblemPath(name), ruleOf(name)]
  const drawing = Object.hasOwn(DRAWINGS, name) ? DRAWINGS[name as keyof typeof DRAWINGS] : ''
  // What is cut out of an emblem is the second colour of the thing.
  if (typeof drawing === 'string') return [whole]
  return [['second', drawn(drawing[0] ?? ''), ''], whole]
}

function isMotif(name: ThingName): name is keyof typeof MOTIFS {
  return Object.hasOwn(MOTIFS, name)
}

function ruleOf(name: ThingName): string {
  return !isMotif(name) && emblemRule(name) === 'evenodd' ? 'fill-rule="evenodd"' : ''
}

function placing([x, y]: Point, size: number, turn: number): string {
  const turned = turn === 0 ? '' : ` rotate(${tenth(turn)})`
  return `translate(${tenth(x)} ${tenth(y)})${turned} scale(${(size / 100).toFixed(3)})`
}

/** Nearer than this, a thing would be lost on its ground, or its parts in each other. */
const APART = 0.2

function thingInks(scene: Scene, ground: string): Record<MotifInk, string> {
  const { inks, lead } = scene
  const choices = [
    scene.main,
    scene.second,
    inks[lead.look.accent],
    scene.pop,
    inks.white,
    inks.red,
  ]
  const far = (from: readonly string[], ink: string) =>
    from.every((other) => distance(ink, other) > APART)
  const main =
    choices.find((ink) => far([ground, scene.field, inks.black], ink)) ??
    choices.find((ink) => far([ground, inks.black], ink)) ??
    inks.white
  const second =
    choices.find((ink) => far([ground, main, inks.black], ink)) ?? mix(main, inks.white, 0.5)
  const accent = choices.find((ink) => far([main, second, inks.black], ink)) ?? inks.red
  return { main, second, accent, ink: inks.black, white: inks.white }
}
