import type { PicturedKind } from '#art/pictures.ts'
import type { Catalogue } from '#catalogue/index/catalogue.ts'

interface PicturedRecord {
  kind: PicturedKind
  id: number
}

/**
 * Of each kind so many of ten: what clients show first are the people, then the series with a first
 * issue each. Pictures of creators are initials, and quick to make.
 */
const SHARES = { characters: 6, series: 2, comics: 1, events: 1 } as const
const BEST_FIRST = [{ key: 'renown', descending: true }]

/** The records that most people will ask for, the best known of each kind first. */
export function bestKnownRecords(catalogue: Catalogue, count: number): PicturedRecord[] {
  return Object.entries(SHARES).flatMap(([kind, tenths]) => {
    const known = kind as keyof typeof SHARES
    const wanted = Math.round((count * tenths) / 10)
    const { ids } = catalogue.indexes[known]
    return recordsOf(catalogue, known, wanted).map((record) => ({
      kind: known,
      id: ids[record] as number,
    }))
  })
}

function recordsOf(catalogue: Catalogue, kind: keyof typeof SHARES, count: number): number[] {
  if (kind !== 'comics') return best(catalogue, kind, count)
  // In default order the newest stand first.
  return best(catalogue, 'series', count).flatMap(
    (series) => catalogue.issuesOf('series', series).at(-1) ?? [],
  )
}

function best(
  catalogue: Catalogue,
  kind: Exclude<PicturedKind, 'comics'>,
  count: number,
): number[] {
  return [...catalogue.indexes[kind].ordering.whole(BEST_FIRST).subarray(0, count)]
}
