import type { Painting, Scene } from '../compositions/scene.ts'
import { distance } from '../drawing/colour.ts'
import { area, circle, group } from '../drawing/elements.ts'
import { Chance, hash } from '../drawing/seed.ts'
import { burst, type Point } from '../drawing/shapes.ts'
import type { FontName } from '../letters/fonts.ts'
import { drawLabel, type Label, label } from '../letters/label.ts'
import type { CoverFacts } from './cover-facts.ts'
import type { Logo } from './logo.ts'

interface Badge {
  facts: CoverFacts
  scene: Scene
  painting: Painting
  logo: Logo
}

const GAP = 4

/** What the issue is known for, in the corner that the painting leaves free: a burst, lately a disc. */
export function drawBadge(badge: Badge): string {
  if (badge.facts.key.length === 0) return ''
  return badge.scene.era === 'now' ? drawDisc(badge) : drawBurst(badge)
}

function drawDisc({ facts, scene, painting, logo }: Badge): string {
  const { inks } = scene
  const isLong = facts.key.length > 2
  const x = painting.free === 'left' ? 84 : isLong ? 326 : 330
  const y = logo.place === 'bottom' ? 70 : isLong ? 504 : 508
  const disc = distance(inks.red, painting.ground) > 0.2 ? inks.red : inks.yellow
  const ink = disc === inks.red ? inks.white : inks.black
  const words = { font: 'bebas', at: [x, y], width: isLong ? 76 : 70, inks: [ink, ink] } as const
  return circle([x, y], isLong ? 50 : 44, disc) + drawWords(facts.key, { ...words, height: 19 })
}

function drawBurst({ facts, scene, painting }: Badge): string {
  const { era, inks, field } = scene
  const isLong = facts.key.length > 2
  const x = era !== 'nineties' && painting.free === 'left' ? 78 : 320
  const y = isLong ? 524 : 530
  const fill = distance(inks.yellow, field) > 0.2 ? inks.yellow : inks.red
  const second = fill === inks.yellow ? inks.red : inks.yellow
  const shape = burst({
    centre: [x, y],
    outer: isLong ? 74 : 66,
    inner: isLong ? 58 : 50,
    tips: 15,
    chance: new Chance(hash(scene.id('key'))),
    jitter: 0.12,
    flat: 0.86,
  })
  const font = era === 'gold' ? 'passion' : 'anton'
  const words = { font, at: [x, y], width: isLong ? 88 : 82, height: isLong ? 19 : 22 } as const
  return group(
    `rotate(-8 ${x} ${y})`,
    area(shape, fill, `stroke="${inks.black}" stroke-width="3"`) +
      drawWords(facts.key, { ...words, inks: [inks.black, second] }),
  )
}

interface Words {
  font: FontName
  at: Point
  width: number
  height: number
  /** Of the first line and of the name. */
  inks: readonly [string, string]
}

/** Lines around a middle. Of three the outer ones are shorter, since the badge is round. */
function drawWords(lines: readonly string[], { font, at, width, height, inks }: Words): string {
  const [x, y] = at
  const set = (words: string, place: number, foot: number): Label => {
    const isOuter = lines.length > 2 && place !== 1
    const size = lines.length > 2 && place === 0 ? height * 0.8 : height
    const options = { align: 'centre', width: isOuter ? width * 0.84 : width } as const
    return label(font, words, [x, foot], size, { ...options, maxStretch: 1.05 })
  }
  const heights = lines.map((words, place) => set(words, place, y).height)
  const total = heights.reduce((sum, line) => sum + line + GAP, -GAP)
  let foot = y - total / 2
  return lines
    .map((words, place) => {
      foot += heights[place] ?? 0
      const line = set(words, place, foot)
      foot += GAP
      return drawLabel(line, inks[place === 0 ? 0 : 1])
    })
    .join('')
}
