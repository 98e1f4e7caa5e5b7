import type { Catalogue, Query } from '#catalogue/index/catalogue.ts'
import type { Kind } from '#catalogue/index/kinds.ts'
import { FULL_SIZE, type Size } from '#catalogue/testing/synthetic-catalogue.ts'
import { Answers } from '#catalogue/wire/answers.ts'
import type { Endpoint } from '#catalogue/wire/endpoints.ts'
import { type Parameters, parseParameters } from '#catalogue/wire/parameters.ts'
import { parseQuery } from '#catalogue/wire/parse-query.ts'
import { type Bench, type Figure, median, medianFigure, percentile } from './figure.ts'
import { type ScaleCase, scaleCases } from './scale-cases.ts'
import { buildSyntheticCatalogue } from './synthetic-folder.ts'

const ROUNDS = 5
const BATCHES = 40
const BATCH_MS = 2
const WARM_UP_MS = 150
const PAGES = 16
const TODAY = '2026-11-30'
const LINKS = { resources: 'http://localhost:3000/v1/public', site: 'http://localhost:3000' }

export const scale: Bench = {
  name: 'scale',
  conditions: [
    `In process, every index made before. The cost of a call at full size divided by the cost at a tenth of it; medians of ${ROUNDS} rounds, each the fastest quarter of ${BATCHES} short batches that alternate between both; ${PAGES} pages spread evenly over each list.`,
    '"find" is the index alone (Catalogue.list), with nothing cached. "answer" is a whole call (Answers.answer) whose whole answer is never in the cache (each has another year in its copyright line); the record fragments of the pages are warm.',
  ],
  run: measureScale,
}

async function measureScale(): Promise<Figure[]> {
  const full = await buildSide(FULL_SIZE)
  const tenth = await buildSide(tenthOf(FULL_SIZE))
  return full.cases.flatMap((fullCase, place) => {
    const tenthCase = tenth.cases[place] as ScaleCase
    return [
      compare(
        `find ${fullCase.name}`,
        fullCase,
        findCall(full, fullCase),
        findCall(tenth, tenthCase),
      ),
      compare(
        `answer ${fullCase.name}`,
        fullCase,
        answerCall(full, fullCase),
        answerCall(tenth, tenthCase),
      ),
    ]
  })
}

interface Side {
  catalogue: Catalogue
  answers: Answers
  cases: ScaleCase[]
}

async function buildSide(size: Size): Promise<Side> {
  const catalogue = await buildSyntheticCatalogue(size)
  return { catalogue, answers: new Answers(catalogue, LINKS), cases: scaleCases(catalogue) }
}

function tenthOf(size: Size): Size {
  const entries = Object.entries(size).map(([name, count]) => [name, Math.round(count / 10)])
  return Object.fromEntries(entries) as unknown as Size
}

function findCall({ catalogue }: Side, { endpoint, query }: ScaleCase): () => void {
  const { kind } = endpoint
  const queries = offsetsOf(catalogue, endpoint, query).map((offset) => ({
    ...queryOf(endpoint, parametersOf(query, offset)),
    offset,
  }))
  let call = 0
  return () => {
    catalogue.list(kind, queries[call++ % queries.length] as Query)
  }
}

function answerCall({ catalogue, answers }: Side, { endpoint, query }: ScaleCase): () => void {
  const pages = offsetsOf(catalogue, endpoint, query).map((offset) => parametersOf(query, offset))
  let call = 0
  return () => {
    // The year is part of the cache key and changes only the copyright line, so a new year is a
    // cache miss.
    const now = new Date(Date.UTC(2026 + (call % 250_000), 5, 1))
    answers.answer(endpoint, pages[call++ % pages.length] as Parameters, now)
  }
}

function offsetsOf(catalogue: Catalogue, endpoint: Endpoint, query: string): number[] {
  const whole = queryOf(endpoint, parametersOf(query, 0))
  const last = Math.max(0, catalogue.list(endpoint.kind, whole).total - whole.limit)
  return Array.from({ length: PAGES }, (_, page) => Math.floor((last * page) / (PAGES - 1)))
}

function parametersOf(query: string, offset: number): Parameters {
  return parseParameters(`${query}&offset=${offset}`)
}

function queryOf(endpoint: Endpoint, parameters: Parameters): Query {
  const query = parseQuery(endpoint.kind, parameters, TODAY)
  if (endpoint.type === 'sub') query.conditions.push(parentOf(endpoint.parent, endpoint.parentId))
  return query
}

function parentOf(to: Kind, id: number): Query['conditions'][number] {
  return { by: 'relation', to, ids: [id], match: 'any' }
}

function compare(
  name: string,
  { promised }: ScaleCase,
  atFull: () => void,
  atTenth: () => void,
): Figure {
  const calls = Math.max(callsIn(BATCH_MS, atFull), callsIn(BATCH_MS, atTenth), PAGES)
  const rounds = Array.from({ length: ROUNDS }, () => costsOf(atFull, atTenth, calls))
  const fullUs = median(rounds.map(({ full }) => full))
  const tenthUs = median(rounds.map(({ tenth }) => tenth))
  return medianFigure({
    what: `${name} (${fullUs.toFixed(2)} µs, ${tenthUs.toFixed(2)} µs)`,
    values: rounds.map(({ full, tenth }) => full / tenth),
    digits: 2,
    ...(promised && { atMost: 1.3 }),
  })
}

/** Also the warm-up: it runs many batches. */
function callsIn(ms: number, call: () => void): number {
  let calls = 0
  const began = performance.now()
  while (performance.now() - began < WARM_UP_MS) {
    for (let index = 0; index < PAGES; index += 1) call()
    calls += PAGES
  }
  return Math.ceil((calls * ms) / WARM_UP_MS)
}

/**
 * Batches are shorter than a scheduler time slice, so most are not interrupted, and the fastest
 * quarter is free of the noise of a shared machine.
 */
function costsOf(atFull: () => void, atTenth: () => void, calls: number) {
  const batches = Array.from({ length: BATCHES }, () => ({
    full: costOf(atFull, calls),
    tenth: costOf(atTenth, calls),
  }))
  return {
    full: percentile(
      batches.map(({ full }) => full),
      0.25,
    ),
    tenth: percentile(
      batches.map(({ tenth }) => tenth),
      0.25,
    ),
  }
}

/** Microseconds per call. */
function costOf(call: () => void, calls: number): number {
  const began = performance.now()
  for (let index = 0; index < calls; index += 1) call()
  return ((performance.now() - began) * 1000) / calls
}
