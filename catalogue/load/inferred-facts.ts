import type { ComicRecord } from './records.ts'

export type InferredFact = 'coverMonth' | 'onsale' | 'credits' | 'characters'

/** The kinds of facts of which at least one is inferred and not stated for the issue. */
export function inferredFactsOf(comic: ComicRecord): InferredFact[] {
  return [
    ...(comic.coverMonthInferred ? (['coverMonth'] as const) : []),
    ...(comic.onsaleInferred ? (['onsale'] as const) : []),
    ...(comic.credits.some(({ inferred }) => inferred) ? (['credits'] as const) : []),
    ...(comic.inferredCharacters.length > 0 ? (['characters'] as const) : []),
  ]
}
