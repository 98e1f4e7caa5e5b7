import { createHash } from 'node:crypto'
import { Catalogue } from '#catalogue/index/catalogue.ts'
import { loadCatalogue } from '#catalogue/load/load-catalogue.ts'
import { buildDataFolder } from '#catalogue/testing/data-folder.ts'
import { readConfig } from '../config.ts'
import { buildTestApp, type TestOverrides } from './build-test-app.ts'

const PUBLIC_KEY = '1234'
const PRIVATE_KEY = 'abcd'

/** `ts`, `apikey` and `hash` of the contract's worked example. */
export const CREDENTIALS = `ts=1&apikey=${PUBLIC_KEY}&hash=${createHash('md5').update(`1${PRIVATE_KEY}${PUBLIC_KEY}`).digest('hex')}`

interface CatalogueAppOptions {
  /** Data files by name, as the loader reads them. */
  files: Record<string, string>
  /** Files of layers over them. */
  layers?: Record<string, string>[]
  environment?: Record<string, string>
  overrides?: TestOverrides
}

/**
 * A server with this catalogue and one key pair (1234, abcd), unless the environment overrides it.
 */
export async function buildCatalogueApp({
  files,
  layers = [],
  environment,
  overrides,
}: CatalogueAppOptions) {
  const config = readConfig({
    PUBLIC_URL: 'http://rack.example',
    CATALOGUE_KEYS: `${PUBLIC_KEY}:${PRIVATE_KEY}`,
    ...environment,
  })
  const folder = buildDataFolder(files)
  const laid = layers.map((layer) => buildDataFolder(layer, [folder]))
  const catalogue = new Catalogue(loadCatalogue(folder, laid))
  const { app, store, logLines } = await buildTestApp({ config, catalogue, ...overrides })
  return {
    app,
    store,
    logLines,
    /** GET with the key pair added; `path` is relative to `/v1/public`. */
    get: (path: string, headers: Record<string, string> = {}) => {
      const url = `/v1/public${path}${path.includes('?') ? '&' : '?'}${CREDENTIALS}`
      return app.inject({ url, headers })
    },
  }
}
