import { hash } from '../drawing/seed.ts'
import type { FontName } from '../letters/fonts.ts'
import { type Label, label, measure } from '../letters/label.ts'
import type { Genre } from '../looks/look.ts'

/** The part of the card that shows the plate's colour, between the rule above it and the frame. */
export const PLATE = { left: 12, top: 427, right: 388, bottom: 488 }

const CENTRE = (PLATE.left + PLATE.right) / 2
const MIDDLE = (PLATE.top + PLATE.bottom) / 2
const WIDEST = 352
const GAP = 6

/** Heights of capitals. */
const ONE_LINE = 42
/** With anything but plain letters: brackets, and the tail of a Q, leave the line. */
const ONE_LINE_WITH_TAIL = 33
const TAILED = /[^A-PR-Z\d .'!-]/i
const EACH_OF_TWO = 22
/** A name that would come out lower than this is set on two lines. */
const LOWEST_LINE = 27
/** `Miles Morales` below `Spider-Man`. */
const ABOVE_SECOND = 27
const ABOVE_SECOND_WITH_TAIL = 21
const SECOND = 16

/** Lettering that goes with the kind of story. */
const FONTS: Record<Genre, readonly FontName[]> = {
  cosmic: ['russo', 'orbit'],
  space: ['orbit', 'russo'],
  myth: ['germania'],
  horror: ['creep'],
  villain: ['anton', 'slab'],
  tech: ['russo', 'anton'],
  mystic: ['germania', 'anton'],
  street: ['bangers', 'anton'],
  mutant: ['anton', 'kanit'],
  war: ['slab', 'passion'],
  western: ['slab', 'bevan'],
  monster: ['passion'],
  kaiju: ['creep'],
  spy: ['league'],
  royal: ['league', 'anton'],
  romance: ['luckiest'],
  humour: ['bangers', 'luckiest'],
  team: ['anton', 'shoulders'],
}
/** Narrow, and still clear when it is small. */
const NARROW_FONT: FontName = 'anton'

interface Row {
  font: FontName
  text: string
  height: number
}

/** The name in lines that stay on the plate. */
export function nameLines(name: string, genre: Genre): Label[] {
  const [first, second] = splitName(name)
  const fonts = FONTS[genre]
  const font = fonts[hash(name) % fonts.length] as FontName
  if (second !== '') {
    const above = TAILED.test(first) ? ABOVE_SECOND_WITH_TAIL : ABOVE_SECOND
    return stack([fitted(font, first, above), fitted(NARROW_FONT, second, SECOND)])
  }
  const largest = TAILED.test(first) ? ONE_LINE_WITH_TAIL : ONE_LINE
  const oneLine = [font, NARROW_FONT]
    .map((candidate) => fitted(candidate, first, largest))
    .find(({ height }) => height >= LOWEST_LINE)
  if (oneLine !== undefined) return stack([oneLine])
  return stack(halves(first).map((half) => fitted(NARROW_FONT, half, EACH_OF_TWO)))
}

/** Where two people share a name, the second part stands in brackets. */
export function splitName(name: string): readonly [first: string, second: string] {
  const parts = /^(.+?)\s*\((.+)\)$/.exec(name)
  return [parts?.[1] ?? name, parts?.[2] ?? '']
}

/** Two lines as even as the words allow. */
function halves(name: string): string[] {
  const words = name.split(' ')
  const breaks = words.slice(1).map((_, place) => {
    const lines = [words.slice(0, place + 1).join(' '), words.slice(place + 1).join(' ')]
    return { lines, longest: Math.max(...lines.map((line) => measure(NARROW_FONT, line))) }
  })
  breaks.sort((one, other) => one.longest - other.longest)
  return breaks[0]?.lines ?? [name]
}

function fitted(font: FontName, text: string, largest: number): Row {
  const { height } = label(font, text, [0, 0], largest, { width: WIDEST })
  return { font, text, height }
}

function stack(rows: readonly Row[]): Label[] {
  const heights = rows.map(({ height }) => height)
  const total = heights.reduce((sum, height) => sum + height + GAP, -GAP)
  let y = MIDDLE - total / 2
  return rows.map(({ font, text, height }) => {
    y += height
    const line = label(font, text, [CENTRE, y], height, { align: 'centre', width: WIDEST })
    y += GAP
    return line
  })
}
