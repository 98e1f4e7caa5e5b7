import type { Hit } from './search-api.ts'

/** The number of rows in the panel. */
const ROOM = 10
/** How many hits to request, so that other kinds than that of the first hits are among them. */
export const HITS_ASKED = 30

/** The best hits in order. No kind takes more than half of the rows if others could fill them. */
export function pickHits(hits: Hit[]): Hit[] {
  const seen = new Map<string, number>()
  const within = hits.filter(({ kind }) => {
    const count = (seen.get(kind) ?? 0) + 1
    seen.set(kind, count)
    return count <= ROOM / 2
  })
  const others = hits.filter((hit) => !within.includes(hit))
  const picked = new Set([...within, ...others].slice(0, ROOM))
  return hits.filter((hit) => picked.has(hit))
}
