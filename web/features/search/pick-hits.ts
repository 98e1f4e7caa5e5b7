import type { Hit } from './search-api.ts'

/** As many rows as a box has room for. */
const ROOM = 10
/** As many of the best hits to ask for as let other kinds than the first have their turn. */
export const HITS_ASKED = 30

/** The best hits, in their order. No kind takes more than half of the room that others could fill. */
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
