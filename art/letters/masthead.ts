import { Memo } from '../drawing/memo.ts'
import { type Point, toRadians } from '../drawing/shapes.ts'
import { capitals } from './capitals.ts'
import {
  cutDown,
  type FittedLines,
  fitLines,
  type Line,
  type Room,
  type Word,
} from './fit-lines.ts'
import type { FontName } from './fonts.ts'
import { measure } from './label.ts'
import { lineBreaks } from './line-breaks.ts'
import { type Placing, trace } from './outline.ts'
import type { Warp } from './warps.ts'

/** Where a masthead goes. */
export interface MastheadBox extends Partial<Room> {
  x: number
  y: number
  width: number
  maxHeight: number
}

export type Layout = FittedLines

export interface MastheadStyle {
  align?: 'left' | 'centre' | 'right'
  warp?: Warp
  /** In degrees. The foot of a line stays where it is, so its top leans out of the box. */
  skew?: number
}

export interface Masthead {
  /** In tenths of a unit. */
  path: string
  bottom: number
  height: number
  /** The lines before they are warped. */
  boxes: { x: number; y: number; width: number; height: number }[]
}

const SMALL_WORDS = new Set('OF AND & IN INTO THE A AN VS VS. TO FROM FOR BY AT ON OR'.split(' '))
const SMALL_SIZE = 0.5
const LINE_GAP = 6

const layouts = new Memo<Layout>(3000)

/**
 * Chooses the line breaks. Every line is set to the full width, so short words come out huge; what
 * wins is the break that fills the box best with the least bending of the letters.
 */
export function layOut(font: FontName, words: readonly string[], box: MastheadBox): Layout {
  const room = roomOf(box)
  const key = [font, words.join(' '), words.length, ...Object.values(room)].join('|')
  return layouts.take(key, () => findBest(measureWords(font, words), room))
}

function roomOf(box: MastheadBox): Room {
  const { width, maxHeight, minLine = 34, maxLine = 112, stretch = 1.3, squeeze = 0.84 } = box
  const { target = maxHeight * 0.9, grow = 1.5, gap = LINE_GAP } = box
  return { width, maxHeight, minLine, maxLine, stretch, squeeze, target, grow, gap }
}

/** Words of which the font has no letter are left out. */
function measureWords(font: FontName, words: readonly string[]): Word[] {
  const drawn = words.map((word) => capitals(word).trim()).filter((text) => measure(font, text) > 0)
  return drawn.map((text) => {
    const size = drawn.length > 1 && SMALL_WORDS.has(text) ? SMALL_SIZE : 1
    return { text, size, width: measure(font, text) * size, x: 0 }
  })
}

function findBest(words: readonly Word[], room: Room): Layout {
  if (words.length === 0) return { lines: [], height: 0, score: 0 }
  let best: Layout = { lines: [], height: 0, score: Number.NEGATIVE_INFINITY }
  for (const rows of lineBreaks(words)) {
    // A low box has no room for many gaps.
    if (rows.length > 1 && room.gap * (rows.length - 1) > room.maxHeight / 2) continue
    const candidate = fitLines(rows, room)
    if (candidate.score > best.score) best = candidate
  }
  return cutDown(best, room)
}

/** The whole masthead as one path. A warp is laid over the lines as they are, not over the box. */
export function setMasthead(
  font: FontName,
  layout: Layout,
  box: MastheadBox,
  { align = 'centre', warp, skew = 0 }: MastheadStyle,
): Masthead {
  const { x, y, width, gap = LINE_GAP } = box
  const { lines, height } = layout
  const share = { left: 0, centre: 0.5, right: 1 }[align]
  const lean = Math.tan(toRadians(skew))
  const boxes: Masthead['boxes'] = []
  let path = ''
  let top = y
  for (const line of lines) {
    const left = x + (width - line.width) * share
    const onPage = placeLine(line, left, top + line.height, lean)
    const place = warp === undefined ? onPage : warped(onPage, warp, { x, y, width, height })
    const inTenths: Placing = (across, down) => tenfold(place(across, down))
    for (const word of line.words) path += traceWord(font, word, inTenths, warp?.curved ?? false)
    boxes.push({ x: left, y: top, width: line.width, height: line.height })
    top += line.height + gap
  }
  return { path, bottom: lines.length === 0 ? y : top - gap, height, boxes }
}

function placeLine(line: Line, left: number, base: number, lean: number): Placing {
  const across = line.width / line.natural
  const down = line.height / 1000
  return (x, y) => [left + x * across - y * down * lean, base + y * down]
}

function warped(
  place: Placing,
  warp: Warp,
  { x, y, width, height }: { x: number; y: number; width: number; height: number },
): Placing {
  return (across, down) => {
    const [pageX, pageY] = place(across, down)
    const [u, v] = warp((pageX - x) / width, (pageY - y) / height)
    return [x + u * width, y + v * height]
  }
}

/** A small word stands in the middle of its line. */
function traceWord(
  font: FontName,
  { text, size, x }: Word,
  place: Placing,
  curved: boolean,
): string {
  return trace(font, text, place, { scale: size, x, y: (-1000 * (1 - size)) / 2, curved })
}

function tenfold([x, y]: Point): Point {
  return [x * 10, y * 10]
}
