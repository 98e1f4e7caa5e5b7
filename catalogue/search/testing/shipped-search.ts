import { SEARCH_KINDS, type SearchKind } from '#contract/search.ts'
import { loadShippedCatalogue } from '../../testing/shipped-catalogue.ts'
import { Namer } from '../../wire/summaries.ts'
import { buildSearch } from '../search.ts'

interface ExpectedHit {
  query: string
  kind: string
  name: string
}

export const KINDS: SearchKind[] = [...SEARCH_KINDS]
export const catalogue = loadShippedCatalogue()
export const { search } = buildSearch(catalogue)
const namer = new Namer(catalogue, { resources: '', site: '' })

export function nameOf(kind: SearchKind, record: number): string {
  if (kind === 'arcs') return catalogue.arcs[record]?.title ?? ''
  const series = catalogue.series[record]
  if (kind !== 'series' || series === undefined) return namer.name(kind, record)
  return `${series.title} (${series.startYear})`
}

/** The queries whose expected hit is not among the first so many. */
export function missesOf(list: ExpectedHit[], within = 1): string[] {
  return list.flatMap(({ query, kind, name }) => {
    const { hits } = search(query, KINDS, within)
    const found = hits.map((hit) => `${hit.kind} ${nameOf(hit.kind, hit.record)}`)
    if (found.includes(`${kind} ${name}`)) return []
    return `${query}: ${found.join(', ') || 'nothing'}, not ${kind} ${name}`
  })
}

/** The share of first hits that are the expected ones, in points. */
export function scoreOf(list: ExpectedHit[]): number {
  return 100 * (1 - missesOf(list).length / list.length)
}
