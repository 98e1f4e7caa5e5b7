import type { Point } from '../drawing/shapes.ts'
import { type FontName, fontOf, type Glyph, type Segment } from './fonts.ts'

const SPACE = 260
/** Straight edges longer than this are cut where the outline is bent, or letters look broken. */
const LONGEST_EDGE = 220
const MOST_PIECES = 4

interface PlacedGlyph {
  glyph: Glyph
  x: number
}

/** Where each letter of a line stands. The line starts where the ink of its first letter does. */
export function placeGlyphs(font: FontName, text: string, tracking: number): PlacedGlyph[] {
  const { glyphs, kerning } = fontOf(font)
  const placed: PlacedGlyph[] = []
  let x = 0
  let before = ''
  for (const sign of text) {
    const glyph = glyphs.get(sign)
    if (sign === ' ') {
      x += SPACE + tracking
      before = ''
    } else if (glyph !== undefined) {
      x += kerning.get(before + sign) ?? 0
      if (placed.length === 0) x -= glyph.left
      placed.push({ glyph, x })
      x += glyph.advance + tracking
      before = sign
    }
  }
  return placed
}

/** Where a point of the letters (cap height 1000) lies in the path. */
export type Placing = (x: number, y: number) => Point

export interface TraceOptions {
  tracking?: number
  /** The size within the line: small words are set at half of it. */
  scale?: number
  x?: number
  y?: number
  /** The placing bends straight lines. */
  curved?: boolean
}

/** A line of capitals as one path, in whole numbers from point to point: short, and it packs well. */
export function trace(font: FontName, text: string, place: Placing, options: TraceOptions = {}) {
  const { tracking = 0, scale = 1, x = 0, y = 0, curved = false } = options
  const pen = new Pen()
  const put: Placing = (across, down) => place(x + across * scale, y + down * scale)
  for (const placed of placeGlyphs(font, text, tracking)) traceGlyph(placed, pen, put, curved)
  return pen.path
}

function traceGlyph({ glyph, x }: PlacedGlyph, pen: Pen, put: Placing, curved: boolean): void {
  let from: Point = [0, 0]
  for (const { sign, points } of glyph.outline) {
    const end = points.at(-1) ?? from
    if (curved && sign === 'L') traceCuts(from, end, x, pen, put)
    pen.draw(
      sign,
      points.map(([across, down]) => put(x + across, down)),
    )
    from = end
  }
}

/** Goes along an edge up to the last point where it is cut; pieces are equal. */
function traceCuts([x1, y1]: Point, [x2, y2]: Point, x: number, pen: Pen, put: Placing): void {
  const length = Math.hypot(x2 - x1, y2 - y1)
  const pieces = Math.min(MOST_PIECES, Math.ceil(length / LONGEST_EDGE))
  for (let piece = 1; piece < pieces; piece += 1) {
    const across = x + x1 + ((x2 - x1) * piece) / pieces
    pen.lineTo(put(across, y1 + ((y2 - y1) * piece) / pieces))
  }
}

/** Writes a path in as few signs as it can: no letter twice, no space before a minus sign. */
class Pen {
  path = ''
  private last = ''
  private x = 0
  private y = 0
  private startX = 0
  private startY = 0

  draw(sign: Segment['sign'], points: readonly Point[]): void {
    if (sign === 'Z') this.close()
    else if (sign === 'M') this.moveTo(points[0] as Point)
    else if (sign === 'L') this.lineTo(points[0] as Point)
    else this.curveTo(sign === 'Q' ? 'q' : 'c', points)
  }

  lineTo([x, y]: Point): void {
    const across = Math.round(x) - this.x
    const down = Math.round(y) - this.y
    if (across === 0 && down === 0) return
    if (down === 0) this.start('h', across)
    else if (across === 0) this.start('v', down)
    else {
      this.start('l', across)
      this.path += separated(down)
    }
    this.x += across
    this.y += down
  }

  private moveTo([x, y]: Point): void {
    this.x = Math.round(x)
    this.y = Math.round(y)
    this.startX = this.x
    this.startY = this.y
    this.path += `M${this.x}${separated(this.y)}`
    this.last = 'M'
  }

  private curveTo(sign: 'q' | 'c', points: readonly Point[]): void {
    let across = 0
    let down = 0
    points.forEach(([x, y], place) => {
      across = Math.round(x) - this.x
      down = Math.round(y) - this.y
      if (place === 0) this.start(sign, across)
      else this.path += separated(across)
      this.path += separated(down)
    })
    this.x += across
    this.y += down
  }

  private close(): void {
    this.path += 'z'
    this.last = 'z'
    this.x = this.startX
    this.y = this.startY
  }

  /** The first number of a step. */
  private start(sign: string, value: number): void {
    this.path += this.last === sign ? separated(value) : sign + value
    this.last = sign
  }
}

function separated(value: number): string {
  return value < 0 ? String(value) : ` ${value}`
}
