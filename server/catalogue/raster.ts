import { LRUCache } from 'lru-cache'

export type RasterFormat = 'jpg' | 'png'

/** Cached, because a bitmap costs fifty milliseconds of CPU time, an SVG less than one. */
const CACHE_BYTES = 16_000_000
/** The width of pictures without a variant. */
const FULL_WIDTH = 600
const JPEG_QUALITY = 84

interface Drawing {
  svg: string
  format: RasterFormat
  width: number
}

/**
 * Cache of bitmaps, for clients that cannot use SVG. Concurrent requests for one bitmap share its
 * rendering.
 */
export class Raster {
  private readonly cache = new LRUCache<string, Buffer, Drawing>({
    maxSize: CACHE_BYTES,
    sizeCalculation: (bytes) => bytes.length,
    fetchMethod: (_name, _stale, { context }) => draw(context),
  })

  /** `etag` identifies the SVG. */
  render(svg: string, etag: string, format: RasterFormat, width = FULL_WIDTH): Promise<Buffer> {
    const context = { svg, format, width }
    return this.cache.forceFetch(`${etag} ${format} ${width}`, { context })
  }
}

/** Lazy import: most servers are never asked for a bitmap. */
async function draw({ svg, format, width }: Drawing): Promise<Buffer> {
  const { default: sharp } = await import('sharp')
  const picture = sharp(Buffer.from(svg)).resize({ width }).flatten({ background: '#ffffff' })
  return format === 'png'
    ? picture.png().toBuffer()
    : picture.jpeg({ quality: JPEG_QUALITY }).toBuffer()
}
