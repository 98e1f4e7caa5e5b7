import type { Pictures } from '#art/pictures.ts'
import { etagOf } from './bitmaps/bitmap.ts'
import type { Raster } from './bitmaps/raster.ts'

/** The width that link previews are made for. */
const WIDTH = 1200
const SHOWN_COVERS = 4

interface PicturedList {
  name: string
  count: number
  comics: readonly number[]
}

/** Pictures of members' lists with the covers that stand first, drawn like those of the catalogue. */
export function createListPictures(loadPictures: () => Promise<Pictures>, raster: Raster) {
  return {
    prepare: async ({ name, count, comics }: PicturedList) => {
      const [pictures, { drawList }] = await Promise.all([
        loadPictures(),
        import('#art/list-picture.ts'),
      ])
      const covers = comics
        .slice(0, SHOWN_COVERS)
        .flatMap((comic) => pictures.picture('comics', comic) ?? [])
      const svg = drawList({ name, count, covers })
      const etag = etagOf(svg)
      const drawing = { svg, etag, format: 'jpg', width: WIDTH } as const
      return { etag, find: () => raster.find(drawing), draw: () => raster.render(drawing) }
    },
  }
}
