import { FacetLists } from '#catalogue/wire/facet-lists.ts'
import { parseParameters } from '#catalogue/wire/parameters.ts'
import { parseQuery } from '#catalogue/wire/parse-query.ts'
import { type Bench, type Figure, percentileFigure } from './figure.ts'
import { FULL_SIZE } from './synthetic-catalogue.ts'
import { buildSyntheticCatalogue } from './synthetic-folder.ts'

const CALLS = 200
const WARM_UP = 30
const TARGET_MS = 20

const QUERIES = {
  'all comics': '',
  'comics of a decade': 'decade=1990',
  'comics of a famous character': 'characters=2000001',
  'comics of a letter pair': 'titleStartsWith=ka',
  'comics of a format without variants': 'format=comic&noVariants=true',
  'comics of a character in a decade': 'characters=2000001&decade=1990',
}

export const facets: Bench = {
  name: 'facets',
  conditions: [
    `In process at full size, every index made before, no cache of answers; 95th percentile of ${CALLS} calls after a warm-up, all seven facets of the comics in each.`,
  ],
  run: measureFacets,
}

async function measureFacets(): Promise<Figure[]> {
  const catalogue = await buildSyntheticCatalogue(FULL_SIZE)
  const lists = new FacetLists(catalogue)
  return Object.entries(QUERIES).map(([what, query]) => {
    const { conditions } = parseQuery('comics', parseParameters(query), '2026-11-30')
    const total = catalogue.list('comics', { conditions, order: [], offset: 0, limit: 1 }).total
    const values = Array.from({ length: WARM_UP + CALLS }, () => {
      const began = performance.now()
      lists.facets('comics', conditions)
      return performance.now() - began
    }).slice(WARM_UP)
    const named = `${what} (${total})`
    return percentileFigure(
      { what: named, values, unit: ' ms', digits: 1, atMost: TARGET_MS },
      0.95,
    )
  })
}
