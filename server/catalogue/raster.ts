import { BoundedMap } from '#catalogue/wire/bounded-map.ts'

export type RasterFormat = 'jpg' | 'png'

/** A raster costs fifty milliseconds of a processor, a drawing less than one: what is asked for again is kept. */
const KEPT_BYTES = 16_000_000
/** Of pictures that are asked for without a variant. */
const FULL_WIDTH = 600
const JPEG_QUALITY = 84

/** Bitmaps of drawings, for clients that insist. */
export class Raster {
  private readonly kept = new BoundedMap<string, Buffer>(KEPT_BYTES, (bytes) => bytes.length)
  private readonly underWay = new Map<string, Promise<Buffer>>()

  /** `etag` names the drawing. */
  render(svg: string, etag: string, format: RasterFormat, width = FULL_WIDTH): Promise<Buffer> {
    const name = `${etag} ${format} ${width}`
    const kept = this.kept.get(name)
    if (kept !== undefined) return Promise.resolve(kept)
    const running = this.underWay.get(name)
    if (running !== undefined) return running
    const made = draw(svg, format, width)
      .then((bytes) => {
        this.kept.set(name, bytes)
        return bytes
      })
      .finally(() => this.underWay.delete(name))
    this.underWay.set(name, made)
    return made
  }
}

/** The library is loaded when it is first needed: most servers never are asked for a bitmap. */
async function draw(svg: string, format: RasterFormat, width: number): Promise<Buffer> {
  const { default: sharp } = await import('sharp')
  const picture = sharp(Buffer.from(svg)).resize({ width }).flatten({ background: '#ffffff' })
  return format === 'png'
    ? picture.png().toBuffer()
    : picture.jpeg({ quality: JPEG_QUALITY }).toBuffer()
}
