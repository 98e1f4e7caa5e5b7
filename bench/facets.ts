import { FULL_SIZE } from '#catalogue/testing/synthetic-catalogue.ts'
import { FacetLists } from '#catalogue/wire/facet-lists.ts'
import { parseParameters } from '#catalogue/wire/parameters.ts'
import { parseQuery } from '#catalogue/wire/parse-query.ts'
import { type Bench, type Figure, medianFigure, percentile } from './figure.ts'
import { buildSyntheticCatalogue } from './synthetic-folder.ts'

const PASSES = 5
const CALLS = 100
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
    `In process at full size, every index made before, no cache of answers; medians of ${PASSES} passes of ${CALLS} calls after a warm-up, all eight facets of the comics in each call.`,
    'The 95th percentile is by the clock and suffers from other programs on the machine; the processor time does not.',
  ],
  run: measureFacets,
}

async function measureFacets(): Promise<Figure[]> {
  const catalogue = await buildSyntheticCatalogue(FULL_SIZE)
  const lists = new FacetLists(catalogue)
  return Object.entries(QUERIES).flatMap(([what, query]) => {
    const { conditions } = parseQuery('comics', parseParameters(query), '2026-11-30')
    const total = catalogue.list('comics', { conditions, order: [], offset: 0, limit: 1 }).total
    const work = () => void lists.facets('comics', conditions)
    for (let call = 0; call < WARM_UP; call += 1) work()
    const passes = Array.from({ length: PASSES }, () => measurePass(work))
    return [
      medianFigure({
        what: `${what} (${total}), 95th percentile`,
        values: passes.map(({ p95 }) => p95),
        unit: ' ms',
        digits: 1,
        atMost: TARGET_MS,
      }),
      medianFigure({
        what: `${what}, processor time on average`,
        values: passes.map(({ cpu }) => cpu),
        unit: ' ms',
        digits: 1,
      }),
    ]
  })
}

/** CPU time has a resolution of some milliseconds, so only an average can be reported. */
function measurePass(work: () => void): { p95: number; cpu: number } {
  const before = threadMs()
  const times = Array.from({ length: CALLS }, () => {
    const began = performance.now()
    work()
    return performance.now() - began
  })
  return { p95: percentile(times, 0.95), cpu: (threadMs() - before) / CALLS }
}

function threadMs(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}
