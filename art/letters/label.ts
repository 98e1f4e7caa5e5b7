import { Memo } from '../drawing/memo.ts'
import { type Point, tenth, toRadians } from '../drawing/shapes.ts'
import { capitals } from './capitals.ts'
import type { FontName } from './fonts.ts'
import { placeGlyphs, trace } from './outline.ts'

export interface LabelOptions {
  align?: 'left' | 'centre' | 'right'
  /** Room between letters, at cap height 1000. */
  tracking?: number
  /** The most that the label may take. Letters are narrowed, then the whole is made smaller. */
  width?: number
  /** How far letters may be widened to fill the width. */
  maxStretch?: number
  /** In degrees. A leaning label is placed by its foot. */
  skew?: number
}

export interface Label {
  path: string
  /** What the path is drawn at: its numbers are whole. */
  scale: number
  width: number
  height: number
  x: number
}

/** Below this share of their natural width letters are no longer narrowed. */
const NARROWEST = 0.72
const SMALL_HEIGHT = 30
const widths = new Memo<number>(5000)

/** The width of a line at cap height 1000, from the ink of the first letter to that of the last. */
export function measure(font: FontName, text: string, tracking = 0): number {
  return widths.take(`${font}|${tracking}|${text}`, () => {
    const line = capitals(text).trim()
    const last = placeGlyphs(font, line, tracking).at(-1)
    return last === undefined ? 0 : last.x + last.glyph.right
  })
}

const labels = new Memo<Label>(4000)

/** One line of capitals; `at` is on its baseline. */
export function label(
  font: FontName,
  text: string,
  at: Point,
  height: number,
  options: LabelOptions = {},
): Label {
  const { align = 'left', tracking = 0, width, maxStretch = 1.25, skew = 0 } = options
  const form = `${height}|${align}|${tracking}|${width}|${maxStretch}|${skew}`
  const key = `${font}|${text}|${at[0]}|${at[1]}|${form}`
  return labels.take(key, () => setLabel(font, text, at, height, options))
}

function setLabel(
  font: FontName,
  text: string,
  [x, y]: Point,
  height: number,
  { align = 'left', tracking = 0, width, maxStretch = 1.25, skew = 0 }: LabelOptions,
): Label {
  const line = capitals(text).trim()
  const natural = measure(font, line, tracking)
  const lean = Math.tan(toRadians(skew))
  const size =
    width === undefined || natural === 0
      ? { across: height / 1000, down: height / 1000 }
      : fitWidth(natural, height / 1000, width, maxStretch, Math.abs(lean))
  const taken = natural * size.across
  const left = x - taken * { left: 0, centre: 0.5, right: 1 }[align]
  // Small letters need no more than a fifth of a unit.
  const grid = height < SMALL_HEIGHT ? 5 : 10
  const path = trace(
    font,
    line,
    (across, down) => [
      (left + across * size.across - down * size.down * lean) * grid,
      (y + down * size.down) * grid,
    ],
    { tracking },
  )
  return { path, scale: 1 / grid, width: taken, height: size.down * 1000, x: left }
}

/** The scale of the letters on both axes, so that they and their lean stay in the width. */
function fitWidth(natural: number, size: number, width: number, maxStretch: number, lean: number) {
  const across = Math.min((width - 1000 * size * lean) / natural, size * maxStretch)
  if (across >= size * NARROWEST) return { across, down: size }
  const narrow = width / (natural + (1000 * lean) / NARROWEST)
  return { across: narrow, down: narrow / NARROWEST }
}

export interface LabelOutline {
  colour: string
  /** In units of the picture. */
  width: number
}

/** The outline lies below the letters, so it never makes them thinner. */
export function drawLabel({ path, scale }: Label, fill: string, outline?: LabelOutline): string {
  if (path === '') return ''
  const stroke =
    outline === undefined
      ? ''
      : ` stroke="${outline.colour}" stroke-width="${tenth(outline.width / scale)}" paint-order="stroke" stroke-linejoin="round"`
  return `<path transform="scale(${String(scale).replace('0.', '.')})" d="${path}" fill="${fill}"${stroke}/>`
}
