import { BITMAP_FORMATS, type BitmapFormat, etagOf } from '../catalogue/bitmaps/bitmap.ts'
import { BitmapFiles } from '../catalogue/bitmaps/bitmap-files.ts'
import { KeptBitmaps } from '../catalogue/bitmaps/kept-bitmaps.ts'
import { Raster } from '../catalogue/bitmaps/raster.ts'

export type { BitmapFormat }

export const EXTENSIONS = Object.keys(BITMAP_FORMATS) as BitmapFormat[]

/** The bitmaps of a server without the server, in this folder; a disk that fails is an error. */
export function openBitmaps(folder: string) {
  const raster = new Raster()
  const warn = (reason: unknown) => {
    throw new Error(JSON.stringify(reason))
  }
  const files = new BitmapFiles({ folder, maxBytes: 1e9, log: { warn } })
  const bitmaps = new KeptBitmaps(raster, files)
  const drawingOf = (svg: string, format: BitmapFormat) => ({ svg, etag: etagOf(svg), format })
  return {
    /** Resolves when it is on disk. */
    make: (svg: string, format: BitmapFormat) => bitmaps.prepare(drawingOf(svg, format)),
    find: (svg: string, format: BitmapFormat) => bitmaps.find(drawingOf(svg, format)),
    close: () => Promise.all([raster.close(), files.close()]),
  }
}
