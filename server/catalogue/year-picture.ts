import type { Pictures } from '#art/pictures.ts'
import { YEAR_PICTURE, type Year } from '#contract/year.ts'
import { etagOf } from './bitmaps/bitmap.ts'
import type { Raster } from './bitmaps/raster.ts'

interface YearPictureParts {
  raster: Raster
  /** The drawing code, which is slow to load. */
  load: () => Promise<Pictures>
}

/** A member's year as a PNG, under this name or under none. */
export async function drawYearPicture(
  year: Year,
  name: string | null,
  { raster, load }: YearPictureParts,
): Promise<Buffer> {
  const pictures = await load()
  const { drawYear } = await import('#art/year/draw-year.ts')
  const svg = drawYear(year, name, (kind, id) => pictures.picture(kind, id))
  const etag = etagOf(svg)
  return raster.render({ svg, etag, format: 'png', width: YEAR_PICTURE.width })
}
