import type { Painting, Scene } from '../compositions/scene.ts'
import { distance, lightness, mix } from '../drawing/colour.ts'
import { area, box, circle, group, line } from '../drawing/elements.ts'
import { Chance, hash } from '../drawing/seed.ts'
import { tenth, whole } from '../drawing/shapes.ts'
import { drawEmblem } from '../emblems/emblems.ts'
import { drawLabel, label } from '../letters/label.ts'
import type { CoverFacts } from './cover-facts.ts'
import { drawBadge } from './draw-badge.ts'
import type { Logo } from './logo.ts'

/** Number, month, corner box, bar code, the burst of a key issue: what a publisher lays over the picture. */
export interface Dressed {
  facts: CoverFacts
  scene: Scene
  painting: Painting
  logo: Logo
  /** The solid strip behind the letters, where there is one. */
  band: string | null
  /** The colour behind the foot of the page, where the modern line of print stands. */
  foot: string
}

const MONTHS = 'JAN FEB MAR APR MAY JUNE JULY AUG SEPT OCT NOV DEC'.split(' ')

export function dressCover(dressed: Dressed): string {
  return DRESSES[dressed.scene.era](dressed) + drawBadge(dressed) + drawEvent(dressed)
}

const DRESSES = {
  gold: dressGold,
  silver: (dressed: Dressed) => drawCornerBox(dressed, 12),
  bronze: dressBronze,
  nineties: dressNineties,
  now: dressNow,
} as const

/** A line of type over a rule, and a seal with the price if it is known. */
function dressGold({ facts, scene, painting, band }: Dressed): string {
  const { inks, field, top } = scene
  const ground = band ?? painting.ground
  const isDark = lightness(ground) < 0.55
  const strip =
    band === null ? box(0, 0, 400, 40, isDark ? mix(ground, inks.black, 0.3) : inks.paper) : ''
  const ink = isDark ? inks.white : inks.black
  const number = facts.number === '' ? '' : `NO. ${facts.number}`
  const head =
    strip +
    drawLabel(label('slab', number, [18, 32], 13), ink) +
    drawLabel(label('slab', monthAndYear(facts), [382, 32], 13, { align: 'right' }), ink) +
    line('M18 37H382', ink, 1.6)
  if (facts.price === 0) return head
  const seal = inks.red === field ? inks.yellow : inks.red
  const y = top + 32
  return (
    head +
    circle([356, y], 31, seal, `stroke="${inks.black}" stroke-width="3"`) +
    circle([356, y], 25, 'none', `stroke="${inks.white}" stroke-width="1.6"`) +
    drawLabel(
      label('passion', priceOf(facts.price), [356, y + 11], 23, { align: 'centre', width: 38 }),
      inks.white,
    )
  )
}

function dressBronze(dressed: Dressed): string {
  const { inks } = dressed.scene
  const name = label('anton', dressed.facts.strip, [200, 16.5], 11, {
    align: 'centre',
    tracking: 140,
    width: 376,
    maxStretch: 1,
  })
  return box(0, 0, 400, 22, inks.black) + drawLabel(name, inks.white) + drawCornerBox(dressed, 32)
}

/** The lead's emblem, the number and the month, in a box that a rack of the time left visible. */
function drawCornerBox({ facts, scene, painting }: Dressed, y: number): string {
  const { inks, main, lead, pop } = scene
  const ground =
    [pop, inks.sky, inks.yellow, inks.orange, inks.white].find(
      (ink) => distance(ink, main) > 0.2 && distance(ink, painting.ground) > 0.1,
    ) ?? inks.white
  const fill = distance(main, ground) > 0.2 ? main : inks.black
  const small = (text: string, at: number, height: number, ink: string) =>
    drawLabel(
      label('anton', text, [41, y + at], height, { align: 'centre', width: 46, maxStretch: 1.1 }),
      ink,
    )
  return (
    frame(12, y, 58, 102, inks.white, inks.black) +
    box(13.5, y + 1.5, 55, 50, ground) +
    drawEmblem(lead.look.emblem, [41, y + 26], 20, { fill, ink: inks.black }, 5) +
    box(12, y + 51, 58, 2.5, inks.black) +
    small(facts.number, 80, 22, inks.black) +
    small(MONTHS[facts.month - 1] ?? '', 96, 10.5, inks.red)
  )
}

