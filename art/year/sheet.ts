import { YEAR_PICTURE } from '#contract/year.ts'
import type { Point } from '../drawing/shapes.ts'
import { drawLabel, type LabelOptions, label } from '../letters/label.ts'

/** The colours of the site. */
export const INKS = {
  ink: '#0d0c10',
  paper: '#f1e9d8',
  grey: '#b4adbb',
  dim: '#36313f',
  red: '#d6211a',
  deep: '#8f130b',
  yellow: '#ffd21a',
}

export const LEFT = 64
export const ROOM = YEAR_PICTURE.width - 2 * LEFT

/** A line of capitals, somewhat apart. */
export function word(
  text: string,
  at: Point,
  height: number,
  colour: string,
  options: LabelOptions = {},
): string {
  return drawLabel(label('anton', text, at, height, { tracking: 45, ...options }), colour)
}
