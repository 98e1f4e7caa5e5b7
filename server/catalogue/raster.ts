import { LRUCache } from 'lru-cache'

export type RasterFormat = 'jpg' | 'png'

/** A bitmap costs fifty milliseconds of a processor, a drawing less than one. */
const CACHE_BYTES = 16_000_000
/** Of pictures that are asked for without a variant. */
const FULL_WIDTH = 600
const JPEG_QUALITY = 84

interface Drawing {
  svg: string
  format: RasterFormat
  width: number
}

/** Bitmaps of drawings, for clients that insist. Who asks for one that is being made waits for the same. */
export class Raster {
  private readonly cache = new LRUCache<string, Buffer, Drawing>({
    maxSize: CACHE_BYTES,
    sizeCalculation: (bytes) => bytes.length,
    fetchMethod: (_name, _stale, { context }) => draw(context),
  })

  /** `etag` names the drawing. */
  render(svg: string, etag: string, format: RasterFormat, width = FULL_WIDTH): Promise<Buffer> {
    const context = { svg, format, width }
    return this.cache.forceFetch(`${etag} ${format} ${width}`, { context })
  }
}

/** The library is loaded when it is first needed: most servers never are asked for a bitmap. */
async function draw({ svg, format, width }: Drawing): Promise<Buffer> {
  const { default: sharp } = await import('sharp')
  const picture = sharp(Buffer.from(svg)).resize({ width }).flatten({ background: '#ffffff' })
  return format === 'png'
    ? picture.png().toBuffer()
    : picture.jpeg({ quality: JPEG_QUALITY }).toBuffer()
}
