import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { Pictures } from '#art/pictures.ts'
import type { Catalogue } from '#catalogue/index/catalogue.ts'
import type { Config } from '../config.ts'
import type { CallerNetwork } from '../http/caller-address.ts'
import { bestKnownRecords } from './bitmaps/best-known.ts'
import { BitmapFiles, PICTURES } from './bitmaps/bitmap-files.ts'
import { KeptBitmaps } from './bitmaps/kept-bitmaps.ts'
import { type PreparationTimes, prepareBitmaps } from './bitmaps/prepare-bitmaps.ts'
import { Raster } from './bitmaps/raster.ts'
import { pictureRoutes } from './picture-routes.ts'

/** How many bitmaps are made before they are asked for. */
const PREPARED = 500

interface PictureParts {
  catalogue: Catalogue
  config: Pick<Config, 'dataDir' | 'pictureCacheMb'>
  callerNetwork: CallerNetwork
  now: () => Date
  prepared?: number
  times?: PreparationTimes
}

/** The routes of pictures with all that is behind them; ends it with the app. */
export function openPictures(
  app: FastifyInstance,
  { catalogue, config, callerNetwork, now, prepared = PREPARED, times = {} }: PictureParts,
): { raster: Raster; bitmaps: KeptBitmaps; loadPictures: () => Promise<Pictures> } {
  const { log } = app
  const raster = new Raster()
  const folder = join(config.dataDir, PICTURES)
  const files = new BitmapFiles({ folder, maxBytes: config.pictureCacheMb * 1_000_000, log })
  const bitmaps = new KeptBitmaps(raster, files)
  const loadPictures = pictureRoutes(app, { catalogue, callerNetwork, now, bitmaps })
  // With nothing kept, there is only to remove what was.
  const records = () => (config.pictureCacheMb === 0 ? [] : bestKnownRecords(catalogue, prepared))
  let stopPreparing = () => {}
  app.addHook('onListen', async () => {
    const load = loadPictures
    stopPreparing = prepareBitmaps({ records, load, raster, files, bitmaps, log, times })
  })
  app.addHook('onClose', async () => {
    stopPreparing()
    await Promise.all([raster.close(), files.close()])
  })
  return { raster, bitmaps, loadPictures }
}
