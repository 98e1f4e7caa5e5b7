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

/** As many as any list asks for, found once for all that is said of them. */
const MOST_WITHIN = 3
const found = new Map<string, string[]>()

function firstFew(query: string): string[] {
  const known = found.get(query)
  if (known !== undefined) return known
  const { hits } = search(query, KINDS, MOST_WITHIN)
  const names = hits.map(({ kind, record }) => `${kind} ${nameOf(kind, record)}`)
  found.set(query, names)
  return names
}

/** The queries whose expected hit is not among the first so many. */
export function missesOf(list: ExpectedHit[], within: 1 | 3 = 1): string[] {
  return list.flatMap(({ query, kind, name }) => {
    const names = firstFew(query).slice(0, within)
    if (names.includes(`${kind} ${name}`)) return []
    return `${query}: ${names.join(', ') || 'nothing'}, not ${kind} ${name}`
  })
}

/** The share of first hits that are the expected ones, in points. */
export function scoreOf(list: ExpectedHit[]): number {
  return 100 * (1 - missesOf(list).length / list.length)
}
