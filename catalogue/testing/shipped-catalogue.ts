import { join } from 'node:path'
import { Catalogue } from '../index/catalogue.ts'
import { loadCatalogue } from '../load/load-catalogue.ts'

const SHIPPED_DATA = join(import.meta.dirname, '../data')

let shipped: Catalogue | undefined

/** Loaded once a worker, for tests that only read it. */
export function loadShippedCatalogue(): Catalogue {
  shipped ??= new Catalogue(loadCatalogue(SHIPPED_DATA))
  return shipped
}
