import { etagOf } from '../catalogue/bitmaps/bitmap.ts'
import { Raster } from '../catalogue/bitmaps/raster.ts'

/** A raster that draws one bitmap at a time, while two others wait; each when the test says so. */
export function buildRaster() {
  const turns: PromiseWithResolvers<Buffer>[] = []
  const raster = new Raster({
    draw: () => {
      const turn = Promise.withResolvers<Buffer>()
      turns.push(turn)
      return turn.promise
    },
    queue: { running: 1, waiting: 2 },
  })
  return {
    raster,
    /** What is drawn, in its order. */
    turns,
    /** Resolves with what became of it. */
    render: (svg: string): Promise<'made' | 'not made'> =>
      raster.render({ svg, etag: etagOf(svg), format: 'png' }).then(
        () => 'made',
        () => 'not made',
      ),
  }
}
