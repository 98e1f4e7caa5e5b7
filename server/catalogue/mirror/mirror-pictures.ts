import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { PicturedKind, Pictures } from '#art/pictures.ts'
import type { VariantName } from '#art/variants.ts'
import type { Catalogue } from '#catalogue/index/catalogue.ts'
import { bitmapName, type Drawing, etagOf } from '../bitmaps/bitmap.ts'
import { RasterWorkers } from '../bitmaps/raster-workers.ts'
import { widthOfVariant } from '../bitmaps/variant-width.ts'

export const PICTURE_FOLDER = 'pictures'
const PICTURED = [
  'characters',
  'comics',
  'creators',
  'events',
  'series',
] as const satisfies PicturedKind[]

/** All pictures of one record. */
interface PicturedRecord {
  name: string
  kind: PicturedKind
  id: number
}

interface PictureFile {
  /** Below the folder of the mirror. */
  path: string
  drawing: Drawing
}

/** Makes the pictures of a mirror as the server makes its own. */
export class MirrorPictures {
  private readonly catalogue: Catalogue
  private readonly pictures: Pictures
  private readonly variants: readonly string[]
  private readonly workers = new RasterWorkers()

  constructor(catalogue: Catalogue, pictures: Pictures, variants: readonly string[]) {
    this.catalogue = catalogue
    this.pictures = pictures
    this.variants = variants
  }

  get count(): number {
    const sizes = PICTURED.map((kind) => this.catalogue.indexes[kind].size)
    return this.variants.length * sizes.reduce((sum, size) => sum + size, 0)
  }

  *records(): Generator<PicturedRecord> {
    for (const kind of PICTURED) {
      for (const id of this.catalogue.indexes[kind].ids) {
        yield { name: `${PICTURE_FOLDER} ${kind} ${id}`, kind, id }
      }
    }
  }

  files({ kind, id }: PicturedRecord): PictureFile[] {
    return this.variants.map((name) => {
      const variant = name === '' ? undefined : (name as VariantName)
      const svg = this.pictures.picture(kind, id, variant) ?? ''
      const width = widthOfVariant(variant)
      return {
        path: `${PICTURE_FOLDER}/${kind}/${id}${name && `/${name}`}.jpg`,
        drawing: { svg, etag: etagOf(svg), format: 'jpg', width },
      }
    })
  }

  draw(file: PictureFile): Promise<Buffer> {
    return this.workers.draw(file.drawing)
  }

  close(): Promise<void> {
    return this.workers.close()
  }
}

/** Identifies the bytes of pictures before they are made. */
export function digestOfPictures(files: PictureFile[]): string {
  const digest = createHash('sha256')
  for (const { path, drawing } of files) digest.update(`${path} ${bitmapName(drawing)}\n`)
  return digest.digest('hex')
}

export function areThere(folder: string, files: PictureFile[]): boolean {
  return files.every(({ path }) => existsSync(join(folder, path)))
}

const NAME = /^pictures\/([a-z]+)\/(\d+)(?:\/([a-z_]+))?\.jpg$/

/** A picture that no record of ours has, or that is not wanted any more. */
export function isStalePicture(
  catalogue: Catalogue,
  path: string,
  variants: readonly string[],
): boolean {
  const [, name, digits, variant = ''] = NAME.exec(path) ?? []
  const kind = PICTURED.find((one) => one === name)
  if (kind === undefined) return false
  const { ids } = catalogue.indexes[kind]
  const record = catalogue.indexes[kind].numberOf(Number(digits))
  return record === undefined || String(ids[record]) !== digits || !variants.includes(variant)
}
