import type { Catalogue } from '#catalogue/index/catalogue.ts'
import { buildSearch, type Search } from '#catalogue/search/search.ts'
import { pick, type Random, seeded } from '#catalogue/testing/random-dataset.ts'
import { FULL_SIZE } from '#catalogue/testing/synthetic-catalogue.ts'
import { SEARCH_KINDS } from '#contract/search.ts'
import { type Bench, type Figure, medianFigure, percentile } from './figure.ts'
import { buildSyntheticCatalogue } from './synthetic-folder.ts'

const PASSES = 5
const QUERIES = 500
const LIMIT = 20

/** Typical queries: a whole name, half of one, with a typo, with a number. */
const FORMS: Record<string, (random: Random, name: string) => string> = {
  'whole names': (_random, name) => name,
  beginnings: (random, name) => name.slice(0, 2 + Math.floor(random() * (name.length - 2))),
  'names with a slip': withSlip,
  'beginnings with a slip': (random, name) => withSlip(random, name.slice(0, 8)),
  'series and number': (random, name) => `${name} ${1 + Math.floor(random() * 20)}`,
}

export const search: Bench = {
  name: 'search',
  conditions: [
    `In process at full size, all kinds, ${LIMIT} hits; ${QUERIES} seeded queries made of synthetic names (${Object.keys(FORMS).join(', ')}, a fifth each); medians of ${PASSES} passes by the clock after a warm-up. Nothing is cached.`,
    'Made-up names are built of few syllables, so far more of them are alike than among real names: a hard case for prefixes and slips.',
  ],
  run: measureSearch,
}

async function measureSearch(): Promise<Figure[]> {
  const catalogue = await buildSyntheticCatalogue(FULL_SIZE)
  const began = performance.now()
  const engine = buildSearch(catalogue)
  const buildMs = performance.now() - began
  const queries = makeMessages(catalogue)
  const all = [...queries.values()].flat()
  timesOf(engine, all)
  const passes = Array.from({ length: PASSES }, () => timesOf(engine, all))
  return [
    figure('all queries, 50th percentile', passes, 0.5),
    figure('all queries, 95th percentile', passes, 0.95, 10),
    figure('all queries, 99th percentile', passes, 0.99, 25),
    ...Array.from(queries, ([form, some]) => {
      const own = Array.from({ length: PASSES }, () => timesOf(engine, some))
      return figure(`${form}, 95th percentile`, own, 0.95)
    }),
    medianFigure({ what: 'making the index, once', values: [buildMs], unit: ' ms' }),
  ]
}

function figure(what: string, passes: number[][], share: number, atMost?: number): Figure {
  const values = passes.map((times) => percentile(times, share))
  const limit = atMost === undefined ? {} : { atMost }
  return medianFigure({ what, values, unit: ' ms', digits: 2, ...limit })
}

function timesOf(engine: Search, queries: string[]): number[] {
  return queries.map((query) => {
    const began = performance.now()
    engine.search(query, [...SEARCH_KINDS], LIMIT)
    return performance.now() - began
  })
}

function makeMessages(catalogue: Catalogue): Map<string, string[]> {
  const random = seeded(7)
  const characters = catalogue.characters.map(({ name }) => name)
  const series = catalogue.series.map(({ title }) => title)
  const forms = Object.entries(FORMS)
  return new Map(
    forms.map(([form, make]) => [
      form,
      Array.from({ length: QUERIES / forms.length }, (_, place) => {
        const names = form === 'series and number' || place % 2 === 0 ? series : characters
        return make(random, pick(random, names)).toLowerCase()
      }),
    ]),
  )
}

/** Typos: a letter left out, doubled, replaced, or swapped with the next. */
function withSlip(random: Random, name: string): string {
  const place = 1 + Math.floor(random() * (name.length - 2))
  const [before, letter, after] = [name.slice(0, place), name.charAt(place), name.slice(place + 1)]
  const slips = [
    before + after,
    before + letter + letter + after,
    `${before}e${after}`,
    before + after.charAt(0) + letter + after.slice(1),
  ]
  return pick(random, slips)
}
