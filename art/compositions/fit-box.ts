import type { Figure } from '../figures/figure.ts'
import type { Frame } from './scene.ts'

/** Where a figure stands: its joints are around x, y. */
export interface Placement {
  x: number
  y: number
  scale: number
  flip: 1 | -1
}

export interface FitBoxOptions {
  flip?: 1 | -1
  /** The largest scale. */
  max?: number
  /** In the room that is left over: 0 at the top, 1 at the bottom. */
  vertical?: number
}

/** Around the box, for outlines. In its own units. */
const MARGIN = 4

/** The largest place for the box of a figure inside a frame. */
export function fitBox(
  [left, top, right, bottom]: Figure['box'],
  frame: Frame,
  { flip = 1, max = 2.1, vertical = 0.5 }: FitBoxOptions,
): Placement {
  const width = right - left + MARGIN * 2
  const height = bottom - top + MARGIN * 2
  const room = { width: frame.right - frame.left, height: frame.bottom - frame.top }
  const scale = Math.min(room.width / width, room.height / height, max)
  const middle = ((left + right) / 2) * flip
  return {
    x: (frame.left + frame.right) / 2 - middle * scale,
    y: frame.top + (room.height - height * scale) * vertical - (top - MARGIN * 1.5) * scale,
    scale,
    flip,
  }
}
