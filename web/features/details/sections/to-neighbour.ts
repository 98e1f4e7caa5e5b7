import { toDetail } from '../detail-kinds.ts'
import type { Neighbour } from './neighbour-links.tsx'

/** A comic of the facts as the link to it; undefined where there is none. */
export function toNeighbour(
  comic: { id: number; title: string } | null | undefined,
): Neighbour | undefined {
  return comic ? { to: toDetail('comics', comic.id), name: comic.title } : undefined
}
