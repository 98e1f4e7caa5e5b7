import type { SearchAnswer } from '#contract/search.ts'

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
  return { query, total: results.length, results }
}
