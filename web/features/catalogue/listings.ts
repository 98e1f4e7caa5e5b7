import type { PageQuery } from '#contract/page.ts'
import { createCatalogueSlice } from './create-catalogue-slice.ts'
import { loadCataloguePage } from './load-catalogue-page.ts'

export const characters = createCatalogueSlice('characters', (query: PageQuery, signal) =>
  loadCataloguePage('characters', query, signal),
)
export const comics = createCatalogueSlice('comics', (query: PageQuery, signal) =>
  loadCataloguePage('comics', query, signal),
)
export const series = createCatalogueSlice('series', (query: PageQuery, signal) =>
  loadCataloguePage('series', query, signal),
)