function dressNineties({ facts, scene }: Dressed): string {
  const { inks } = scene
  const [x, y] = [14, 502]
  const year = String(facts.year).slice(2)
  const small = (text: string, at: number, height: number, ink: string) =>
    drawLabel(
      label('anton', text, [x + 38, y + at], height, {
        align: 'centre',
        width: 60,
        maxStretch: 1.05,
        skew: 10,
      }),
      ink,
    )
  return (
    frame(x, y, 76, 84, inks.white, inks.black, 3) +
    small(withSign(facts.number), 30, 22, inks.red) +
    small(`${MONTHS[facts.month - 1] ?? ''} '${year}`, 44, 9.5, inks.black) +
    area(barCode(x + 8, y + 50, facts), inks.black)
  )
}

/** The newer the book, the less on it: one line at the foot. */
function dressNow({ facts, scene, painting, logo, foot }: Dressed): string {
  const { inks } = scene
  const isSide = logo.place === 'side'
  const hasStrip = painting.footStrip === true && logo.place !== 'bottom'
  const strip = hasStrip ? box(isSide ? 78 : 0, 566, 400, 34, inks.black) : ''
  const ink = lightness(hasStrip ? inks.black : foot) < 0.55 ? inks.white : inks.black
  return (
    strip +
    drawLabel(label('bebas', withSign(facts.number), [isSide ? 92 : 20, 588], 17), ink) +
    drawLabel(
      label('bebas', monthAndYear(facts), [380, 588], 12, { align: 'right', tracking: 60 }),
      ink,
    )
  )
}

/** A red strip across the top, or a slanted sash under the logo. */
function drawEvent({ facts, scene, logo }: Dressed): string {
  if (facts.event === null) return ''
  const { inks, era } = scene
  if (era === 'now') {
    const isSide = logo.place === 'side'
    const words = label('bebas', facts.event, [isSide ? 239 : 200, 15], 11, {
      align: 'centre',
      tracking: 260,
      width: 300,
      maxStretch: 1,
    })
    return box(isSide ? 78 : 0, 0, 400, 20, inks.red) + drawLabel(words, inks.white)
  }
  const y = logo.bottom + 18
  const sash = `M0 ${whole(y)}L400 ${whole(y - 14)}V${whole(y + 8)}L0 ${whole(y + 22)}Z`
  const words = label('anton', facts.event, [200, y + 10], 12, {
    align: 'centre',
    tracking: 120,
    width: 340,
    maxStretch: 1,
  })
  return (
    area(sash, inks.red, `stroke="${inks.black}" stroke-width="2.5"`) +
    group(`rotate(-2 200 ${whole(y + 8)})`, drawLabel(words, inks.white))
  )
}

/** Paper edge, spine ticks, a soft corner: only on old stock. */
export function drawWear({ era, inks, id }: Scene): string {
  if (era === 'now' || era === 'nineties') return ''
  const chance = new Chance(hash(id('wear')))
  const ticks = Array.from({ length: { gold: 7, silver: 4, bronze: 2 }[era] }, () => {
    const y = chance.between(20, 580)
    const width = chance.between(5, 16)
    return `M0 ${whole(y)}l${whole(width)} ${whole(chance.between(-2, 2))}l${whole(-width)} 2Z`
  })
  const edge = era === 'gold' ? 'M0 0H400V600H0ZM5 5V595H395V5Z' : ''
  const corners =
    `M0 0h${whole(chance.between(4, 10))}L0 ${whole(chance.between(4, 10))}Z` +
    `M400 600h-${whole(chance.between(5, 14))}l${whole(chance.between(5, 14))} -${whole(chance.between(6, 14))}Z`
  return area(edge + ticks.join('') + corners, inks.paper)
}

function barCode(left: number, top: number, { series, number }: CoverFacts): string {
  const chance = new Chance(hash(series + number))
  let path = ''
  for (let x = left; x < left + 58; ) {
    const width = chance.pick([1, 1, 1.6, 2.4])
    path += `M${tenth(x)} ${top}h${width}v27h-${width}Z`
    x += width + chance.pick([1, 1.4, 2])
  }
  return path
}

function frame(
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  ink: string,
  stroke = 2.5,
) {
  return box(x, y, width, height, fill, `stroke="${ink}" stroke-width="${stroke}"`)
}

function monthAndYear({ month, year }: CoverFacts): string {
  return `${MONTHS[month - 1] ?? ''} ${year}`.trim()
}

function withSign(number: string): string {
  return number === '' ? '' : `#${number}`
}

function priceOf(dollars: number): string {
  return dollars < 1 ? `${Math.round(dollars * 100)}¢` : `$${dollars.toFixed(2)}`
}
