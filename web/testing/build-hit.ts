import { SEARCH_KINDS, type SearchAnswer, type SearchKind } from '#contract/search.ts'

type Hit = SearchAnswer['results'][number]

export function buildHit(overrides: Partial<Hit> = {}): Hit {
  const { kind = 'characters', id = 1009664 } = overrides
  return {
    kind,
    id,
    title: 'Thor',
    subtitle: 'Thor Odinson',
    href: `/${kind}/${id}`,
    thumbnail: { path: `http://rack.example/pictures/${kind}/${id}`, extension: 'svg' },
    matches: [],
    ...overrides,
  }
}

export function buildSearchAnswer(query: string, results: Hit[]): SearchAnswer {
  return { query, total: results.length, totals: buildTotals(results), results }
}

function buildTotals(hits: Hit[]): SearchAnswer['totals'] {
  const count = (kind: SearchKind) => hits.filter((hit) => hit.kind === kind).length
  return Object.fromEntries(SEARCH_KINDS.map((kind) => [kind, count(kind)])) as Record<
    SearchKind,
    number
  >
}
