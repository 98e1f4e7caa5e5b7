import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** By extension: sharp's name of the format, and its settings. */
export const BITMAP_FORMATS = {
  jpg: ['jpeg', { quality: 84 }],
  png: ['png', {}],
  webp: ['webp', {}],
  // More effort takes several times as long as drawing the picture, for a file that is 40 % smaller.
  avif: ['avif', { effort: 0 }],
} as const
export type BitmapFormat = keyof typeof BITMAP_FORMATS

/** The width of pictures without a variant. */
const FULL_WIDTH = 600

/** An SVG that is to be a bitmap. */
export interface Drawing {
  svg: string
  /** Identifies the SVG. */
  etag: string
  format: BitmapFormat
  width?: number | undefined
}

/** What decides the bytes besides the drawing: another encoder, another bitmap. */
const ENCODING = JSON.stringify([BITMAP_FORMATS, versionOfSharp()])

export function etagOf(svg: string): string {
  return createHash('sha1').update(svg).digest('base64url')
}

export function widthOf({ width = FULL_WIDTH }: Drawing): number {
  return width
}

/** Identifies the bytes of a bitmap before they are made. */
export function bitmapName(drawing: Drawing, encoding = ENCODING): string {
  const { etag, format } = drawing
  const parts = [etag, format, widthOf(drawing), encoding]
  return createHash('sha1').update(parts.join(' ')).digest('base64url')
}

/** As it is pinned: the library itself is loaded in workers alone. */
function versionOfSharp(): string {
  const manifest = join(import.meta.dirname, '../../../package.json')
  return JSON.parse(readFileSync(manifest, 'utf8')).dependencies.sharp
}
