import type { SearchKind } from '#contract/search.ts'
import { formatCount } from '#web/lib/format.ts'
import type { CardLook } from '#web/ui/card/cover-card.tsx'
import type { Hit } from './search-api.ts'

interface KindWords {
  title: string
  /** Singular and plural, in lower case. */
  nouns: [one: string, several: string]
  look: CardLook
}

export const KIND_WORDS: Record<SearchKind, KindWords> = {
  characters: { title: 'Characters', nouns: ['character', 'characters'], look: 'character' },
  comics: { title: 'Comics', nouns: ['comic', 'comics'], look: 'comic' },
  series: { title: 'Series', nouns: ['series', 'series'], look: 'series' },
  events: { title: 'Events', nouns: ['event', 'events'], look: 'comic' },
  arcs: { title: 'Story arcs', nouns: ['story arc', 'story arcs'], look: 'comic' },
  creators: { title: 'Creators', nouns: ['creator', 'creators'], look: 'character' },
}

export interface HitGroup {
  kind: SearchKind
  hits: Hit[]
}

/** Groups the hits by kind: the group of the best hit first, and within each the best first. */
export function groupHits(hits: Hit[]): HitGroup[] {
  const groups = Map.groupBy(hits, ({ kind }) => kind)
  return Array.from(groups, ([kind, own]) => ({ kind, hits: own }))
}

/** `1,203 results` */
export function countResults(total: number): string {
  if (total === 0) return 'No results'
  return `${formatCount(total)} ${total === 1 ? 'result' : 'results'}`
}
