import type { CacheCounts } from '#catalogue/wire/bounded-map.ts'
import { bitmapName, type Drawing } from './bitmap.ts'
import type { BitmapFiles } from './bitmap-files.ts'
import type { Raster } from './raster.ts'

/**
 * Bitmaps of the catalogue, in memory and on disk. Those of members' years and lists are private:
 * they are the raster's alone, and never on disk.
 */
export class KeptBitmaps {
  private readonly raster: Raster
  private readonly files: BitmapFiles

  private inMemory = 0
  private onDisk = 0
  private missed = 0

  constructor(raster: Raster, files: BitmapFiles) {
    this.raster = raster
    this.files = files
  }

  /** Undefined if it has to be drawn. */
  async find(drawing: Drawing): Promise<Buffer | undefined> {
    const known = this.raster.find(drawing)
    if (known !== undefined) {
      this.inMemory += 1
      return known
    }
    const bytes = await this.files.read(bitmapName(drawing))
    if (bytes === undefined) {
      this.missed += 1
      // Another request may have begun to draw it meanwhile.
      return this.raster.find(drawing)
    }
    this.onDisk += 1
    this.raster.remember(drawing, bytes)
    return bytes
  }

  /** Nobody waits for the disk. Rejects with 503 when too many others are waiting to be drawn. */
  async render(drawing: Drawing): Promise<Buffer> {
    const known = this.raster.find(drawing)
    if (known !== undefined) return known
    const bytes = await this.raster.render(drawing)
    void this.files.write(bitmapName(drawing), bytes)
    return bytes
  }

  /** Makes it before it is asked for. Resolves with whether it is on disk. */
  async prepare(drawing: Drawing): Promise<boolean> {
    const bytes = await this.raster.render(drawing, { asked: false })
    return this.files.write(bitmapName(drawing), bytes)
  }

  caches(): Record<'bitmaps' | 'bitmaps_on_disk', CacheCounts> {
    const { raster, files, inMemory, onDisk, missed } = this
    return {
      bitmaps: { hits: inMemory, misses: onDisk + missed, ...raster.cacheSize },
      bitmaps_on_disk: { hits: onDisk, misses: missed, ...files.diskSize },
    }
  }

  isOnDisk(drawing: Drawing): Promise<boolean> {
    return this.files.has(bitmapName(drawing))
  }
}
