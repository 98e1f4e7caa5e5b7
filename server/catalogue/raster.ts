import { LRUCache } from 'lru-cache'
import { entryBytes } from '#catalogue/wire/cache-bytes.ts'
import { CACHE_BYTES } from '../cache-bytes.ts'
import { WorkQueue } from './work-queue.ts'

type RasterFormat = 'jpg' | 'png'

/** As many as the cores of a small machine; a full queue is drawn in some three seconds. */
const QUEUE = { running: 2, waiting: 100 }
/** The width of pictures without a variant. */
const FULL_WIDTH = 600
const JPEG_QUALITY = 84

export interface Drawing {
  svg: string
  /** Identifies the SVG. */
  etag: string
  format: RasterFormat
  width?: number | undefined
}

interface RasterOptions {
  draw?: (drawing: Drawing) => Promise<Buffer>
  queue?: typeof QUEUE
}

/**
 * Bitmaps, for clients that cannot use SVG. Cached, because one costs fifty milliseconds of CPU
 * time, an SVG less than one.
 */
export class Raster {
  private readonly draw: (drawing: Drawing) => Promise<Buffer>
  private readonly queue: WorkQueue
  private readonly inFlight = new Map<string, Promise<Buffer>>()
  private readonly cache = new LRUCache<string, Buffer>({
    maxSize: CACHE_BYTES.bitmaps,
    sizeCalculation: (bytes, name) => entryBytes(name, bytes.length),
  })

  constructor({ draw = drawBitmap, queue = QUEUE }: RasterOptions = {}) {
    this.draw = draw
    this.queue = new WorkQueue(queue)
  }

  /** A bitmap that is cached or being drawn already; undefined if it has to be drawn. */
  find(drawing: Drawing): Buffer | Promise<Buffer> | undefined {
    const name = nameOf(drawing)
    return this.cache.get(name) ?? this.inFlight.get(name)
  }

  /**
   * Concurrent requests for one bitmap share its rendering. Rejects with 503 when too many others
   * are waiting to be drawn.
   */
  async render(drawing: Drawing): Promise<Buffer> {
    const known = this.find(drawing)
    if (known !== undefined) return known
    const name = nameOf(drawing)
    const rendering = this.queue.run(() => this.draw(drawing))
    this.inFlight.set(name, rendering)
    try {
      const bytes = await rendering
      this.cache.set(name, bytes)
      return bytes
    } finally {
      this.inFlight.delete(name)
    }
  }
}

function nameOf({ etag, format, width = FULL_WIDTH }: Drawing): string {
  return `${etag} ${format} ${width}`
}

/** Lazy import: most servers are never asked for a bitmap. */
async function drawBitmap({ svg, format, width = FULL_WIDTH }: Drawing): Promise<Buffer> {
  const { default: sharp } = await import('sharp')
  const picture = sharp(Buffer.from(svg)).resize({ width }).flatten({ background: '#ffffff' })
  return format === 'png'
    ? picture.png().toBuffer()
    : picture.jpeg({ quality: JPEG_QUALITY }).toBuffer()
}
